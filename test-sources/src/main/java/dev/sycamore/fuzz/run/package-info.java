/** Compiles programs many at a time, runs each on the JVM and on devices, and compares the bits. */
package dev.sycamore.fuzz.run;
