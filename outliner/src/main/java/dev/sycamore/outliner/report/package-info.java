/**
 * What goes wrong, with the calls from a kernel to its place. {@link
 * dev.sycamore.outliner.report.Faults} reports for one function and leaves the construct by {@link
 * dev.sycamore.outliner.report.Unlowerable}; {@link
 * dev.sycamore.outliner.report.InternalErrorGuard} is the one place that catches internal errors;
 * {@link dev.sycamore.outliner.report.UnattributedCode} keeps what is left to the host compiler to
 * report; {@link dev.sycamore.outliner.report.Suppressions} are the warnings that the source
 * suppresses.
 *
 * <p>It knows source files and their attribution, but no rule.
 */
package dev.sycamore.outliner.report;
