package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticSink;

/**
 * Lets a program that calls the compiler have the diagnostics themselves, and not only the text
 * that the compiler prints. The compiler makes the processor, so there is no other way to it than
 * the thread that both run in.
 */
public final class DiagnosticTap {

  private static final ThreadLocal<DiagnosticSink> SINK = new ThreadLocal<>();

  private DiagnosticTap() {}

  /** Runs {@code compilation}; {@code sink} gets every diagnostic before the compiler does. */
  public static void during(DiagnosticSink sink, Runnable compilation) {
    SINK.set(sink);
    try {
      compilation.run();
    } finally {
      SINK.remove();
    }
  }

  /** Whether a program has the diagnostics of this thread's compilation. */
  public static boolean isOpen() {
    return SINK.get() != null;
  }

  public static void tell(Diagnostic diagnostic) {
    DiagnosticSink sink = SINK.get();
    if (sink != null) {
      sink.report(diagnostic);
    }
  }
}
