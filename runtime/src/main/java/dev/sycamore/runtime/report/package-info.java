/**
 * What kernels report to the host while they run: violations of Java's rules, and printed lines.
 * Start at {@link dev.sycamore.runtime.report.Reports}.
 */
package dev.sycamore.runtime.report;
