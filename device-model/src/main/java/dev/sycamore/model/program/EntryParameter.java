package dev.sycamore.model.program;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.model.type.DeviceType;
import java.util.ArrayList;
import java.util.List;

/**
 * One parameter of a kernel's entry point.
 *
 * @param argument index into the kernel's arguments; one past the last for REPORT
 * @param dimension for ranges and offsets, 0 the slowest; else 0
 * @param type of the value; INT for lengths, ranges and offsets; for pointers the view's type
 * @param offset in the argument block, in bytes; -1 where dropped
 * @param size in bytes; 8 for pointers
 * @param used whether the kernel needs it; others are dropped
 */
public record EntryParameter(
    int argument,
    ParameterRole role,
    int dimension,
    DeviceType type,
    int offset,
    int size,
    boolean used) {

  /** Those that an argument becomes, without the ones that are dropped. */
  public static List<EntryParameter> used(List<EntryParameter> parameters, int argument) {
    List<EntryParameter> used = new ArrayList<>();
    for (EntryParameter parameter : parameters) {
      if (parameter.argument() == argument && parameter.used()) {
        used.add(parameter);
      }
    }
    return used;
  }

  /** Whether one of some parameters has a role. */
  public static boolean have(List<EntryParameter> parameters, ParameterRole role) {
    for (EntryParameter parameter : parameters) {
      if (parameter.role() == role) {
        return true;
      }
    }
    return false;
  }
}
