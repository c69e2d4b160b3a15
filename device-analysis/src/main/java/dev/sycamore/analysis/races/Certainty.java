package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/** How certain it is that a work-item reaches a place; each constant is weaker than the last. */
enum Certainty {
  /** Its position alone takes it there. */
  SURE,
  /** It gets there in launches that are large enough, as under {@code i < n}. */
  LARGE,
  /** What memory holds decides. */
  BY_DATA,
  /** Anything may keep it away. */
  UNKNOWN,
  /** It does not get there. */
  NEVER;

  /** How certain it is to get through two conditions. */
  Certainty and(Certainty other) {
    return compareTo(other) >= 0 ? this : other;
  }

  private Certainty or(Certainty other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** How certain a condition has a result. */
  static Certainty of(Term condition, boolean wanted) {
    if (condition instanceof Term.Constant number) {
      return (number.value() != 0) == wanted ? SURE : NEVER;
    } else if (!condition.isKnown()) {
      return UNKNOWN;
    } else if (condition instanceof Term.Computed computed
        && computed.operation() instanceof Connective connective) {
      return connective.of(computed.operands(), wanted);
    } else if (condition.readsMemory()) {
      return BY_DATA;
    } else if (condition instanceof Term.Computed computed
        && computed.operation() instanceof List<?> operation
        && operation.get(0) instanceof BinaryOperator operator
        && (ScalarType.INT.equals(operation.get(1)) || ScalarType.LONG.equals(operation.get(1)))) {
      return compared(operator, computed.operands().get(0), computed.operands().get(1), wanted);
    }
    return UNKNOWN;
  }

  private static Certainty compared(
      BinaryOperator operator, Term left, Term right, boolean wanted) {
    boolean rightIsLarger = left instanceof Term.Constant && grows(right);
    boolean leftIsLarger = right instanceof Term.Constant && grows(left);
    boolean holds =
        switch (operator) {
          case LESS, LESS_OR_EQUAL -> wanted ? rightIsLarger : leftIsLarger;
          case GREATER, GREATER_OR_EQUAL -> wanted ? leftIsLarger : rightIsLarger;
          case NOT_EQUAL -> wanted && (rightIsLarger || leftIsLarger);
          case EQUAL -> !wanted && (rightIsLarger || leftIsLarger);
          default -> false;
        };
    return holds ? LARGE : UNKNOWN;
  }

  /** Whether a term is larger than any number, if what it is made of is large. */
  private static boolean grows(Term term) {
    if (term instanceof Term.Shared) {
      return true;
    }
    if (!(term instanceof Term.Computed computed)
        || !(computed.operation() instanceof List<?> operation)
        || !(operation.get(0) instanceof BinaryOperator)) {
      return false;
    }
    Term left = computed.operands().get(0);
    Term right = computed.operands().get(1);
    if (BinaryOperator.SUBTRACT.equals(operation.get(0))
        || BinaryOperator.DIVIDE.equals(operation.get(0))) {
      return grows(left) && isPositive(right);
    }
    return (BinaryOperator.ADD.equals(operation.get(0))
            || BinaryOperator.MULTIPLY.equals(operation.get(0)))
        && (grows(left) || isPositive(left))
        && (grows(right) || isPositive(right));
  }

  private static boolean isPositive(Term term) {
    return term instanceof Term.Constant number && number.value() > 0;
  }

  /** How conditions are put together. */
  enum Connective {
    AND,
    OR,
    NOT;

    private Certainty of(List<Term> operands, boolean wanted) {
      if (this == NOT) {
        return Certainty.of(operands.get(0), !wanted);
      }
      Certainty left = Certainty.of(operands.get(0), wanted);
      Certainty right = Certainty.of(operands.get(1), wanted);
      return (this == AND) == wanted ? left.and(right) : left.or(right);
    }
  }
}
