package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/**
 * {@code DeviceDebug.printf}: prints its values, evaluated in order.
 *
 * @param format fits the values, as {@code String.format} defines it
 * @param arguments of scalar types
 */
public record Print(String format, List<Expression> arguments, SourceSpan span)
    implements Expression {

  public Print {
    arguments = List.copyOf(arguments);
  }

  @Override
  public DeviceType type() {
    return VoidType.VOID;
  }
}
