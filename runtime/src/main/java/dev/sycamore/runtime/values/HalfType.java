package dev.sycamore.runtime.values;

import java.nio.ShortBuffer;

/**
 * The class for half precision of the public API, for those below it that handle its objects and
 * may not name it. The one provider is found by {@link java.util.ServiceLoader}.
 */
public interface HalfType {
  /** Whether a value is a {@code Half}. */
  boolean isHalf(Object value);

  /** Whether a value is a {@code Half[]}. */
  boolean isArray(Object value);

  /** A new {@code Half[]} of zeros. */
  Object zeros(int length);

  /** The {@code Half} nearest to a number. */
  Object of(float value);

  /** The {@code Half} that has some bits. */
  Object ofBits(short bits);

  /** The bits of a {@code Half}. */
  short bits(Object half);

  /**
   * Copies a part of a {@code Half[]}, as many elements as the target has room for.
   *
   * @throws NullPointerException if an element is null
   */
  void toNative(Object array, int from, ShortBuffer target);

  /** Copies all elements of the source to a part of a {@code Half[]}. */
  void fromNative(ShortBuffer source, Object array, int from);
}
