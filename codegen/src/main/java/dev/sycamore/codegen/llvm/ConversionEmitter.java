package dev.sycamore.codegen.llvm;

import dev.sycamore.model.type.ScalarType;

/** Conversions between numeric types (JLS 5.1.2, 5.1.3). */
final class ConversionEmitter {

  /** Half way between the greatest half and the power of two above it: a tie, to even. */
  private static final double FIRST_TO_OVERFLOW = 65520;

  private final IrFunction function;

  ConversionEmitter(IrFunction function) {
    this.function = function;
  }

  String convert(ScalarType from, ScalarType to, String value) {
    if (from == to) {
      return value;
    } else if (from == ScalarType.HALF && !to.isFloating()) {
      // Every half is a float.
      return convert(ScalarType.FLOAT, to, convert(from, ScalarType.FLOAT, value));
    } else if (from.isFloating() && to == ScalarType.HALF) {
      return cast("fptrunc", from, overflowing(from, value), to);
    } else if (from.isFloating() && to.isFloating()) {
      return cast(from.size() < to.size() ? "fpext" : "fptrunc", from, value, to);
    } else if (from.isFloating()) {
      return to.size() < ScalarType.INT.size()
          ? integer(ScalarType.INT, to, saturate(from, ScalarType.INT, value))
          : saturate(from, to, value);
    } else if (to.isFloating()) {
      return cast(from == ScalarType.CHAR ? "uitofp" : "sitofp", from, value, to);
    }
    return integer(from, to, value);
  }

  /**
   * Infinity in the place of what rounds to it as a half. {@code fptrunc} does that by itself, but
   * LLVM 20.1 takes an integer with few significant bits for a half that is exact, however great it
   * is, and drops the conversion: {@code Half.of(x << 61)}.
   */
  private String overflowing(ScalarType from, String value) {
    String real = LlvmTypes.value(from);
    String capped = value;
    for (int sign : new int[] {1, -1}) {
      String beyond =
          function.value(
              (sign > 0 ? "fcmp oge " : "fcmp ole ")
                  + real
                  + " "
                  + value
                  + ", "
                  + LlvmConstants.real(sign * FIRST_TO_OVERFLOW));
      String infinity = LlvmConstants.real(sign * Double.POSITIVE_INFINITY);
      capped =
          function.value(
              "select i1 " + beyond + ", " + real + " " + infinity + ", " + real + " " + capped);
    }
    return capped;
  }

  private String integer(ScalarType from, ScalarType to, String value) {
    if (from.size() == to.size()) {
      return value;
    } else if (from.size() > to.size()) {
      return cast("trunc", from, value, to);
    }
    return cast(from == ScalarType.CHAR ? "zext" : "sext", from, value, to);
  }

  /**
   * Out of range goes to the nearest end, NaN to 0; {@code fptosi} sees only what it is defined
   * for.
   */
  private String saturate(ScalarType from, ScalarType to, String value) {
    boolean isLong = to == ScalarType.LONG;
    double bound = isLong ? 0x1p63 : 0x1p31;
    String real = LlvmTypes.value(from);
    String least = LlvmConstants.real(-bound);
    String tooSmallOrNaN = function.value("fcmp ult " + real + " " + value + ", " + least);
    String tooSmall = function.value("fcmp olt " + real + " " + value + ", " + least);
    String tooGreat =
        function.value("fcmp oge " + real + " " + value + ", " + LlvmConstants.real(bound));
    String unsafe = function.value("or i1 " + tooSmallOrNaN + ", " + tooGreat);
    String zero = LlvmConstants.real(0);
    String safe =
        function.value(
            "select i1 " + unsafe + ", " + real + " " + zero + ", " + real + " " + value);
    String converted = cast("fptosi", from, safe, to);
    String type = LlvmTypes.value(to);
    String min = isLong ? Long.toString(Long.MIN_VALUE) : Integer.toString(Integer.MIN_VALUE);
    String max = isLong ? Long.toString(Long.MAX_VALUE) : Integer.toString(Integer.MAX_VALUE);
    String capped =
        function.value(
            "select i1 " + tooGreat + ", " + type + " " + max + ", " + type + " " + converted);
    return function.value(
        "select i1 " + tooSmall + ", " + type + " " + min + ", " + type + " " + capped);
  }

  private String cast(String instruction, ScalarType from, String value, ScalarType to) {
    return function.value(
        instruction + " " + LlvmTypes.value(from) + " " + value + " to " + LlvmTypes.value(to));
  }
}
