package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.UnreadableFieldException;
import dev.sycamore.runtime.failure.ApiExceptions;

/** A kernel of a binding class. Two are equal if they are the same kernel of the same class. */
public record BoundKernel(UnitBinding unit, int index, KernelBinding binding) {

  /** Where the kernel is: {@code File.java:line}. */
  public String place() {
    return binding.file() + ":" + binding.line();
  }

  /** The kernel in messages, by name and place: {@code 'Unit.run' (Unit.java:12:5)}. */
  public String shown() {
    return "'" + binding.name() + "' (" + place() + ":" + binding.column() + ")";
  }

  /**
   * The value of an argument for a set of captured values.
   *
   * @throws dev.sycamore.KernelNotSupportedException if it is a field that the binding class may
   *     not read
   */
  public Object argument(int argument, Object[] captured) {
    try {
      return unit.argument(index, argument, captured);
    } catch (UnreadableFieldException e) {
      throw ApiExceptions.notSupported(e.getMessage(), e.getCause());
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoundKernel that && unit == that.unit && index == that.index;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(unit) * 31 + index;
  }
}
