/**
 * What a diagnostic is. {@link dev.sycamore.diagnostics.DiagnosticId} is the catalogue: start
 * there. A {@link dev.sycamore.diagnostics.Diagnostic} is one finding, at a {@link
 * dev.sycamore.diagnostics.SourceSpan}, with the call chain ({@link
 * dev.sycamore.diagnostics.CallFrame}) that leads to it. Stages hand it to a {@link
 * dev.sycamore.diagnostics.DiagnosticSink}.
 *
 * <p>The package knows neither the stages that report nor the formats that print: those are in
 * {@code render}, except the few lines of {@link dev.sycamore.diagnostics.ShortRendering} that
 * every host compiler gets.
 */
package dev.sycamore.diagnostics;
