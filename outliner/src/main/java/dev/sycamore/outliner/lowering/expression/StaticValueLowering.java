package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.Accessibility;
import dev.sycamore.outliner.lowering.object.CrossingValues;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Static fields whose values are read at the launch: kernels take them as arguments. */
final class StaticValueLowering {

  /**
   * Functions are compiled once for kernels of all packages, so what is read is what all of them
   * may name. The code of the unnamed package is reached from there only.
   */
  private static final String EVERYWHERE = "";

  private final FunctionContext context;
  private final CrossingValues values;

  StaticValueLowering(FunctionContext context) {
    this.context = context;
    this.values = new CrossingValues(context.compilation(), EVERYWHERE);
  }

  /** Whether the launch can read a field and pass what it holds to a device. */
  boolean canRead(FieldSymbol field) {
    return !field.owner().binaryName().isEmpty()
        && !isOfOneCommand(field.type())
        && values.canCross(field.type());
  }

  /** The value of a field that can be read. */
  Value read(Expression use, FieldSymbol field, boolean specialization) {
    SourceSpan span = context.spanOf(use);
    return values
        .value(
            (name, kind, source, declaration) ->
                context
                    .compilation()
                    .staticValues()
                    .variable(name, kind.kind(), kind.type(), source, declaration),
            field.name(),
            field.type(),
            new ValueSource.Static(
                field.owner().binaryName(),
                field.name(),
                JvmSignatures.of(field.type()),
                Accessibility.isVisible(field, EVERYWHERE),
                specialization),
            FieldDeclarations.spanOf(context, field).orElse(span))
        .at(span);
  }

  /** Accessors belong to the command group that made them. */
  private boolean isOfOneCommand(JavaType type) {
    Optional<CrossingValues.Kind> kind = CrossingValues.kindOf(type);
    if (kind.isPresent()) {
      return kind.get().kind() == ArgumentKind.ACCESSOR
          || kind.get().kind() == ArgumentKind.LOCAL_ACCESSOR;
    }
    // Of a record that contains itself nothing crosses.
    return values.canCross(type)
        && type instanceof JavaType.Declared declared
        && (declared.symbol().kind() != ClassSymbol.Kind.RECORD
            || declared.symbol().recordComponents().stream()
                .anyMatch(c -> isOfOneCommand(DeviceTypes.argumentsOf(declared).apply(c.type()))));
  }
}
