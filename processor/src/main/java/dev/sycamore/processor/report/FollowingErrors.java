package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.Set;

/** Errors that code leads to which the host compiler refuses: a name that is misspelt, mostly. */
final class FollowingErrors {

  private static final Set<DiagnosticId> IDS =
      Set.of(
          DiagnosticId.VIRTUAL_CALL,
          DiagnosticId.UNSUPPORTED_CONSTRUCT,
          DiagnosticId.UNKNOWN_TYPE,
          DiagnosticId.UNKNOWN_KERNEL,
          DiagnosticId.ENUM_FIELD_WITHOUT_CONSTANTS);

  private FollowingErrors() {}

  /** Whether the host compiler may have an error instead of this one. */
  static boolean contains(Diagnostic diagnostic) {
    return IDS.contains(diagnostic.id());
  }
}
