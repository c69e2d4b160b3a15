/**
 * Which elements of its captured arrays a launch uses, from what the compiler wrote about the
 * kernel. Start at {@link dev.sycamore.runtime.touched.ElementParts}.
 */
package dev.sycamore.runtime.touched;
