/**
 * One run, from a compiled program and host data to a value or a fault: the only place where realm, meter, interpreter and
 * boundary meet, and the only one where a guest throw or a tripped limit becomes data. Does not know the parser.
 */
package dev.ration.run;
