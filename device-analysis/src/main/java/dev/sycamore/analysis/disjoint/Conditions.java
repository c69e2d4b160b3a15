package dev.sycamore.analysis.disjoint;

import dev.sycamore.model.expression.BinaryOperator;

/** What conditions show of the symbols. */
final class Conditions {

  private Conditions() {}

  /** What is known where a condition has a result. */
  static Facts where(Known condition, boolean wanted, Facts facts, Symbols symbols) {
    try {
      return state(condition, wanted, facts, symbols);
    } catch (ArithmeticException tooLarge) {
      return facts.sparse();
    }
  }

  private static Facts state(Known condition, boolean wanted, Facts facts, Symbols symbols) {
    if (condition instanceof Known.Not not) {
      return state(not.condition(), !wanted, facts, symbols);
    } else if (condition instanceof Known.Joined joined) {
      return joined.conjunction() == wanted
          ? state(joined.right(), wanted, state(joined.left(), wanted, facts, symbols), symbols)
          : facts.sparse();
    } else if (condition instanceof Known.Comparison comparison) {
      return compared(comparison, wanted, facts, symbols);
    }
    return facts.sparse();
  }

  private static Facts compared(
      Known.Comparison comparison, boolean wanted, Facts facts, Symbols symbols) {
    SymbolSum left = comparison.left().value();
    SymbolSum right = comparison.right().value();
    if (!comparison.left().isExact() || !comparison.right().isExact()) {
      return facts.fullIf(left.isShared() && right.isShared());
    }
    SymbolSum more = right.minus(left);
    BinaryOperator operator = wanted ? comparison.operator() : opposite(comparison.operator());
    return switch (operator) {
      case LESS -> facts.notNegative(more.plus(-1), symbols);
      case LESS_OR_EQUAL -> facts.notNegative(more, symbols);
      case GREATER -> facts.notNegative(more.times(-1).plus(-1), symbols);
      case GREATER_OR_EQUAL -> facts.notNegative(more.times(-1), symbols);
      case EQUAL -> facts.notNegative(more, symbols).notNegative(more.times(-1), symbols);
      default -> facts.fullIf(more.isShared());
    };
  }

  private static BinaryOperator opposite(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER_OR_EQUAL;
      case LESS_OR_EQUAL -> BinaryOperator.GREATER;
      case GREATER -> BinaryOperator.LESS_OR_EQUAL;
      case GREATER_OR_EQUAL -> BinaryOperator.LESS;
      case EQUAL -> BinaryOperator.NOT_EQUAL;
      default -> BinaryOperator.EQUAL;
    };
  }
}
