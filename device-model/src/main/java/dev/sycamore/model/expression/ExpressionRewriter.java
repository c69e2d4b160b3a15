package dev.sycamore.model.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * Knows the children of each kind of expression, in the order of their evaluation: a visit of an
 * expression rewrites its children. An expression whose children stay the same objects stays the
 * same object.
 */
public abstract class ExpressionRewriter implements ExpressionVisitor<Expression> {

  /** Returns what replaces an expression; of the same type. */
  protected abstract Expression rewrite(Expression expression);

  /** Returns what replaces the place that an assignment writes; rewrites the view and indices. */
  protected AssignmentTarget rewrite(AssignmentTarget target) {
    if (!(target instanceof AssignmentTarget.Element element)) {
      return target;
    }
    Expression view = rewrite(element.view());
    List<Expression> indices = rewriteEach(element.indices());
    return view == element.view() && isSame(indices, element.indices())
        ? element
        : new AssignmentTarget.Element(view, indices);
  }

  /** Returns what replaces expressions, each by one; the same list if all stay the same. */
  // A loop and not a stream: expressions may be thousands of operators deep.
  protected final List<Expression> rewriteEach(List<Expression> expressions) {
    List<Expression> result = expressions;
    for (int i = 0; i < expressions.size(); i++) {
      Expression old = expressions.get(i);
      Expression replacement = rewrite(old);
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
  private static boolean isSame(List<Expression> a, List<Expression> b) {
    return a == b;
  }

  @Override
  public Expression visitLiteral(Literal e) {
    return e;
  }

  @Override
  public Expression visitReadLocal(ReadLocal e) {
    return e;
  }

  @Override
  public Expression visitUnary(Unary e) {
    Expression operand = rewrite(e.operand());
    return operand == e.operand() ? e : new Unary(e.operator(), operand, e.span());
  }

  @Override
  public Expression visitBinary(Binary e) {
    Expression left = rewrite(e.left());
    Expression right = rewrite(e.right());
    return left == e.left() && right == e.right()
        ? e
        : new Binary(e.operator(), left, right, e.fastMath(), e.span());
  }

  @Override
  public Expression visitLogical(Logical e) {
    Expression left = rewrite(e.left());
    Expression right = rewrite(e.right());
    return left == e.left() && right == e.right()
        ? e
        : new Logical(e.conjunction(), left, right, e.span());
  }

  @Override
  public Expression visitConvert(Convert e) {
    Expression operand = rewrite(e.operand());
    return operand == e.operand() ? e : new Convert(e.type(), operand, e.span());
  }

  @Override
  public Expression visitConditional(Conditional e) {
    Expression condition = rewrite(e.condition());
    Expression whenTrue = rewrite(e.whenTrue());
    Expression whenFalse = rewrite(e.whenFalse());
    return condition == e.condition() && whenTrue == e.whenTrue() && whenFalse == e.whenFalse()
        ? e
        : new Conditional(condition, whenTrue, whenFalse, e.span());
  }

  @Override
  public Expression visitAssign(Assign e) {
    AssignmentTarget target = rewrite(e.target());
    Expression value = rewrite(e.value());
    return target == e.target() && value == e.value() ? e : new Assign(target, value, e.span());
  }

  @Override
  public Expression visitCompoundAssign(CompoundAssign e) {
    AssignmentTarget target = rewrite(e.target());
    Expression value = rewrite(e.value());
    return target == e.target() && value == e.value()
        ? e
        : new CompoundAssign(
            target, e.operator(), e.operationType(), value, e.fastMath(), e.span());
  }

  @Override
  public Expression visitIncrement(Increment e) {
    AssignmentTarget target = rewrite(e.target());
    return target == e.target() ? e : new Increment(target, e.delta(), e.prefix(), e.span());
  }

  @Override
  public Expression visitReadElement(ReadElement e) {
    Expression view = rewrite(e.view());
    List<Expression> indices = rewriteEach(e.indices());
    return view == e.view() && isSame(indices, e.indices())
        ? e
        : new ReadElement(view, indices, e.span());
  }

  @Override
  public Expression visitExtent(Extent e) {
    Expression view = rewrite(e.view());
    return view == e.view() ? e : new Extent(view, e.dimension(), e.span());
  }

  @Override
  public Expression visitSubView(SubView e) {
    Expression view = rewrite(e.view());
    Expression offset = rewrite(e.offset());
    Expression length = rewrite(e.length());
    return view == e.view() && offset == e.offset() && length == e.length()
        ? e
        : new SubView(view, offset, length, e.span());
  }

  @Override
  public Expression visitConstantArrayRef(ConstantArrayRef e) {
    return e;
  }

  @Override
  public Expression visitCall(Call e) {
    List<Expression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments())
        ? e
        : new Call(e.function(), arguments, e.type(), e.span());
  }

  /** A call that a collective operation consists of must stay a call. */
  @Override
  public Expression visitCollective(Collective e) {
    Expression operation = rewrite(e.operation());
    return operation == e.operation() ? e : new Collective(e.scope(), (Call) operation, e.span());
  }

  @Override
  public Expression visitIntrinsicCall(IntrinsicCall e) {
    List<Expression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments())
        ? e
        : new IntrinsicCall(e.intrinsic(), arguments, e.type(), e.span());
  }

