package dev.sycamore.model;

import java.util.List;

/**
 * A Java record of device types; a value, never a reference.
 *
 * @param symbol unique in the unit, a C identifier
 * @param displayName as the source names it
 */
public record RecordType(String symbol, String displayName, List<Component> components)
    implements DeviceType {

  /** One component, in declaration order. */
  public record Component(String name, DeviceType type) {}

  public RecordType {
    components = List.copyOf(components);
  }
}
