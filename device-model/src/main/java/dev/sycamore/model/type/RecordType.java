package dev.sycamore.model.type;

import dev.sycamore.annotations.Aspect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A Java record of device types, or views and scalars that a function returns together; a value,
 * never a reference. One with views is no element of memory, and no argument of a kernel.
 *
 * @param symbol unique in the unit, a C identifier
 * @param displayName as the source names it
 * @param ownAspects that every value of it needs, beside those of its components
 */
public record RecordType(
    String symbol, String displayName, List<Component> components, Set<Aspect> ownAspects)
    implements DeviceType {

  /** One component, in declaration order. */
  public record Component(String name, DeviceType type) {}

  public RecordType {
    components = List.copyOf(components);
    ownAspects = Set.copyOf(ownAspects);
  }

  /** A record that needs what its components need. */
  public RecordType(String symbol, String displayName, List<Component> components) {
    this(symbol, displayName, components, Set.of());
  }

  @Override
  public Set<Aspect> aspects() {
    Set<Aspect> all = new HashSet<>(ownAspects);
    components.forEach(component -> all.addAll(component.type().aspects()));
    return all;
  }

  @Override
  public <R> R accept(DeviceTypeVisitor<R> visitor) {
    return visitor.visitRecordType(this);
  }
}
