/**
 * How diagnostics reach the user: {@link dev.sycamore.processor.report.Reporter} hands them to the
 * host compiler, or to the program that calls it ({@link
 * dev.sycamore.processor.report.DiagnosticTap}). {@link dev.sycamore.processor.report.CurrentPlace}
 * records the place that is worked on, and makes a diagnostic of an exception there.
 *
 * <p>It decides neither what is wrong nor when a compilation stops.
 */
package dev.sycamore.processor.report;
