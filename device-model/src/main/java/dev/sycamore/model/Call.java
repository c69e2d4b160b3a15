package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/**
 * A call of a {@link DeviceFunction} of the same unit (or, if external, of another), statically
 * bound.
 *
 * @param function the symbol
 */
public record Call(String function, List<Expression> arguments, DeviceType type, SourceSpan span)
    implements Expression {

  public Call {
    arguments = List.copyOf(arguments);
  }
}
