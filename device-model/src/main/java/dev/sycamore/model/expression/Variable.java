package dev.sycamore.model.expression;

import dev.sycamore.model.type.DeviceType;

/**
 * A local variable, parameter, or captured value.
 *
 * @param name as in the source, for readable output
 * @param id unique in the function or kernel that declares it
 * @param type its type
 */
public record Variable(String name, int id, DeviceType type) {

  /** Without the type, which name and id nearly always tell, and which may be large. */
  @Override
  public int hashCode() {
    return 31 * name.hashCode() + id;
  }
}
