/**
 * What kernels report to the host while they run: checks, assertions and printed lines, written out
 * with ordinary nodes. Start with {@link dev.sycamore.codegen.reports.Reporting}. What follows
 * knows nothing of reports; the other passes are not known here.
 */
package dev.sycamore.codegen.reports;
