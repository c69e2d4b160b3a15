package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.binding.touched.LaunchQuantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an integer of a kernel is, in terms of its launch: code that leaves one value.
 *
 * @param tokens operands before their operators
 */
record IndexCode(List<IndexToken> tokens) {

  /** Longer code would take longer than the copy that it saves. */
  static final int MOST_TOKENS = 96;

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
