package dev.sycamore.backend.link;

import java.util.Objects;

/**
 * One module, linked of several.
 *
 * @param module IR text or bitcode; not copied, so nobody may change it
 * @param report what it contains, and which functions it lacks
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record LinkedCode(byte[] module, LinkReport report) {
  public LinkedCode {
    Objects.requireNonNull(module, "module");
    Objects.requireNonNull(report, "report");
  }
}
