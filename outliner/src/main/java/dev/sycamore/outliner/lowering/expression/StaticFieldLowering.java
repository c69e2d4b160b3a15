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
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.Accessibility;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JvmSignatures;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Static fields: constants are code, everything else stays on the host. */
final class StaticFieldLowering {
  private final FunctionContext context;
  private final ConstantArrays constantArrays;
  private final ArrayChanges arrayChanges;
  private final ConstantRecords constantRecords;

  StaticFieldLowering(
      FunctionContext context,
      ConstantArrays constantArrays,
      ArrayChanges arrayChanges,
      FunctionCalls functions) {
    this.context = context;
    this.constantArrays = constantArrays;
    this.arrayChanges = arrayChanges;
    this.constantRecords = new ConstantRecords(context, functions);
  }

  Value read(Expression use, FieldSymbol field) {
    if (field.isEnumConstant()) {
      return plain(ScalarConversions.intLiteral(EnumConstants.ordinal(field), context.spanOf(use)));
    }
    Optional<Short> half = HalfConstants.bitsOf(field);
    if (half.isPresent()) {
      return plain(ScalarConversions.literal(half.get(), ScalarType.HALF, context.spanOf(use)));
    }
    Optional<Object> constant = field.constantValue();
    Optional<ScalarType> scalar = DeviceTypes.scalar(field.type());
    if (constant.isPresent() && scalar.isPresent()) {
      return plain(
          ScalarConversions.literal(
              ScalarConversions.convert(constant.get(), scalar.get()),
              scalar.get(),
              context.spanOf(use)));
    }
    if (field.modifiers().contains(Modifier.FINAL)) {
      Optional<Value> array = array(use, field);
      if (array.isPresent()) {
        refuseChanges(use, field);
        return array.get();
      }
      Optional<Value> record = constantRecords.read(use, field);
      if (record.isPresent()) {
        return record.get();
      }
    }
    if (SpecConstantFields.isMarked(field)) {
      return specConstant(use, field);
    }
    throw StaticFieldFaults.refuse(context, use, field);
  }

  /** Its value at submit, which the kernel takes as an argument. */
  private Value specConstant(Expression use, FieldSymbol field) {
    Optional<ScalarType> type = DeviceTypes.scalar(field.type());
    if (SpecConstantFields.fault(field).isPresent() || type.isEmpty()) {
      // Told at the declaration.
      throw context.faults().silently();
    }
    if (field.owner().binaryName().isEmpty()) {
      throw context.faults().refuse(DiagnosticId.SYC1017, use, field.name());
    }
    ValueSource.Static source =
        new ValueSource.Static(
            field.owner().binaryName(),
            field.name(),
            JvmSignatures.of(field.type()),
            Accessibility.isVisible(field, context.unit().packageName()));
    SourceSpan span = context.spanOf(use);
    return plain(
        new ReadLocal(
            context.compilation().specConstants().variable(source, type.get(), span), span));
  }

  private Optional<Value> array(Expression use, FieldSymbol field) {
    return constantArrays
        .of(field)
        .map(
            constant -> {
              ConstantArrayRef view = new ConstantArrayRef(constant.array(), context.spanOf(use));
              return constant.sizes().size() == 1
                  ? new Value.Plain(view)
                  : new Value.Grid(view, constant.sizes());
            });
  }

  /** What device code itself assigns is told where it does. */
  private void refuseChanges(Expression use, FieldSymbol field) {
    Optional<ArrayChanges.Change> change =
        arrayChanges.of(field).filter(c -> !c.isAssignedIn(context.unit(), context.code()));
    if (change.isPresent()) {
      String what = change.get().assigned() ? "assigned here" : "passed on here, to be read or not";
      throw context
          .faults()
          .refuse(
              context
                  .faults()
                  .diagnostic(DiagnosticId.SYC1050, use, nameOf(field))
                  .withNote(new Note(what, change.get().at())));
    }
  }

  private static String nameOf(FieldSymbol field) {
    return Identifiers.nameInPackage(field.owner()) + "." + field.name();
  }

  private static Value plain(dev.sycamore.model.expression.Expression expression) {
    return new Value.Plain(expression);
  }
}
