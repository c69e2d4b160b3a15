package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Set;

/**
 * Whether a value of a function may be a constant zero; an array is one if an element is.
 *
 * @param zeros what may hold one
 * @param functions those whose results are known; others may return one
 */
record MayBeZero(String function, Set<ZeroPlace> zeros, Set<String> functions)
    implements SimpleExpressionVisitor<Boolean> {

  private boolean is(DeviceExpression value) {
    return value.accept(this);
  }

  @Override
  public Boolean defaultAction(DeviceExpression expression) {
    return false;
  }

  @Override
  public Boolean visitLiteral(Literal e) {
    return isZero(e.value());
  }

  private static boolean isZero(Object value) {
    return value instanceof Number number && number.doubleValue() == 0;
  }

  @Override
  public Boolean visitReadLocal(ReadLocal e) {
    return zeros.contains(new ZeroPlace.Local(function, e.variable()));
  }

  @Override
  public Boolean visitUnary(Unary e) {
    return is(e.operand());
  }

  @Override
  public Boolean visitConvert(Convert e) {
    return is(e.operand());
  }

  @Override
  public Boolean visitBinary(Binary e) {
    boolean isProduct =
        ((ScalarType) e.type()).isIntegral()
            && (e.operator() == BinaryOperator.MULTIPLY || e.operator() == BinaryOperator.AND);
    return (isProduct && (is(e.left()) || is(e.right())))
        || areConstant(List.of(e.left(), e.right()));
  }

  @Override
  public Boolean visitIntrinsicCall(IntrinsicCall e) {
    // The generated function of a positive difference chooses a zero.
    return e.intrinsic() == Intrinsic.FDIM || areConstant(e.arguments());
  }

  private boolean areConstant(List<DeviceExpression> operands) {
    return operands.stream().allMatch(operand -> operand instanceof Literal || is(operand));
  }

  @Override
  public Boolean visitConditional(Conditional e) {
    return is(e.whenTrue()) || is(e.whenFalse());
  }

  @Override
  public Boolean visitReadElement(ReadElement e) {
    return is(e.view());
  }

  @Override
  public Boolean visitSubView(SubView e) {
    return is(e.view());
  }

  @Override
  public Boolean visitConstantArrayRef(ConstantArrayRef e) {
    return e.array().values().stream().anyMatch(MayBeZero::isZero);
  }

  @Override
  public Boolean visitReadComponent(ReadComponent e) {
    return zeros.contains(new ZeroPlace.Component((RecordType) e.record().type(), e.index()));
  }

  @Override
  public Boolean visitCall(Call e) {
    return !functions.contains(e.function()) || zeros.contains(new ZeroPlace.Result(e.function()));
  }
}
