/** A ready-made capability for httpFetch. Optional: needs Apache HttpClient 5 on the class path. */
package dev.ration.http;
