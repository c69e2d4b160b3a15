package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.Statement;
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

    @Override
    protected List<Statement> rewrite(Statement statement) {
      List<Statement> copy = super.rewrite(statement);
      if (copy.size() != 1) {
        return copy;
      }
      if (copy.get(0) instanceof If s && s.condition() instanceof Literal condition) {
        return isTrue(condition)
            ? List.of(s.thenBranch())
            : s.elseBranch().map(List::of).orElse(List.of());
      }
      if (copy.get(0) instanceof While s
          && s.condition() instanceof Literal condition
          && !isTrue(condition)) {
        return List.of();
      }
      return copy;
    }

    @Override
    protected Expression rewrite(Expression expression) {
      Expression copy = super.rewrite(expression);
      if (copy instanceof Unary e && e.operand() instanceof Literal operand) {
        return literal(e, ConstantArithmetic.unary(e.operator(), operand.value()));
      } else if (copy instanceof Binary e
          && e.left() instanceof Literal left
          && e.right() instanceof Literal right) {
        return literal(e, ConstantArithmetic.binary(e.operator(), left.value(), right.value()));
      } else if (copy instanceof Convert e
          && e.operand() instanceof Literal operand
          && e.type() != ScalarType.HALF
          && operand.type() != ScalarType.HALF) {
        return literal(e, ConstantArithmetic.convert(e.type(), operand.value()));
      } else if (copy instanceof Conditional e && e.condition() instanceof Literal condition) {
        return isTrue(condition) ? e.whenTrue() : e.whenFalse();
      } else if (copy instanceof Logical e && e.left() instanceof Literal left) {
        return isTrue(left) == e.conjunction() ? e.right() : left;
      }
      return copy;
    }

    private static boolean isTrue(Literal condition) {
      return (Boolean) condition.value();
    }

    private static Expression literal(Expression expression, Optional<Object> value) {
      return value
          .<Expression>map(v -> new Literal((ScalarType) expression.type(), v, expression.span()))
          .orElse(expression);
    }
  }
}
