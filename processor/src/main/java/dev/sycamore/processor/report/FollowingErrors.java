package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.Set;

/** Errors that code leads to which the host compiler refuses: a name that is misspelt, mostly. */
final class FollowingErrors {

  private static final Set<DiagnosticId> IDS =
      Set.of(
          DiagnosticId.SYC1004,
          DiagnosticId.SYC1010,
          DiagnosticId.SYC1012,
          DiagnosticId.SYC1013,
          DiagnosticId.SYC1070);

  private FollowingErrors() {}

  /** Whether the host compiler may have an error instead of this one. */
  static boolean contains(Diagnostic diagnostic) {
    return IDS.contains(diagnostic.id());
  }
}
