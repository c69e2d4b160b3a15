package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The components of records, by their names. */
public final class RecordComponents {
  private RecordComponents() {}

  /** A component of a record value. */
  public static Value read(FunctionReporting context, Value record, String name, Node use) {
    if (record instanceof Value.Composite composite) {
      List<String> names =
          composite.type().symbol().recordComponents().stream().map(FieldSymbol::name).toList();
      if (names.contains(name)) {
        return composite.components().get(names.indexOf(name)).at(context.spanOf(use));
      }
    }
    if (record instanceof Value.Plain plain
        && plain.expression().type() instanceof RecordType type) {
      for (int i = 0; i < type.components().size(); i++) {
        if (type.components().get(i).name().equals(name)) {
          return new Value.Plain(component(plain.expression(), i, context.spanOf(use)));
        }
      }
    }
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            use,
            "copy the field into a local variable before the kernel",
            "a field of an object");
  }

  /** A component of a record that may be made where it is read: all of it is computed. */
  public static Value ofMade(CodeEmission context, Value record, String name, Node use) {
    boolean isMade =
        record instanceof Value.Composite
            && !Shape.parts(record).stream().allMatch(DeviceExpression::isTrivial);
    if (!isMade) {
      return read(context, record, name, use);
    }
    SourceSpan span = context.spanOf(use);
    KeptValue kept = new KeptValue(context, record, span);
    if (!(read(context, kept.value(), name, use) instanceof Value.Plain component)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              use,
              "put the record into a variable first",
              "this component of a record that is made here");
    }
    List<DeviceStatement> statements = new ArrayList<>(kept.statements());
    Variable result = context.scope().fresh(name, component.expression().type());
    statements.add(new DeclareLocal(result, Optional.of(component.expression()), span));
    return new Value.Plain(new StatementExpression(statements, result, span));
  }

  private static DeviceExpression component(DeviceExpression record, int index, SourceSpan span) {
    return StoredElement.component(record, index)
        .orElseGet(() -> new ReadComponent(record, index, span));
  }

  /** The field of a component. */
  public static Optional<Denotation.Field> find(JavaType.Declared record, String name) {
    return record.symbol().recordComponents().stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .map(
            c ->
                new Denotation.Field(
                    c,
                    DeviceTypes.argumentsOf(record).apply(c.type()),
                    Optional.of(record.symbol())));
  }

  /** The accessor of a component, if the source of the record has one. */
  public static Optional<MethodSource> writtenAccessor(
      SourceUnits units, ClassSymbol record, String component) {
    return record.methods().stream()
        .filter(m -> m.name().equals(component) && m.parameters().isEmpty())
        .findFirst()
        .flatMap(units::sourceOf)
        .filter(s -> s.declaration() instanceof MethodDeclaration);
  }
}
