package dev.sycamore.model.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * Knows the children of each kind of expression, in the order of their evaluation: a visit of an
 * expression rewrites its children. An expression whose children stay the same objects stays the
 * same object.
 */
public abstract class ExpressionRewriter implements ExpressionVisitor<DeviceExpression> {

  /** Returns what replaces an expression; of the same type. */
  protected abstract DeviceExpression rewrite(DeviceExpression expression);

  /** Returns what replaces the place that an assignment writes; rewrites the view and indices. */
  protected AssignmentTarget rewrite(AssignmentTarget target) {
    if (!(target instanceof AssignmentTarget.Element element)) {
      return target;
    }
    DeviceExpression view = rewrite(element.view());
    List<DeviceExpression> indices = rewriteEach(element.indices());
    return view == element.view() && isSame(indices, element.indices())
        ? element
        : new AssignmentTarget.Element(view, indices);
  }

  /** Returns what replaces expressions, each by one; the same list if all stay the same. */
  // A loop and not a stream: expressions may be thousands of operators deep.
  protected final List<DeviceExpression> rewriteEach(List<DeviceExpression> expressions) {
    List<DeviceExpression> result = expressions;
    for (int i = 0; i < expressions.size(); i++) {
      DeviceExpression old = expressions.get(i);
      DeviceExpression replacement = rewrite(old);
      if (replacement != old && isSame(result, expressions)) {
        result = new ArrayList<>(expressions);
      }
      if (replacement != old) {
        result.set(i, replacement);
      }
    }
    return result;
  }

  @SuppressWarnings("ReferenceEquality") // Equal lists of other objects count as rewritten.
  private static boolean isSame(List<DeviceExpression> a, List<DeviceExpression> b) {
    return a == b;
  }

  @Override
  public DeviceExpression visitLiteral(Literal e) {
    return e;
  }

  @Override
  public DeviceExpression visitReadLocal(ReadLocal e) {
    return e;
  }

  @Override
  public DeviceExpression visitUnary(Unary e) {
    DeviceExpression operand = rewrite(e.operand());
    return operand == e.operand() ? e : new Unary(e.operator(), operand, e.span());
  }

  @Override
  public DeviceExpression visitBinary(Binary e) {
    DeviceExpression left = rewrite(e.left());
    DeviceExpression right = rewrite(e.right());
    return left == e.left() && right == e.right()
        ? e
        : new Binary(e.operator(), left, right, e.fastMath(), e.span());
  }

  @Override
  public DeviceExpression visitLogical(Logical e) {
    DeviceExpression left = rewrite(e.left());
    DeviceExpression right = rewrite(e.right());
    return left == e.left() && right == e.right()
        ? e
        : new Logical(e.conjunction(), left, right, e.span());
  }

  @Override
  public DeviceExpression visitConvert(Convert e) {
    DeviceExpression operand = rewrite(e.operand());
    return operand == e.operand() ? e : new Convert(e.type(), operand, e.span());
  }

  @Override
  public DeviceExpression visitConditional(Conditional e) {
    DeviceExpression condition = rewrite(e.condition());
    DeviceExpression whenTrue = rewrite(e.whenTrue());
    DeviceExpression whenFalse = rewrite(e.whenFalse());
    return condition == e.condition() && whenTrue == e.whenTrue() && whenFalse == e.whenFalse()
        ? e
        : new Conditional(condition, whenTrue, whenFalse, e.span());
  }

  @Override
  public DeviceExpression visitAssign(Assign e) {
    AssignmentTarget target = rewrite(e.target());
    DeviceExpression value = rewrite(e.value());
    return target == e.target() && value == e.value() ? e : new Assign(target, value, e.span());
  }

  @Override
  public DeviceExpression visitCompoundAssign(CompoundAssign e) {
    AssignmentTarget target = rewrite(e.target());
    DeviceExpression value = rewrite(e.value());
    return target == e.target() && value == e.value()
        ? e
        : new CompoundAssign(
            target, e.operator(), e.operationType(), value, e.fastMath(), e.span());
  }

  @Override
  public DeviceExpression visitIncrement(Increment e) {
    AssignmentTarget target = rewrite(e.target());
    return target == e.target() ? e : new Increment(target, e.delta(), e.prefix(), e.span());
  }

  @Override
  public DeviceExpression visitReadElement(ReadElement e) {
    DeviceExpression view = rewrite(e.view());
    List<DeviceExpression> indices = rewriteEach(e.indices());
    return view == e.view() && isSame(indices, e.indices())
        ? e
        : new ReadElement(view, indices, e.span());
  }

