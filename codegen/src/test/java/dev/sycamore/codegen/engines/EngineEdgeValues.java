package dev.sycamore.codegen.engines;

import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;

/** Values where arithmetic goes wrong if it goes wrong. */
public final class EngineEdgeValues {

  private EngineEdgeValues() {}

  private static final double[] REALS = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    3,
    0.1,
    1e10,
    -1e10,
    1e19,
    -1e19,
    127.5,
    -129,
    32768,
    65535.9,
    65536,
    2147483520,
    2147483647,
    2147483648.0,
    -2147483648.0,
    -2147483904.0,
    9.223372e18,
    0x1p63,
    -0x1p63,
    16777217,
    8388609.5,
    2251799813685248.5,
    Float.MIN_VALUE,
    Float.MIN_NORMAL,
    Float.MAX_VALUE,
    Double.MIN_VALUE,
    Double.MIN_NORMAL,
    Double.MAX_VALUE,
    1e-310,
    3e-40,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN
  };

  private static final long[] INTEGERS = {
    0,
    1,
    -1,
    2,
    -2,
    3,
    7,
    -7,
    10,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    -129,
    255,
    256,
    32767,
    32768,
    -32768,
    65535,
    65536,
    0x55555555L,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MIN_VALUE + 1L,
    0x80000000L,
    0xffffffffL,
    0x100000000L,
    16777217,
    (1L << 53) + 1,
    0x123456789abcdefL,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };

  /** Boxed values of a type other than HALF. */
  public static List<Object> of(ScalarType type) {
    List<Object> values = new ArrayList<>();
    if (type == ScalarType.BOOLEAN) {
      values.add(false);
      values.add(true);
    } else if (type.isFloating()) {
      for (double value : REALS) {
        values.add(JvmTypes.convert(type, value));
      }
    } else {
      for (long value : INTEGERS) {
        values.add(JvmTypes.convert(type, value));
      }
    }
    return values;
  }
}
