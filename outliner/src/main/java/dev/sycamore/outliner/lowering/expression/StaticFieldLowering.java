package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.kernels.SpecConstantFields;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.Accessibility;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Static fields: constants are code, everything else stays on the host. */
final class StaticFieldLowering {
  private final FunctionContext lowering;

  StaticFieldLowering(FunctionContext lowering) {
    this.lowering = lowering;
  }

  Value read(Expression use, FieldSymbol field) {
    if (field.isEnumConstant()) {
      return plain(ScalarConversions.intLiteral(ordinal(field), lowering.spanOf(use)));
    }
    Optional<Short> half = HalfConstants.bitsOf(field);
    if (half.isPresent()) {
      return plain(ScalarConversions.literal(half.get(), ScalarType.HALF, lowering.spanOf(use)));
    }
    Optional<Object> constant = field.constantValue();
    Optional<ScalarType> scalar = DeviceTypes.scalar(field.type());
    if (constant.isPresent() && scalar.isPresent()) {
      return plain(
          ScalarConversions.literal(
              ScalarConversions.convert(constant.get(), scalar.get()),
              scalar.get(),
              lowering.spanOf(use)));
    }
    if (field.modifiers().contains(Modifier.FINAL)) {
      Optional<Value> array = array(use, field);
      if (array.isPresent()) {
        refuseChanges(use, field);
        return array.get();
      }
      Optional<Value> record = new ConstantRecords(lowering).read(use, field);
      if (record.isPresent()) {
        return record.get();
      }
    }
    if (SpecConstantFields.isMarked(field)) {
      return specConstant(use, field);
    }
    throw StaticFieldFaults.refuse(lowering, use, field);
  }

  /** Its value at submit, which the kernel takes as an argument. */
  private Value specConstant(Expression use, FieldSymbol field) {
    Optional<ScalarType> type = DeviceTypes.scalar(field.type());
    if (SpecConstantFields.fault(field).isPresent() || type.isEmpty()) {
      // Told at the declaration.
      throw lowering.faults().silently();
    }
    if (field.owner().binaryName().isEmpty()) {
      throw lowering.faults().refuse(DiagnosticId.SYC1017, use, field.name());
    }
    ValueSource.Static source =
        new ValueSource.Static(
            field.owner().binaryName(),
            field.name(),
            Accessibility.isVisible(field, lowering.unit().packageName())
                ? Optional.of(field.owner().canonicalName())
                : Optional.empty());
    SourceSpan span = lowering.spanOf(use);
    return plain(
        new ReadLocal(
            lowering.services().specConstants().variable(source, type.get(), span), span));
  }

  private Optional<Value> array(Expression use, FieldSymbol field) {
    return lowering
        .services()
        .constantArrays()
        .of(field)
        .map(
            constant -> {
              ConstantArrayRef view = new ConstantArrayRef(constant.array(), lowering.spanOf(use));
              return constant.sizes().size() == 1
                  ? new Value.Plain(view)
                  : new Value.Grid(view, constant.sizes());
            });
  }

  /** What device code itself assigns is told where it does. */
  private void refuseChanges(Expression use, FieldSymbol field) {
    Optional<ArrayChanges.Change> change =
        lowering
            .services()
            .arrayChanges()
            .of(field)
            .filter(c -> !(c.assigned() && lowering.code().isAncestorOf(c.at())));
    if (change.isPresent()) {
      String what = change.get().assigned() ? "assigned here" : "passed on here, to be read or not";
      throw lowering
          .faults()
          .refuse(
              lowering
                  .faults()
                  .diagnostic(DiagnosticId.SYC1050, use, nameOf(field))
                  .withNote(new Note(what, change.get().unit().spanOf(change.get().at()))));
    }
  }

  private static String nameOf(FieldSymbol field) {
    return Identifiers.nameInPackage(field.owner()) + "." + field.name();
  }

  private static int ordinal(FieldSymbol constant) {
    List<FieldSymbol> constants =
        constant.owner().fields().stream().filter(FieldSymbol::isEnumConstant).toList();
    for (int i = 0; i < constants.size(); i++) {
      if (constants.get(i).name().equals(constant.name())) {
        return i;
      }
    }
    throw new IllegalStateException("no enum constant " + constant.name());
  }

  private static Value plain(dev.sycamore.model.expression.Expression expression) {
    return new Value.Plain(expression);
  }
}
