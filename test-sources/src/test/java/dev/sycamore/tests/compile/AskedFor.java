package dev.sycamore.tests.compile;

import dev.sycamore.diagnostics.DiagnosticId;
import java.util.stream.Stream;

/** The options that ask for diagnostics which are off by default. */
public final class AskedFor {

  private AskedFor() {}

  /** Those for the ids that need one. */
  public static String[] options(Stream<String> ids) {
    return ids.distinct()
        .filter(id -> DiagnosticId.find(id).orElseThrow().isOffByDefault())
        .map(id -> "-Asycamore.severity." + id + "=warning")
        .toArray(String[]::new);
  }
}
