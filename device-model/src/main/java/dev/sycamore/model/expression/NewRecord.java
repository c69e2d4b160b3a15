package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.RecordType;
import java.util.List;

/** A record value from its components, in order. */
public record NewRecord(RecordType type, List<DeviceExpression> components, SourceSpan span)
    implements DeviceExpression {

  public NewRecord {
    components = List.copyOf(components);
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitNewRecord(this);
  }
}
