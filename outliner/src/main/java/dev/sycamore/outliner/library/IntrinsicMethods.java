package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The methods of the JDK and of {@code DeviceMath} that are operations of every target. */
public final class IntrinsicMethods {

  private static final Map<String, Intrinsic> MATH =
      Map.of(
          "abs", Intrinsic.ABS,
          "min", Intrinsic.MIN,
          "max", Intrinsic.MAX,
          "sqrt", Intrinsic.SQRT,
          "floor", Intrinsic.FLOOR,
          "ceil", Intrinsic.CEIL,
          "rint", Intrinsic.RINT,
          "fma", Intrinsic.FMA,
          "multiplyHigh", Intrinsic.MULTIPLY_HIGH);

  private static final Map<String, Intrinsic> OTHERS =
      Map.ofEntries(
          Map.entry("java.lang.Float.floatToRawIntBits(float)", Intrinsic.FLOAT_TO_BITS),
          Map.entry("java.lang.Float.intBitsToFloat(int)", Intrinsic.BITS_TO_FLOAT),
          Map.entry("java.lang.Double.doubleToRawLongBits(double)", Intrinsic.DOUBLE_TO_BITS),
          Map.entry("java.lang.Double.longBitsToDouble(long)", Intrinsic.BITS_TO_DOUBLE),
          Map.entry("java.lang.Integer.bitCount(int)", Intrinsic.BIT_COUNT),
          Map.entry("java.lang.Long.bitCount(long)", Intrinsic.BIT_COUNT),
          Map.entry("java.lang.Integer.numberOfLeadingZeros(int)", Intrinsic.LEADING_ZEROS),
          Map.entry("java.lang.Long.numberOfLeadingZeros(long)", Intrinsic.LEADING_ZEROS),
          Map.entry("java.lang.Integer.numberOfTrailingZeros(int)", Intrinsic.TRAILING_ZEROS),
          Map.entry("java.lang.Long.numberOfTrailingZeros(long)", Intrinsic.TRAILING_ZEROS),
          Map.entry("java.lang.Integer.max(int, int)", Intrinsic.MAX),
          Map.entry("java.lang.Integer.min(int, int)", Intrinsic.MIN),
          Map.entry("java.lang.Long.max(long, long)", Intrinsic.MAX),
          Map.entry("java.lang.Long.min(long, long)", Intrinsic.MIN),
          Map.entry("java.lang.Float.max(float, float)", Intrinsic.MAX),
          Map.entry("java.lang.Float.min(float, float)", Intrinsic.MIN),
          Map.entry("java.lang.Double.max(double, double)", Intrinsic.MAX),
          Map.entry("java.lang.Double.min(double, double)", Intrinsic.MIN),
          Map.entry(ApiTypes.DEVICE_MATH + ".fdim(float, float)", Intrinsic.FDIM),
          Map.entry(ApiTypes.DEVICE_MATH + ".fdim(double, double)", Intrinsic.FDIM));

  private IntrinsicMethods() {}

  /** The operation that a static method is, if it is one. */
  public static Optional<Intrinsic> find(MethodSymbol method) {
    String owner = method.owner().canonicalName();
    if (owner.equals("java.lang.Math") || owner.equals("java.lang.StrictMath")) {
      return Optional.ofNullable(MATH.get(method.name()));
    }
    return Optional.ofNullable(OTHERS.get(signature(method)));
  }

  /** {@code java.lang.Math.max(int, int)}. */
  public static String signature(MethodSymbol method) {
    return method.owner().canonicalName()
        + "."
        + method.name()
        + method.parameters().stream()
            .map(p -> p.type().toString())
            .collect(Collectors.joining(", ", "(", ")"));
  }
}
