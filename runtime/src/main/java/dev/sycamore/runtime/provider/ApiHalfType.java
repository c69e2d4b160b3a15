package dev.sycamore.runtime.provider;

import dev.sycamore.Half;
import dev.sycamore.runtime.values.HalfType;
import java.nio.ShortBuffer;
import java.util.Arrays;

/** {@link Half} and arrays of it. */
public final class ApiHalfType implements HalfType {

  @Override
  public boolean isHalf(Object value) {
    return value instanceof Half;
  }

  @Override
  public boolean isArray(Object value) {
    return value instanceof Half[];
  }

  @Override
  public Object zeros(int length) {
    Half[] array = new Half[length];
    Arrays.fill(array, Half.ZERO);
    return array;
  }

  @Override
  public Object of(float value) {
    return Half.of(value);
  }

  @Override
  public Object ofBits(short bits) {
    return Half.ofBits(bits);
  }

  @Override
  public short bits(Object half) {
    return ((Half) half).bits();
  }

  @Override
  public void toNative(Object array, int from, ShortBuffer target) {
    Half[] halfs = (Half[]) array;
    for (int i = 0; i < target.capacity(); i++) {
      target.put(i, halfs[from + i].bits());
    }
  }

  @Override
  public void fromNative(ShortBuffer source, Object array, int from) {
    Half[] halfs = (Half[]) array;
    for (int i = 0; i < source.capacity(); i++) {
      Half old = halfs[from + i];
      if (old == null || old.bits() != source.get(i)) {
        halfs[from + i] = Half.ofBits(source.get(i));
      }
    }
  }
}
