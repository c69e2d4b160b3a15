package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.kernels.SpecConstantFields;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Static fields: constants are code, the values of other final ones are read at the launch. */
final class StaticFieldLowering {
  private final FunctionContext context;
  private final ConstantArrays constantArrays;
  private final ArrayChanges arrayChanges;
  private final ConstantRecords constantRecords;
  private final StaticValueLowering values;

  StaticFieldLowering(
      FunctionContext context,
      ConstantArrays constantArrays,
      ArrayChanges arrayChanges,
      FunctionCalls functions) {
    this.context = context;
    this.constantArrays = constantArrays;
    this.arrayChanges = arrayChanges;
    this.constantRecords = new ConstantRecords(context, functions);
    this.values = new StaticValueLowering(context);
  }

  Value read(Expression use, FieldSymbol field) {
    if (field.isEnumConstant()) {
      return plain(ScalarConversions.intLiteral(EnumConstants.ordinal(field), context.spanOf(use)));
    }
    Optional<Short> half = HalfConstants.bitsOf(field);
    if (half.isPresent()) {
      return plain(ScalarConversions.literal(half.get(), ScalarType.HALF, context.spanOf(use)));
    }
    Optional<Object> constant = context.compilation().units().constantOf(field);
    Optional<ScalarType> scalar = DeviceTypes.scalar(field.type());
    if (constant.isPresent() && scalar.isPresent()) {
      return plain(
          ScalarConversions.literal(
              ScalarConversions.convert(constant.get(), scalar.get()),
              scalar.get(),
              context.spanOf(use)));
    }
    if (field.modifiers().contains(Modifier.FINAL)) {
      return constantArrays
          .of(field)
          .map(array -> array(use, field, array))
          .or(() -> constantRecords.read(use, field))
          .orElseGet(() -> valueAtLaunch(use, field));
    }
    if (SpecConstantFields.isMarked(field)) {
      return specConstant(use, field);
    }
    throw StaticFieldFaults.refuse(context, use, field);
  }

  /** Its value at submit, which the kernel takes as an argument. */
  private Value specConstant(Expression use, FieldSymbol field) {
    if (SpecConstantFields.fault(field).isPresent()) {
      // Told at the declaration.
      throw context.faults().silently();
    }
    if (field.owner().binaryName().isEmpty()) {
      throw context.faults().refuse(DiagnosticId.FIELD_OF_THIS, use, field.name());
    }
    return values.read(use, field, true);
  }

  private Value valueAtLaunch(Expression use, FieldSymbol field) {
    if (!values.canRead(field)) {
      throw StaticFieldFaults.refuse(context, use, field);
    }
    return values.read(use, field, false);
  }

  /** An array whose elements change holds at the launch what the initialiser does not say. */
  private Value array(Expression use, FieldSymbol field, ConstantArrays.Constant constant) {
    Optional<ArrayChanges.Change> change = arrayChanges.of(field);
    if (change.isPresent() && values.canRead(field)) {
      return values.read(use, field, false);
    }
    change
        .filter(c -> !c.isAssignedIn(context.unit(), context.code()))
        .ifPresent(c -> refuse(use, field, c));
    ConstantArrayRef view = new ConstantArrayRef(constant.array(), context.spanOf(use));
    return constant.sizes().size() == 1
        ? new Value.Plain(view)
        : new Value.Grid(view, constant.sizes());
  }

  /** What device code itself assigns is told where it does. */
  private void refuse(Expression use, FieldSymbol field, ArrayChanges.Change change) {
    String what = change.assigned() ? "assigned here" : "passed on here, to be read or not";
    throw context
        .faults()
        .refuse(
            context
                .faults()
                .diagnostic(DiagnosticId.CHANGED_CONSTANT_ARRAY, use, nameOf(field))
                .withNote(new Note(what, change.at())));
  }

  private static String nameOf(FieldSymbol field) {
    return Identifiers.nameInPackage(field.owner()) + "." + field.name();
  }

  private static Value plain(DeviceExpression expression) {
    return new Value.Plain(expression);
  }
}
