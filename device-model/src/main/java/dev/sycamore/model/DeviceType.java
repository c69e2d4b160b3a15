package dev.sycamore.model;

import dev.sycamore.annotations.Aspect;
import java.util.Set;

/** A type that a value may have on a device. */
public sealed interface DeviceType permits ScalarType, RecordType, ViewType, VoidType {

  /** The aspects that a value of the type needs; memory is no value. */
  default Set<Aspect> aspects() {
    return Set.of();
  }
}
