package dev.sycamore.outliner.lowering.object;

import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A record that is read from a buffer of records, to take one component of it: then the memory of
 * the others need not be there.
 */
final class StoredElement {
  private StoredElement() {}

  /** A component without the others, of a record that is made of elements at one index. */
  static Optional<DeviceExpression> component(DeviceExpression record, int index) {
    if (record instanceof NewRecord made && isStored(made)) {
      return Optional.of(made.components().get(index));
    }
    return record instanceof StatementExpression kept ? component(kept, index) : Optional.empty();
  }

  /** The same where the index is kept in a variable before. */
  private static Optional<DeviceExpression> component(StatementExpression kept, int index) {
    List<EmbeddedStatement> statements = new ArrayList<>(kept.statements());
    return statements.remove(statements.size() - 1) instanceof DeclareLocal last
            && last.variable().equals(kept.result())
        ? last.initializer()
            .flatMap(record -> component(record, index))
            .map(
                component -> {
                  Variable result = kept.result();
                  Variable narrow = new Variable(result.name(), result.id(), component.type());
                  statements.add(new DeclareLocal(narrow, Optional.of(component), last.span()));
                  return new StatementExpression(statements, narrow, kept.span());
                })
        : Optional.empty();
  }

  /**
   * Whether a record is what {@code get} makes: elements that are read where it is made itself. In
   * a record that the source makes, each has a place of its own.
   */
  private static boolean isStored(NewRecord record) {
    return record.components().stream()
        .allMatch(
            c ->
                c.span().equals(record.span())
                    && (c instanceof ReadElement
                        || (c instanceof NewRecord inner && isStored(inner))));
  }
}
