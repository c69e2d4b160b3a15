package dev.sycamore.frontend.attribution.scope;

import dev.sycamore.frontend.attribution.inference.Operand;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Where the operands of return and yield statements go.
 *
 * @param returns takes the operand of a return statement
 * @param yields takes the operand of a yield statement
 */
public record ResultContext(
    Optional<Consumer<Operand>> returns, Optional<Consumer<Operand>> yields) {

  static final ResultContext NONE = new ResultContext(Optional.empty(), Optional.empty());

  public static ResultContext returning(Consumer<Operand> returns) {
    return new ResultContext(Optional.of(returns), Optional.empty());
  }

  /** Within this one, for the body of a switch expression. */
  public ResultContext yielding(Consumer<Operand> yields) {
    return new ResultContext(returns, Optional.of(yields));
  }
}
