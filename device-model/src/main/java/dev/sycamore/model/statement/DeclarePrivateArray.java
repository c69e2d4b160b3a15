package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/**
 * An array of constant size in private memory; zeroed each time control comes here, then the
 * initial values stored.
 *
 * @param variable of a one-dimensional {@link ViewType} in {@link AddressSpace#PRIVATE}
 * @param length number of elements, at least 0
 * @param initialValues of the first elements, evaluated in order; may be empty
 */
public record DeclarePrivateArray(
    Variable variable, int length, List<DeviceExpression> initialValues, SourceSpan span)
    implements DeviceStatement {

  public DeclarePrivateArray {
    initialValues = List.copyOf(initialValues);
  }

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitDeclarePrivateArray(this);
  }
}
