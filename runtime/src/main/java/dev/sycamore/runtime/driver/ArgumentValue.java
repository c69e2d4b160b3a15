package dev.sycamore.runtime.driver;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.range.IndexExtent;

/** The value of one argument of a launch. */
public sealed interface ArgumentValue {
  /** The kernel does not use it. */
  record Unused() implements ArgumentValue {}

  /** A scalar, as the bits of its type: floating point as raw bits. */
  record Scalar(long bits) implements ArgumentValue {}

  /** A captured array. */
  record Array(DeviceBlock memory, int length) implements ArgumentValue {}

  /** A captured array itself, of primitives, for a stream that uses such. */
  record HostArray(Object array, int length) implements ArgumentValue {}

  /** An accessor. */
  record Access(DeviceBlock memory, BufferRegion region) implements ArgumentValue {}

  /**
   * The report buffer of the launch.
   *
   * @param memory null if it is not needed and the kernel takes null
   * @param offset added to the address of the memory, in bytes
   * @param needed whether the launch may write it
   */
  record Report(DeviceBlock memory, long offset, boolean needed) implements ArgumentValue {}

  /** Local memory; dimension 0 is the slowest. */
  record Local(ElementKind kind, IndexExtent range) implements ArgumentValue {
    /** Its size in bytes. */
    public long size() {
      return kind.size() * range.product();
    }
  }
}