  @Override
  public DeviceExpression visitExtent(Extent e) {
    DeviceExpression view = rewrite(e.view());
    return view == e.view() ? e : new Extent(view, e.dimension(), e.span());
  }

  @Override
  public DeviceExpression visitSubView(SubView e) {
    DeviceExpression view = rewrite(e.view());
    DeviceExpression offset = rewrite(e.offset());
    DeviceExpression length = rewrite(e.length());
    return view == e.view() && offset == e.offset() && length == e.length()
        ? e
        : new SubView(view, offset, length, e.span());
  }

  @Override
  public DeviceExpression visitConstantArrayRef(ConstantArrayRef e) {
    return e;
  }

  @Override
  public DeviceExpression visitCall(Call e) {
    List<DeviceExpression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments())
        ? e
        : new Call(e.function(), arguments, e.type(), e.span());
  }

  /** A call that a collective operation consists of must stay a call. */
  @Override
  public DeviceExpression visitCollective(Collective e) {
    DeviceExpression operation = rewrite(e.operation());
    return operation == e.operation() ? e : new Collective(e.scope(), (Call) operation, e.span());
  }

  @Override
  public DeviceExpression visitIntrinsicCall(IntrinsicCall e) {
    List<DeviceExpression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments())
        ? e
        : new IntrinsicCall(e.intrinsic(), arguments, e.type(), e.span());
  }

  @Override
  public DeviceExpression visitWorkItemQuery(WorkItemQuery e) {
    DeviceExpression dimension = rewrite(e.dimension());
    return dimension == e.dimension()
        ? e
        : new WorkItemQuery(e.query(), e.dimensions(), dimension, e.span());
  }

  @Override
  public DeviceExpression visitBarrier(Barrier e) {
    return e;
  }

  @Override
  public DeviceExpression visitGroupScratch(GroupScratch e) {
    return e;
  }

  @Override
  public DeviceExpression visitSubGroupOperation(SubGroupOperation e) {
    List<DeviceExpression> operands = rewriteEach(e.operands());
    return isSame(operands, e.operands()) ? e : new SubGroupOperation(e.kind(), operands, e.span());
  }

  @Override
  public DeviceExpression visitTargetQuery(TargetQuery e) {
    return e;
  }

  @Override
  public DeviceExpression visitNativeOperation(NativeOperation e) {
    List<DeviceExpression> operands = rewriteEach(e.operands());
    return isSame(operands, e.operands())
        ? e
        : new NativeOperation(e.function(), operands, e.span());
  }

  @Override
  public DeviceExpression visitAsyncCopyOperation(AsyncCopyOperation e) {
    List<DeviceExpression> views = rewriteEach(e.views());
    List<DeviceExpression> operands = rewriteEach(e.operands());
    return isSame(views, e.views()) && isSame(operands, e.operands())
        ? e
        : new AsyncCopyOperation(e.kind(), views, operands, e.span());
  }

  @Override
  public DeviceExpression visitMatrixOperation(MatrixOperation e) {
    List<DeviceExpression> views = rewriteEach(e.views());
    List<DeviceExpression> offsets = rewriteEach(e.offsets());
    return isSame(views, e.views()) && isSame(offsets, e.offsets())
        ? e
        : new MatrixOperation(e.kind(), views, offsets, e.span());
  }

  @Override
  public DeviceExpression visitAtomicOperation(AtomicOperation e) {
    DeviceExpression view = rewrite(e.view());
    List<DeviceExpression> indices = rewriteEach(e.indices());
    List<DeviceExpression> operands = rewriteEach(e.operands());
    return view == e.view() && isSame(indices, e.indices()) && isSame(operands, e.operands())
        ? e
        : new AtomicOperation(e.operator(), view, indices, operands, e.type(), e.span());
  }

  @Override
  public DeviceExpression visitPrint(Print e) {
    List<DeviceExpression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments()) ? e : new Print(e.format(), arguments, e.span());
  }

  @Override
  public DeviceExpression visitNewRecord(NewRecord e) {
    List<DeviceExpression> components = rewriteEach(e.components());
    return isSame(components, e.components()) ? e : new NewRecord(e.type(), components, e.span());
  }

  @Override
  public DeviceExpression visitReadComponent(ReadComponent e) {
    DeviceExpression read = rewrite(e.record());
    return read == e.record() ? e : new ReadComponent(read, e.index(), e.span());
  }
}
