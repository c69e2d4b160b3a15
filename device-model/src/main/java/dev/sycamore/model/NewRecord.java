package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/** A record value from its components, in order. */
public record NewRecord(RecordType type, List<Expression> components, SourceSpan span)
    implements Expression {

  public NewRecord {
    components = List.copyOf(components);
  }
}
