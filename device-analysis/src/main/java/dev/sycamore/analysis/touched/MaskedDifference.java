package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import java.util.List;
import java.util.Optional;

/**
 * Differences such as {@code 2 * x - (x & m)}, which networks that sort have. By the ranges of its
 * two sides alone it may be negative. But it is {@code x + (x & ~m)}.
 */
final class MaskedDifference {
  private static final int MOST_SHIFT = 30;

  private MaskedDifference() {}

  /** Code that has both ranges of a difference, the one of its sides and the one of its bits. */
  static Optional<IndexCode> of(IndexCode left, IndexCode right) {
    Optional<IndexCode> difference =
        IndexCode.operation(IndexOperator.SUBTRACT, Optional.of(left), Optional.of(right));
    if (!right.operator().equals(Optional.of(IndexOperator.AND))) {
      return difference;
    }
    List<IndexCode> sides = right.operands();
    for (int side = 0; side < sides.size(); side++) {
      Optional<IndexCode> other = rest(left, sides.get(side), sides.get(1 - side));
      // The first range shows that nothing wraps around, so that the second one is right.
      Optional<IndexCode> both =
          IndexCode.operation(
              IndexOperator.AT_LEAST,
              IndexCode.operation(IndexOperator.AT_MOST, difference, other),
              other);
      if (both.isPresent()) {
        return both;
      }
    }
    return difference;
  }

  /** What is left of a sum that has a number as a part, without some bits of that number. */
  private static Optional<IndexCode> rest(IndexCode sum, IndexCode number, IndexCode mask) {
    if (!number.isFixed()) {
      return Optional.empty();
    }
    Optional<IndexCode> others =
        IndexCode.operation(
            IndexOperator.SUBTRACT, Optional.of(IndexCode.constant(-1)), Optional.of(mask));
    return IndexCode.operation(
        IndexOperator.ADD,
        without(sum, number),
        IndexCode.operation(IndexOperator.AND, Optional.of(number), others));
  }

  /** A sum without a number that is a part of it. */
  private static Optional<IndexCode> without(IndexCode sum, IndexCode number) {
    if (sum.equals(number)) {
      return Optional.of(IndexCode.constant(0));
    }
    IndexOperator operator = sum.operator().orElse(IndexOperator.ABS);
    List<IndexCode> operands = sum.operands();
    return switch (operator) {
      case ADD -> {
        Optional<IndexCode> first = without(operands.get(0), number);
        yield first.isPresent()
            ? IndexCode.operation(operator, first, Optional.of(operands.get(1)))
            : IndexCode.operation(
                operator, Optional.of(operands.get(0)), without(operands.get(1), number));
      }
      case SUBTRACT ->
          IndexCode.operation(
              operator, without(operands.get(0), number), Optional.of(operands.get(1)));
      case MULTIPLY ->
          operands.get(0).equals(number)
              ? times(number, operands.get(1))
              : operands.get(1).equals(number) ? times(number, operands.get(0)) : Optional.empty();
      case SHIFT_LEFT ->
          operands.get(0).equals(number)
              ? operands.get(1).constant().stream()
                  .filter(by -> by >= 0 && by <= MOST_SHIFT)
                  .mapToObj(by -> times(number, IndexCode.constant(1L << by)))
                  .findFirst()
                  .flatMap(product -> product)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** One time fewer than so many. */
  private static Optional<IndexCode> times(IndexCode number, IndexCode factor) {
    if (factor.constant().isEmpty()) {
      return Optional.empty();
    }
    long fewer = factor.constant().getAsLong() - 1;
    return fewer == 1
        ? Optional.of(number)
        : IndexCode.operation(
            IndexOperator.MULTIPLY, Optional.of(number), Optional.of(IndexCode.constant(fewer)));
  }
}
