package dev.sycamore.diagnostics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps every finding once and gives them back in source order, whatever order they were found in.
 */
public final class DiagnosticCollector implements DiagnosticSink {

  private static final Comparator<Diagnostic> SOURCE_ORDER =
      new Comparator<>() {
        @Override
        public int compare(Diagnostic a, Diagnostic b) {
          int byPlace = a.at().compareTo(b.at());
          if (byPlace != 0) {
            return byPlace;
          }
          int byId = a.id().compareTo(b.id());
          return byId != 0 ? byId : a.message().compareTo(b.message());
        }
      };

  private final List<Diagnostic> found = new ArrayList<>();
  private final List<Diagnostic> repeated = new ArrayList<>();

  /**
   * Keeps the first of several diagnostics with the same id at the same place: the shortest way
   * there was walked first.
   */
  @Override
  public void report(Diagnostic diagnostic) {
    for (Diagnostic known : found) {
      if (isSame(known, diagnostic)) {
        if (!known.chain().equals(diagnostic.chain())) {
          repeated.add(diagnostic);
        }
        return;
      }
    }
    found.add(diagnostic);
  }

  private static boolean isSame(Diagnostic a, Diagnostic b) {
    return a.id() == b.id()
        && a.at().equals(b.at())
        && (!a.id().isPerFunction() || a.message().equals(b.message()));
  }

  public List<Diagnostic> all() {
    List<Diagnostic> sorted = new ArrayList<>(found);
    sorted.sort(SOURCE_ORDER);
    return Collections.unmodifiableList(sorted);
  }

  /** Those of which another one was kept, to which a different call chain leads. */
  public List<Diagnostic> repeated() {
    return Collections.unmodifiableList(repeated);
  }

  /** Those of which this one was kept, in the order of the reports. */
  public List<Diagnostic> repeated(Diagnostic kept) {
    return repeated.stream().filter(diagnostic -> isSame(kept, diagnostic)).toList();
  }

  public boolean hasErrors() {
    for (Diagnostic diagnostic : found) {
      if (diagnostic.severity() == Severity.ERROR) {
        return true;
      }
    }
    return false;
  }
}
