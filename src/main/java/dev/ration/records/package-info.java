/** Records of the host, by reflection: the only package that uses it (row 298). */
package dev.ration.records;
