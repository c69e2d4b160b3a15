package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;

/**
 * A switch over an int with fall through, as the old form of Java and C have it; the other forms
 * are lowered to it. Breaks without a label inside leave it.
 */
public record Switch(DeviceExpression selector, List<Case> cases, SourceSpan span)
    implements DeviceStatement {

  /**
   * Where control enters.
   *
   * @param labels the values that enter here
   * @param isDefault whether every value without a case enters here too
   * @param statements run on, into the next case, unless they leave
   */
  public record Case(List<Integer> labels, boolean isDefault, List<DeviceStatement> statements) {
    public Case {
      labels = List.copyOf(labels);
      statements = List.copyOf(statements);
    }
  }

  public Switch {
    cases = List.copyOf(cases);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitSwitch(this);
  }
}
