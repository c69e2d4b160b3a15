/**
 * The command {@code sycamorec}: javac with the processor on its path, and more ways to read what
 * it says.
 */
package dev.sycamore.driver;
