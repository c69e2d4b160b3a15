package dev.sycamore.codegen.opencl;

import dev.sycamore.annotations.FastMath;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Literal;
import java.util.Optional;

/** The factor that a division by a constant may be. */
final class ConstantReciprocal {

  private ConstantReciprocal() {}

  /**
   * The reciprocal of a constant divisor, if {@code FastMath} allows it instead; neither may be
   * subnormal or infinite, where most digits are lost.
   */
  static Optional<Object> of(Binary division) {
    if (!division.fastMath().allows(FastMath.Option.RECIPROCAL)
        || !(division.right() instanceof Literal divisor)) {
      return Optional.empty();
    }
    if (divisor.value() instanceof Float f) {
      float reciprocal = 1 / f;
      return isNormal(f) && isNormal(reciprocal) ? Optional.of(reciprocal) : Optional.empty();
    } else if (divisor.value() instanceof Double d) {
      double reciprocal = 1 / d;
      return isNormal(d) && isNormal(reciprocal) ? Optional.of(reciprocal) : Optional.empty();
    }
    return Optional.empty();
  }

  private static boolean isNormal(float value) {
    return Float.isFinite(value) && Math.abs(value) >= Float.MIN_NORMAL;
  }

  private static boolean isNormal(double value) {
    return Double.isFinite(value) && Math.abs(value) >= Double.MIN_NORMAL;
  }
}
