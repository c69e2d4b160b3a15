package dev.sycamore.model.statement;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;
import java.util.Optional;

/**
 * JLS 14.10, or what a method of the JDK requires of its arguments: evaluated only when the program
 * is built with checks.
 *
 * @param kind what is reported where the condition does not hold
 * @param message see {@link ReportKind}
 * @param operands what is reported with it: of scalar types, evaluated only then
 */
public record Assert(
    ReportKind kind,
    DeviceExpression condition,
    Optional<String> message,
    List<DeviceExpression> operands,
    SourceSpan span)
    implements DeviceStatement {

  public Assert {
    operands = List.copyOf(operands);
  }

  /** One that reports no operands. */
  public Assert(
      ReportKind kind, DeviceExpression condition, Optional<String> message, SourceSpan span) {
    this(kind, condition, message, List.of(), span);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitAssert(this);
  }
}
