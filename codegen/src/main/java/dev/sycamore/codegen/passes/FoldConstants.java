package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.normal.Effects;
import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.SimpleStatementVisitor;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;

/** Computes what is constant, and takes out what a constant condition makes unreachable. */
final class FoldConstants extends BodyPass {

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Folder().rewriteBody(body);
  }

  private static final class Folder extends ModelRewriter {

    private final FoldedExpression expressions = new FoldedExpression();
    private final FoldedStatement statements = new FoldedStatement();

    @Override
    protected List<DeviceStatement> rewrite(DeviceStatement statement) {
      List<DeviceStatement> copy = super.rewrite(statement);
      return copy.size() == 1 ? copy.get(0).accept(statements) : copy;
    }

    @Override
    protected DeviceExpression rewrite(DeviceExpression expression) {
      return super.rewrite(expression).accept(expressions);
    }
  }

  /** What is left of a statement whose parts are folded. */
  private static final class FoldedStatement
      implements SimpleStatementVisitor<List<DeviceStatement>> {

    @Override
    public List<DeviceStatement> visitIf(If s) {
      if (!(s.condition() instanceof Literal condition)) {
        return List.of(s);
      }
      return isTrue(condition)
          ? List.of(s.thenBranch())
          : s.elseBranch().map(List::of).orElse(List.of());
    }

    @Override
    public List<DeviceStatement> visitWhile(While s) {
      boolean never = s.condition() instanceof Literal condition && !isTrue(condition);
      return never ? List.of() : List.of(s);
    }

    @Override
    public List<DeviceStatement> defaultAction(DeviceStatement s) {
      return List.of(s);
    }
  }

  /** The value of an expression whose operands are folded, if it is constant. */
  private static final class FoldedExpression implements SimpleExpressionVisitor<DeviceExpression> {

    @Override
    public DeviceExpression visitUnary(Unary e) {
      return e.operand() instanceof Literal operand
          ? literal(e, ConstantArithmetic.unary(e.operator(), operand.value()))
          : e;
    }

    @Override
    public DeviceExpression visitBinary(Binary e) {
      return e.left() instanceof Literal left && e.right() instanceof Literal right
          ? literal(e, ConstantArithmetic.binary(e.operator(), left.value(), right.value()))
          : e;
    }

    @Override
    public DeviceExpression visitConvert(Convert e) {
      return e.operand() instanceof Literal operand
              && e.type() != ScalarType.HALF
              && operand.type() != ScalarType.HALF
          ? literal(e, ConstantArithmetic.convert(e.type(), operand.value()))
          : e;
    }

    @Override
    public DeviceExpression visitConditional(Conditional e) {
      if (!(e.condition() instanceof Literal condition)) {
        return e;
      }
      return isTrue(condition) ? e.whenTrue() : e.whenFalse();
    }

    @Override
    public DeviceExpression visitLogical(Logical e) {
      if (e.left() instanceof Literal left) {
        return isNeutral(left, e) ? e.right() : left;
      }
      // Compilers of OpenCL C warn of a constant on the right.
      if (e.right() instanceof Literal right) {
        return isNeutral(right, e) ? e.left() : Effects.isPure(e.left()) ? right : e;
      }
      return e;
    }

    /** Whether an operand that always has this value leaves the result to the other one. */
    private static boolean isNeutral(Literal operand, Logical operation) {
      return isTrue(operand) == operation.conjunction();
    }

    @Override
    public DeviceExpression defaultAction(DeviceExpression e) {
      return e;
    }

    private static DeviceExpression literal(DeviceExpression expression, Optional<Object> value) {
      return value
          .<DeviceExpression>map(
              v -> new Literal((ScalarType) expression.type(), v, expression.span()))
          .orElse(expression);
    }
  }

  private static boolean isTrue(Literal condition) {
    return (Boolean) condition.value();
  }
}
