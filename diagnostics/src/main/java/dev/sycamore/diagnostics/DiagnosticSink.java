package dev.sycamore.diagnostics;

/** Where a stage hands its findings. */
@FunctionalInterface
public interface DiagnosticSink {
  void report(Diagnostic diagnostic);
}
