package dev.sycamore.model;

import java.util.List;

/** The device part of one compilation. */
public record DeviceProgram(List<DeviceUnit> units) {
  public DeviceProgram {
    units = List.copyOf(units);
  }
}
