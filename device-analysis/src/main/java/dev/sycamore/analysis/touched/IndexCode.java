package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.binding.touched.LaunchQuantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What an integer of a kernel is, in terms of its launch: code that leaves one value.
 *
 * @param tokens operands before their operators
 */
record IndexCode(List<IndexToken> tokens) {

  /** Longer code would take longer than the copy that it saves. */
  static final int MOST_TOKENS = 96;

  /** Of these, only the range is in the code. */
  private static final Set<IndexToken> CHOICES =
      Set.of(IndexOperator.EITHER, IndexOperator.UP, IndexOperator.DOWN);

  IndexCode {
    tokens = List.copyOf(tokens);
  }

  static IndexCode constant(long value) {
    return new IndexCode(List.of(new IndexToken.Constant(value)));
  }

  static IndexCode of(LaunchQuantity quantity, int number) {
    return new IndexCode(List.of(new IndexToken.OfLaunch(quantity, number)));
  }

  /** The result of an operation; nothing if one operand is unknown, or it would be too long. */
  @SafeVarargs
  static Optional<IndexCode> operation(IndexOperator operator, Optional<IndexCode>... operands) {
    List<IndexToken> all = new ArrayList<>();
    for (Optional<IndexCode> operand : operands) {
      if (operand.isEmpty()) {
        return Optional.empty();
      }
      all.addAll(operand.get().tokens);
    }
    all.add(operator);
    return limited(all);
  }

  /** Its last operator, unless it is a single value. */
  Optional<IndexOperator> operator() {
    return tokens.get(tokens.size() - 1) instanceof IndexOperator last
        ? Optional.of(last)
        : Optional.empty();
  }

  /** The operands of that. */
  List<IndexCode> operands() {
    List<IndexCode> operands = new ArrayList<>();
    int end = tokens.size() - 1;
    for (int count = operator().map(IndexOperator::operands).orElse(0); count > 0; count--) {
      int first = first(end);
      operands.add(0, new IndexCode(tokens.subList(first, end)));
      end = first;
    }
    return operands;
  }

  /** Where the operand begins that ends before a token. */
  private int first(int end) {
    int first = end;
    for (int missing = 1; missing > 0; missing--) {
      first--;
      missing += tokens.get(first) instanceof IndexOperator o ? o.operands() : 0;
    }
    return first;
  }

  /** The number that this is, if it is constant. */
  OptionalLong constant() {
    return tokens.size() == 1 && tokens.get(0) instanceof IndexToken.Constant constant
        ? OptionalLong.of(constant.value())
        : OptionalLong.empty();
  }

  /** Whether equal code has the same value wherever a work-item computes it. */
  boolean isFixed() {
    return tokens.stream().noneMatch(CHOICES::contains);
  }

  /** The same with what guards state of the global indices. */
  Optional<IndexCode> with(List<Guard> guards) {
    if (guards.isEmpty()) {
      return Optional.of(this);
    }
    List<IndexToken> all = new ArrayList<>();
    for (IndexToken token : tokens) {
      all.add(token);
      for (Guard guard : guards) {
        if (token.equals(guard.index())) {
          all.addAll(guard.bound().tokens);
          all.add(guard.operator());
        }
      }
    }
    return limited(all);
  }

  private static Optional<IndexCode> limited(List<IndexToken> tokens) {
    return tokens.size() > MOST_TOKENS ? Optional.empty() : Optional.of(new IndexCode(tokens));
  }

  /** The global index that this is, if it is nothing else. */
  Optional<IndexToken> globalId() {
    return tokens.size() == 1
            && tokens.get(0) instanceof IndexToken.OfLaunch of
            && of.quantity() == LaunchQuantity.GLOBAL_ID
        ? Optional.of(of)
        : Optional.empty();
  }
}
