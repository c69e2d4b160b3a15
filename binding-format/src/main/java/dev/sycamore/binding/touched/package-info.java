/**
 * Which elements of captured arrays a launch reads and writes, as functions of its range and of
 * what it captured: {@link dev.sycamore.binding.touched.TouchedText} is the form in binding
 * classes.
 */
package dev.sycamore.binding.touched;
