/** Random device programs, run on the JVM and on devices and compared bit for bit. */
package dev.sycamore.fuzz;
