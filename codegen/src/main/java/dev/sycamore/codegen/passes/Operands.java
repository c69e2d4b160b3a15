package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.CodegenException;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.WorkItemQuery;
import java.util.ArrayList;
import java.util.List;

/**
 * The operands of expressions that evaluate all of them, left to right and each once, before they
 * do anything themselves. That is every expression but the assignments, {@code Logical}, {@code
 * Conditional} and {@code StatementExpression}.
 */
final class Operands {

  private Operands() {}

  static List<Expression> of(Expression expression) {
    if (expression instanceof Literal
        || expression instanceof ReadLocal
        || expression instanceof ConstantArrayRef
        || expression instanceof Barrier
        || expression instanceof GroupScratch) {
      return List.of();
    } else if (expression instanceof Unary e) {
      return List.of(e.operand());
    } else if (expression instanceof Binary e) {
      return List.of(e.left(), e.right());
    } else if (expression instanceof Convert e) {
      return List.of(e.operand());
    } else if (expression instanceof ReadElement e) {
      return join(List.of(e.view()), e.indices());
    } else if (expression instanceof Extent e) {
      return List.of(e.view());
    } else if (expression instanceof SubView e) {
      return List.of(e.view(), e.offset(), e.length());
    } else if (expression instanceof Call e) {
      return e.arguments();
    } else if (expression instanceof IntrinsicCall e) {
      return e.arguments();
    } else if (expression instanceof WorkItemQuery e) {
      return List.of(e.dimension());
    } else if (expression instanceof SubGroupOperation e) {
      return e.operands();
    } else if (expression instanceof AtomicOperation e) {
      return join(join(List.of(e.view()), e.indices()), e.operands());
    } else if (expression instanceof NewRecord e) {
      return e.components();
    } else if (expression instanceof ReadComponent e) {
      return List.of(e.record());
    }
    throw notPlain(expression);
  }

  /** The same expression on other operands, as many as it has and of the same types. */
  static Expression replace(Expression expression, List<Expression> operands) {
    if (operands.isEmpty() && of(expression).isEmpty()) {
      return expression;
    } else if (expression instanceof Unary e) {
      return new Unary(e.operator(), operands.get(0), e.span());
    } else if (expression instanceof Binary e) {
      return new Binary(e.operator(), operands.get(0), operands.get(1), e.span());
    } else if (expression instanceof Convert e) {
      return new Convert(e.type(), operands.get(0), e.span());
    } else if (expression instanceof ReadElement e) {
      return new ReadElement(operands.get(0), operands.subList(1, operands.size()), e.span());
    } else if (expression instanceof Extent e) {
      return new Extent(operands.get(0), e.dimension(), e.span());
    } else if (expression instanceof SubView e) {
      return new SubView(operands.get(0), operands.get(1), operands.get(2), e.span());
    } else if (expression instanceof Call e) {
      return new Call(e.function(), operands, e.type(), e.span());
    } else if (expression instanceof IntrinsicCall e) {
      return new IntrinsicCall(e.intrinsic(), operands, e.type(), e.span());
    } else if (expression instanceof WorkItemQuery e) {
      return new WorkItemQuery(e.query(), e.dimensions(), operands.get(0), e.span());
    } else if (expression instanceof SubGroupOperation e) {
      return new SubGroupOperation(e.kind(), operands, e.span());
    } else if (expression instanceof AtomicOperation e) {
      int indicesEnd = 1 + e.indices().size();
      return new AtomicOperation(
          e.operator(),
          operands.get(0),
          operands.subList(1, indicesEnd),
          operands.subList(indicesEnd, operands.size()),
          e.type(),
          e.span());
    } else if (expression instanceof NewRecord e) {
      return new NewRecord(e.type(), operands, e.span());
    } else if (expression instanceof ReadComponent e) {
      return new ReadComponent(operands.get(0), e.index(), e.span());
    }
    throw notPlain(expression);
  }

  static List<Expression> join(List<Expression> first, List<Expression> rest) {
    List<Expression> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  private static CodegenException notPlain(Expression expression) {
    return new CodegenException(
        expression.getClass().getSimpleName() + " does not simply evaluate its operands",
        expression.span());
  }
}
