package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a record value of components that are known one by one. */
final class CompositeLowering {
  private final SourceTypes context;

  CompositeLowering(SourceTypes context) {
    this.context = context;
  }

  /** The record as one value, where all its components have values at run time. */
  DeviceExpression whole(Value.Composite composite, Node use) {
    Optional<RecordType> type = context.compilation().types().record(composite.type());
    if (type.isEmpty()) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              use,
              "pass the record to a method, or use its components one by one: it holds memory or a"
                  + " work-item, which have no copies",
              "a `" + DeviceTypes.display(composite.type()) + "` as a value");
    }
    List<DeviceExpression> components = new ArrayList<>();
    for (Value component : composite.components()) {
      components.add(
          component instanceof Value.Composite inner
              ? whole(inner, use)
              : ((Value.Plain) component).expression());
    }
    return new NewRecord(type.get(), components, context.spanOf(use));
  }
}
