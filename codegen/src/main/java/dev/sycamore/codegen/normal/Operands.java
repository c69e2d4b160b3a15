package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.StatementExpression;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The operands of expressions that evaluate all of them, left to right and each once, before they
 * do anything themselves. That is every expression but the assignments, {@code Logical}, {@code
 * Conditional} and {@code StatementExpression}, and but those that passes replace first.
 */
public final class Operands extends ExpressionRewriter {

  private final UnaryOperator<DeviceExpression> replacement;

  private Operands(UnaryOperator<DeviceExpression> replacement) {
    this.replacement = replacement;
  }

  public static List<DeviceExpression> of(DeviceExpression expression) {
    List<DeviceExpression> operands = new ArrayList<>();
    expression.accept(
        new Operands(
            operand -> {
              operands.add(operand);
              return operand;
            }));
    return operands;
  }

  /** The same expression on other operands, as many as it has and of the same types. */
  public static DeviceExpression replace(
      DeviceExpression expression, List<DeviceExpression> operands) {
    Iterator<DeviceExpression> rest = operands.iterator();
    return expression.accept(new Operands(operand -> rest.next()));
  }

  public static List<DeviceExpression> join(
      List<DeviceExpression> first, List<DeviceExpression> rest) {
    List<DeviceExpression> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  @Override
  protected DeviceExpression rewrite(DeviceExpression operand) {
    return replacement.apply(operand);
  }

  @Override
  public DeviceExpression visitLogical(Logical e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitConditional(Conditional e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitAssign(Assign e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitCompoundAssign(CompoundAssign e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitIncrement(Increment e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitCollective(Collective e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitPrint(Print e) {
    throw notPlain(e);
  }

  @Override
  public DeviceExpression visitStatementExpression(StatementExpression e) {
    throw notPlain(e);
  }

  private static CodegenException notPlain(DeviceExpression expression) {
    return new CodegenException(
        expression.getClass().getSimpleName() + " does not simply evaluate its operands",
        expression.span());
  }
}
