package dev.sycamore.codegen.opencl;

import dev.sycamore.annotations.FastMath;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/**
 * A sum or difference with a product, which may be one operation.
 *
 * @param other what the product is added to
 */
record ContractedSum(
    Binary product, boolean negatesProduct, DeviceExpression other, boolean negatesOther) {

  /** The parts of an operation that is such a sum. */
  static Optional<ContractedSum> of(Binary e) {
    boolean difference = e.operator() == BinaryOperator.SUBTRACT;
    if (!isContracted(e) || !(difference || e.operator() == BinaryOperator.ADD)) {
      return Optional.empty();
    }
    Optional<Binary> left = product(e.left());
    if (left.isPresent()) {
      return Optional.of(
          new ContractedSum(left.get(), e.left() instanceof Unary, e.right(), difference));
    }
    boolean negated = e.right() instanceof Unary;
    return product(e.right())
        .map(product -> new ContractedSum(product, difference != negated, e.left(), false));
  }

  private static boolean isContracted(Binary e) {
    return e.fastMath().allows(FastMath.Option.CONTRACT) && ((ScalarType) e.type()).isFloating();
  }

  private static Optional<Binary> product(DeviceExpression operand) {
    DeviceExpression e =
        operand instanceof Unary unary && unary.operator() == UnaryOperator.NEGATE
            ? unary.operand()
            : operand;
    return e instanceof Binary binary
            && binary.operator() == BinaryOperator.MULTIPLY
            && isContracted(binary)
        ? Optional.of(binary)
        : Optional.empty();
  }
}
