package dev.sycamore.model.type;

import dev.sycamore.annotations.Aspect;
import java.util.Set;

/** A type that a value may have on a device. */
public sealed interface DeviceType permits ScalarType, RecordType, ViewType, VoidType {

  /** The aspects that a value of the type needs; memory is no value. */
  default Set<Aspect> aspects() {
    return Set.of();
  }

  /** Calls the method of {@code visitor} for this kind of type. */
  <R> R accept(DeviceTypeVisitor<R> visitor);
}
