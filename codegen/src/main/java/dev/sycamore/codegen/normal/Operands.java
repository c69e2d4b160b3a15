package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Expression;
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

  private final UnaryOperator<Expression> replacement;

  private Operands(UnaryOperator<Expression> replacement) {
    this.replacement = replacement;
  }

  public static List<Expression> of(Expression expression) {
    List<Expression> operands = new ArrayList<>();
    expression.accept(
        new Operands(
            operand -> {
              operands.add(operand);
              return operand;
            }));
    return operands;
  }

  /** The same expression on other operands, as many as it has and of the same types. */
  public static Expression replace(Expression expression, List<Expression> operands) {
    Iterator<Expression> rest = operands.iterator();
    return expression.accept(new Operands(operand -> rest.next()));
  }

  public static List<Expression> join(List<Expression> first, List<Expression> rest) {
    List<Expression> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  @Override
  protected Expression rewrite(Expression operand) {
    return replacement.apply(operand);
  }

  @Override
  public Expression visitLogical(Logical e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitConditional(Conditional e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitAssign(Assign e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitCompoundAssign(CompoundAssign e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitIncrement(Increment e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitCollective(Collective e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitPrint(Print e) {
    throw notPlain(e);
  }

  @Override
  public Expression visitStatementExpression(StatementExpression e) {
    throw notPlain(e);
  }

  private static CodegenException notPlain(Expression expression) {
    return new CodegenException(
        expression.getClass().getSimpleName() + " does not simply evaluate its operands",
        expression.span());
  }
}
