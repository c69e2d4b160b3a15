package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ExpressionVisitor;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.StatementExpression;

/**
 * Visits pure expressions: every kind that is an operation of its own in the normal form, or that
 * the normal form does not have, is an internal error.
 *
 * @param <R> what a visit returns
 */
interface PureExpressionVisitor<R> extends ExpressionVisitor<R> {

  /** The error of an expression that must not be here. */
  static CodegenException unexpected(DeviceExpression expression) {
    return new CodegenException(
        "no pure value: " + expression.getClass().getSimpleName(), expression.span());
  }

  @Override
  default R visitAssign(Assign expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitCompoundAssign(CompoundAssign expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitIncrement(Increment expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitCall(Call expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitCollective(Collective expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitAsyncCopyOperation(AsyncCopyOperation expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitMatrixOperation(MatrixOperation expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitAtomicOperation(AtomicOperation expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitBarrier(Barrier expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitGroupScratch(GroupScratch expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitPrint(Print expression) {
    throw unexpected(expression);
  }

  @Override
  default R visitStatementExpression(StatementExpression expression) {
    throw unexpected(expression);
  }
}
