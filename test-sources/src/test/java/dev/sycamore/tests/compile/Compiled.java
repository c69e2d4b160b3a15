package dev.sycamore.tests.compile;

import java.nio.file.Path;
import java.util.List;

/**
 * What a compilation left.
 *
 * @param success as the host compiler says
 * @param findings errors and warnings, in the host's order
 * @param output what the host prints besides
 * @param classes the class output folder
 */
public record Compiled(
    boolean success, List<HostDiagnostic> findings, String output, Path classes) {

  public Compiled {
    findings = List.copyOf(findings);
  }

  /** The diagnostics that are ours. */
  public List<HostDiagnostic> ours() {
    return findings.stream().filter(f -> f.id().isPresent()).toList();
  }

  /** Everything that was said, for the message of a failing test. */
  public String transcript() {
    StringBuilder text = new StringBuilder();
    findings.forEach(
        f ->
            text.append(f.file())
                .append('@')
                .append(f.offset())
                .append(": ")
                .append(f.message())
                .append('\n'));
    return text + output;
  }
}
