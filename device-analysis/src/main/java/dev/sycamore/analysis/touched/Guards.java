package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the global indices of the work-items that come to a place.
 *
 * @param exact whether all work-items with such indices come there
 */
record Guards(List<Guard> all, boolean exact) {

  /** Nothing, of code that all work-items run. */
  static final Guards NONE = new Guards(List.of(), true);

  Guards {
    all = List.copyOf(all);
  }

  /** The same where something else decides, too. */
  Guards inexact() {
    return new Guards(all, false);
  }

  /** The same as before some code, of which this is not sure that it ends as it began. */
  Guards exactIf(boolean condition) {
    return new Guards(all, exact && condition);
  }

  /** Where a condition has a value. */
  Guards where(DeviceExpression condition, boolean value, IndexValues values) {
    if (condition instanceof Unary not && not.operator() == UnaryOperator.NOT) {
      return where(not.operand(), !value, values);
    } else if (condition instanceof Logical logical && logical.conjunction() == value) {
      return where(logical.left(), value, values).where(logical.right(), value, values);
    } else if (condition instanceof Binary binary && binary.operator().isComparison()) {
      BinaryOperator operator = value ? binary.operator() : negated(binary.operator());
      return compared(operator, values.of(binary.left()), values.of(binary.right()));
    }
    return inexact();
  }

  private Guards compared(
      BinaryOperator operator, Optional<IndexCode> left, Optional<IndexCode> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return inexact();
    }
    Optional<IndexToken> leftId = left.get().globalId();
    if (leftId.isPresent()) {
      return compared(operator, leftId.get(), right.get());
    }
    Optional<IndexToken> rightId = right.get().globalId();
    return rightId.isPresent()
        ? compared(mirrored(operator), rightId.get(), left.get())
        : inexact();
  }

  private Guards compared(BinaryOperator operator, IndexToken id, IndexCode bound) {
    return switch (operator) {
      case LESS -> limited(id, IndexOperator.AT_MOST, next(bound, IndexOperator.SUBTRACT));
      case LESS_OR_EQUAL -> limited(id, IndexOperator.AT_MOST, Optional.of(bound));
      case GREATER -> limited(id, IndexOperator.AT_LEAST, next(bound, IndexOperator.ADD));
      case GREATER_OR_EQUAL -> limited(id, IndexOperator.AT_LEAST, Optional.of(bound));
      case EQUAL ->
          limited(id, IndexOperator.AT_MOST, Optional.of(bound))
              .limited(id, IndexOperator.AT_LEAST, Optional.of(bound));
      default -> inexact();
    };
  }

  /** The number before or after one. */
  static Optional<IndexCode> next(IndexCode code, IndexOperator operator) {
    return IndexCode.operation(operator, Optional.of(code), Optional.of(IndexCode.constant(1)));
  }

  private Guards limited(IndexToken id, IndexOperator operator, Optional<IndexCode> bound) {
    if (bound.isEmpty()) {
      return inexact();
    }
    List<Guard> more = new ArrayList<>(all);
    more.add(new Guard(id, operator, bound.get()));
    return new Guards(more, exact);
  }

  private static BinaryOperator negated(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER_OR_EQUAL;
      case LESS_OR_EQUAL -> BinaryOperator.GREATER;
      case GREATER -> BinaryOperator.LESS_OR_EQUAL;
      case GREATER_OR_EQUAL -> BinaryOperator.LESS;
      case EQUAL -> BinaryOperator.NOT_EQUAL;
      default -> BinaryOperator.EQUAL;
    };
  }

  /** The operator for the operands in the other order. */
  static BinaryOperator mirrored(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER;
      case LESS_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
      case GREATER -> BinaryOperator.LESS;
      case GREATER_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
      default -> operator;
    };
  }
}
