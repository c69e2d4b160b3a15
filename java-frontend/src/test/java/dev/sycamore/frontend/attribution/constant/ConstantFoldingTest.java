package dev.sycamore.frontend.attribution.constant;

import static com.github.javaparser.ast.expr.BinaryExpr.Operator.DIVIDE;
import static com.github.javaparser.ast.expr.BinaryExpr.Operator.MINUS;
import static com.github.javaparser.ast.expr.BinaryExpr.Operator.MULTIPLY;
import static com.github.javaparser.ast.expr.BinaryExpr.Operator.PLUS;
import static com.github.javaparser.ast.expr.BinaryExpr.Operator.REMAINDER;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConstantFoldingTest {

  private static final float FLOAT_NAN = Float.intBitsToFloat(0xffc00001);
  private static final double DOUBLE_NAN = Double.longBitsToDouble(0xfff8000000000001L);

  /** Processors make other ones: x86-64 has the sign bit set in 0.0 / 0.0. */
  @Test
  void everyNanIsJavas() {
    List<Optional<Object>> floats =
        List.of(
            ConstantFolding.binary(DIVIDE, 0f, 0f),
            ConstantFolding.binary(REMAINDER, 1f, 0f),
            ConstantFolding.binary(MULTIPLY, Float.POSITIVE_INFINITY, 0f),
            ConstantFolding.binary(MINUS, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY),
            ConstantFolding.binary(PLUS, FLOAT_NAN, 1),
            ConstantFolding.unary(UnaryExpr.Operator.MINUS, Float.NaN),
            ConstantFolding.convert(-Double.NaN, Primitive.FLOAT),
            ConstantFolding.convert(FLOAT_NAN, Primitive.FLOAT));
    List<Optional<Object>> doubles =
        List.of(
            ConstantFolding.binary(DIVIDE, 0.0, 0),
            ConstantFolding.binary(REMAINDER, 1.0, 0.0),
            ConstantFolding.binary(MULTIPLY, Double.POSITIVE_INFINITY, 0.0),
            ConstantFolding.binary(MINUS, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY),
            ConstantFolding.binary(PLUS, DOUBLE_NAN, 1f),
            ConstantFolding.unary(UnaryExpr.Operator.MINUS, Double.NaN),
            ConstantFolding.convert(FLOAT_NAN, Primitive.DOUBLE),
            ConstantFolding.convert(DOUBLE_NAN, Primitive.DOUBLE));

    assertThat(floats)
        .extracting(value -> Float.floatToRawIntBits((Float) value.orElseThrow()))
        .containsOnly(0x7fc00000);
    assertThat(doubles)
        .extracting(value -> Double.doubleToRawLongBits((Double) value.orElseThrow()))
        .containsOnly(0x7ff8000000000000L);
  }
}
