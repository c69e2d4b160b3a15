/**
 * Which elements of captured arrays a kernel touches, as code that the runtime evaluates at the
 * launch. Start at {@link dev.sycamore.analysis.touched.TouchedElements}.
 */
package dev.sycamore.analysis.touched;