  @Override
  public Expression visitWorkItemQuery(WorkItemQuery e) {
    Expression dimension = rewrite(e.dimension());
    return dimension == e.dimension()
        ? e
        : new WorkItemQuery(e.query(), e.dimensions(), dimension, e.span());
  }

  @Override
  public Expression visitBarrier(Barrier e) {
    return e;
  }

  @Override
  public Expression visitGroupScratch(GroupScratch e) {
    return e;
  }

  @Override
  public Expression visitSubGroupOperation(SubGroupOperation e) {
    List<Expression> operands = rewriteEach(e.operands());
    return isSame(operands, e.operands()) ? e : new SubGroupOperation(e.kind(), operands, e.span());
  }

  @Override
  public Expression visitTargetQuery(TargetQuery e) {
    return e;
  }

  @Override
  public Expression visitNativeOperation(NativeOperation e) {
    List<Expression> operands = rewriteEach(e.operands());
    return isSame(operands, e.operands())
        ? e
        : new NativeOperation(e.function(), operands, e.span());
  }

  @Override
  public Expression visitAsyncCopyOperation(AsyncCopyOperation e) {
    List<Expression> views = rewriteEach(e.views());
    List<Expression> operands = rewriteEach(e.operands());
    return isSame(views, e.views()) && isSame(operands, e.operands())
        ? e
        : new AsyncCopyOperation(e.kind(), views, operands, e.span());
  }

  @Override
  public Expression visitMatrixOperation(MatrixOperation e) {
    List<Expression> views = rewriteEach(e.views());
    List<Expression> offsets = rewriteEach(e.offsets());
    return isSame(views, e.views()) && isSame(offsets, e.offsets())
        ? e
        : new MatrixOperation(e.kind(), views, offsets, e.span());
  }

  @Override
  public Expression visitAtomicOperation(AtomicOperation e) {
    Expression view = rewrite(e.view());
    List<Expression> indices = rewriteEach(e.indices());
    List<Expression> operands = rewriteEach(e.operands());
    return view == e.view() && isSame(indices, e.indices()) && isSame(operands, e.operands())
        ? e
        : new AtomicOperation(e.operator(), view, indices, operands, e.type(), e.span());
  }

  @Override
  public Expression visitPrint(Print e) {
    List<Expression> arguments = rewriteEach(e.arguments());
    return isSame(arguments, e.arguments()) ? e : new Print(e.format(), arguments, e.span());
  }

  @Override
  public Expression visitNewRecord(NewRecord e) {
    List<Expression> components = rewriteEach(e.components());
    return isSame(components, e.components()) ? e : new NewRecord(e.type(), components, e.span());
  }

  @Override
  public Expression visitReadComponent(ReadComponent e) {
    Expression read = rewrite(e.record());
    return read == e.record() ? e : new ReadComponent(read, e.index(), e.span());
  }
}
