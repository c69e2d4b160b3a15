package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/** A record while its constructor assigns its fields. */
public final class ThisUnderConstruction implements ThisObject {
  private final List<Variable> fields;

  /**
   * @param fields a variable for each component
   */
  public ThisUnderConstruction(List<Variable> fields) {
    this.fields = List.copyOf(fields);
  }

  /** The record as the fields are now. */
  public NewRecord record(RecordType type, SourceSpan span) {
    return new NewRecord(
        type,
        fields.stream().<DeviceExpression>map(field -> new ReadLocal(field, span)).toList(),
        span);
  }

  @Override
  public Value value(SourceTypes context, Expression use) {
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            use,
            "use the parameters of the constructor",
            "`this` before its constructor ends");
  }

  @Override
  public Value field(
      SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
    Variable variable = find(field).orElseThrow(() -> context.faults().silently());
    return new Value.Plain(new ReadLocal(variable, context.spanOf(use)));
  }

  @Override
  public Optional<AssignmentTarget> target(Denotation.Field field) {
    return find(field).map(AssignmentTarget.Local::new);
  }

  private Optional<Variable> find(Denotation.Field field) {
    return fields.stream().filter(f -> f.name().equals(field.symbol().name())).findFirst();
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            code.node(),
            "use the parameters of the constructor",
            "`this` before its constructor ends");
  }
}
