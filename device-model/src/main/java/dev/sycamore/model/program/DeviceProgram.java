package dev.sycamore.model.program;

import java.util.List;

/**
 * The device part of one compilation.
 *
 * @param units one for each file with kernels
 * @param libraries one for each file that exports functions: those and what they reach, without
 *     kernels
 */
public record DeviceProgram(List<DeviceUnit> units, List<DeviceUnit> libraries) {
  public DeviceProgram {
    units = List.copyOf(units);
    libraries = List.copyOf(libraries);
  }

  /** A program that exports nothing. */
  public DeviceProgram(List<DeviceUnit> units) {
    this(units, List.of());
  }
}
