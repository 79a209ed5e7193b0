/** What guest code may ask of a host that fetches: URLs, methods, headers and bodies, judged as text and data alone. */
package dev.ration.fetch;
