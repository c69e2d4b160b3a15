package dev.sycamore.model.expression;

/**
 * Treats some kinds of {@link DeviceExpression} in a way of their own and all others alike, by
 * {@link #defaultAction}.
 *
 * @param <R> what a visit returns
 */
public interface SimpleExpressionVisitor<R> extends ExpressionVisitor<R> {

  /** The visit of every kind whose own method is not overridden. */
  R defaultAction(DeviceExpression expression);

  @Override
  default R visitLiteral(Literal expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitReadLocal(ReadLocal expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitUnary(Unary expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitBinary(Binary expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitLogical(Logical expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitConvert(Convert expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitConditional(Conditional expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitAssign(Assign expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitCompoundAssign(CompoundAssign expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitIncrement(Increment expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitReadElement(ReadElement expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitExtent(Extent expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitSubView(SubView expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitConstantArrayRef(ConstantArrayRef expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitCall(Call expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitCollective(Collective expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitIntrinsicCall(IntrinsicCall expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitWorkItemQuery(WorkItemQuery expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitBarrier(Barrier expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitGroupScratch(GroupScratch expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitSubGroupOperation(SubGroupOperation expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitTargetQuery(TargetQuery expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitNativeOperation(NativeOperation expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitAsyncCopyOperation(AsyncCopyOperation expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitMatrixOperation(MatrixOperation expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitAtomicOperation(AtomicOperation expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitPrint(Print expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitNewRecord(NewRecord expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitReadComponent(ReadComponent expression) {
    return defaultAction(expression);
  }

  @Override
  default R visitStatementExpression(StatementExpression expression) {
    return defaultAction(expression);
  }
}
