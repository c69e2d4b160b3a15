package dev.sycamore.diagnostics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the user chose for single entries of the catalogue.
 *
 * @param chosen the severity of each entry that was named; empty where it was switched off
 */
public record SeverityChoices(Map<DiagnosticId, Optional<Severity>> chosen) {

  /** Nothing is chosen: every entry weighs what the catalogue says. */
  public static final SeverityChoices NONE = new SeverityChoices(Map.of());

  public SeverityChoices {
    chosen = Map.copyOf(chosen);
  }

  /** Whether diagnostics of an entry are reported. */
  public boolean reports(DiagnosticId id) {
    Optional<Severity> choice = chosen.get(id);
    return choice == null ? !id.isOffByDefault() : choice.isPresent();
  }

  /** The diagnostics with the chosen severities, without those that are off, in the same order. */
  public List<Diagnostic> apply(List<Diagnostic> diagnostics) {
    List<Diagnostic> result = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics) {
      Optional<Severity> choice = chosen.get(diagnostic.id());
      if (choice == null) {
        if (!diagnostic.id().isOffByDefault()) {
          result.add(diagnostic);
        }
      } else {
        choice.map(diagnostic::withSeverity).ifPresent(result::add);
      }
    }
    return List.copyOf(result);
  }
}
