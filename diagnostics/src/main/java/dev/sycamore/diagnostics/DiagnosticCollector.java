package dev.sycamore.diagnostics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps every finding once and gives them back in source order, whatever order they were found in.
 */
public final class DiagnosticCollector implements DiagnosticSink {

  private static final Comparator<Diagnostic> SOURCE_ORDER =
      Comparator.comparing(Diagnostic::at)
          .thenComparing(Diagnostic::id)
          .thenComparing(Diagnostic::message);

  private final List<Diagnostic> found = new ArrayList<>();

  /**
   * Keeps the first of several diagnostics with the same id at the same place: the shortest way
   * there was walked first.
   */
  @Override
  public void report(Diagnostic diagnostic) {
    if (found.stream().noneMatch(known -> isSame(known, diagnostic))) {
      found.add(diagnostic);
    }
  }

  private static boolean isSame(Diagnostic a, Diagnostic b) {
    return a.id() == b.id()
        && a.at().equals(b.at())
        && (!a.id().isPerFunction() || a.message().equals(b.message()));
  }

  public List<Diagnostic> all() {
    return found.stream().sorted(SOURCE_ORDER).toList();
  }

  public boolean hasErrors() {
    return found.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
