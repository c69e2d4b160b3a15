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

  // Passes look variables up all the time; what a record has costs a multiple until it is compiled.
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Variable v
            && id == v.id
            && name.equals(v.name)
            && type.equals(v.type));
  }

  @Override
  public int hashCode() {
    return id;
  }
}
