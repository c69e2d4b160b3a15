package dev.sycamore.backend.aspects;

import java.util.List;
import java.util.Objects;

/**
 * A module with its aspects.
 *
 * @param module IR text or bitcode; not copied, so nobody may change it
 * @param warnings each a few lines, ready to be printed
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record PropagatedModule(byte[] module, List<String> warnings) {
  public PropagatedModule {
    Objects.requireNonNull(module, "module");
    warnings = List.copyOf(warnings);
  }
}
