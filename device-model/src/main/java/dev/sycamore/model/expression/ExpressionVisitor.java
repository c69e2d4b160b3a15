package dev.sycamore.model.expression;

/**
 * One method for each kind of {@link DeviceExpression}: a new kind does not compile until every
 * visitor handles it.
 *
 * @param <R> what a visit returns
 */
public interface ExpressionVisitor<R> {

  R visitLiteral(Literal expression);

  R visitReadLocal(ReadLocal expression);

  R visitUnary(Unary expression);

  R visitBinary(Binary expression);

  R visitLogical(Logical expression);

  R visitConvert(Convert expression);

  R visitConditional(Conditional expression);

  R visitAssign(Assign expression);

  R visitCompoundAssign(CompoundAssign expression);

  R visitIncrement(Increment expression);

  R visitReadElement(ReadElement expression);

  R visitExtent(Extent expression);

  R visitSubView(SubView expression);

  R visitConstantArrayRef(ConstantArrayRef expression);

  R visitCall(Call expression);

  R visitCollective(Collective expression);

  R visitIntrinsicCall(IntrinsicCall expression);

  R visitWorkItemQuery(WorkItemQuery expression);

  R visitBarrier(Barrier expression);

  R visitGroupScratch(GroupScratch expression);

  R visitSubGroupOperation(SubGroupOperation expression);

  R visitTargetQuery(TargetQuery expression);

  R visitNativeOperation(NativeOperation expression);

  R visitAsyncCopyOperation(AsyncCopyOperation expression);

  R visitMatrixOperation(MatrixOperation expression);

  R visitAtomicOperation(AtomicOperation expression);

  R visitPrint(Print expression);

  R visitNewRecord(NewRecord expression);

  R visitReadComponent(ReadComponent expression);

  R visitStatementExpression(StatementExpression expression);
}
