package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** An {@link Intrinsic} applied to its operands. */
public record IntrinsicCall(
    Intrinsic intrinsic, List<Expression> arguments, DeviceType type, SourceSpan span)
    implements Expression {

  public IntrinsicCall {
    arguments = List.copyOf(arguments);
  }
}
