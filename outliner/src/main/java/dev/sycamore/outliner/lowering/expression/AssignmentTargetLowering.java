package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Optional;

/** What stands on the left of an assignment. */
final class AssignmentTargetLowering {
  private final FunctionContext context;

  /** For {@code sum += x} and {@code count++}, which all work-items would share. */
  private static final String COMMON =
      "write results into an array or an accessor; where many work-items add to one number, use"
          + " `Atomics.add` on an array of one element";

  AssignmentTargetLowering(FunctionContext context) {
    this.context = context;
  }

  /**
   * What stands on the left.
   *
   * @param isRead whether the old value is of use
   */
  AssignedPlace place(Expression e, boolean isRead) {
    if (e instanceof EnclosedExpr enclosed) {
      return place(enclosed.getInner(), isRead);
    }
    return e instanceof ArrayAccessExpr access
        ? element(access, isRead)
        : new AssignedPlace.Direct(variable(e, isRead));
  }

  private AssignmentTarget variable(Expression e, boolean isRead) {
    Denotation denotation = context.source().denotationOf(e).orElseThrow(() -> context.unknown(e));
    if (denotation instanceof Denotation.Field field) {
      Optional<AssignmentTarget> assignable = context.thisObject().target(field);
      if (assignable.isPresent()) {
        return assignable.get();
      }
      Diagnostic fault =
          context
              .faults()
              .diagnostic(
                  DiagnosticId.WRITE_TO_CAPTURED_VARIABLE,
                  e,
                  "field `" + field.symbol().name() + "`");
      throw context.faults().refuse(withHelp(fault, e, field.symbol().owner(), isRead));
    }
    if (!(denotation instanceof Denotation.Local)) {
      throw context.faults().silently();
    }
    return local(e);
  }

  /** A field of an element, {@code points[i].x = 1}, is set by a new element. */
  private static Diagnostic withHelp(
      Diagnostic fault, Expression e, ClassSymbol owner, boolean isRead) {
    if (e instanceof FieldAccessExpr access && access.getScope() instanceof ArrayAccessExpr) {
      String type = owner.simpleName();
      return fault.withHelp(
          (owner.kind() == ClassSymbol.Kind.RECORD
                  ? ""
                  : "declare `" + type + "` as a record, and ")
              + "store a new element: `"
              + access.getScope()
              + " = new "
              + type
              + "(...)`");
    }
    return isRead ? fault.withHelp(COMMON) : fault;
  }

  private AssignmentTarget local(Expression e) {
    // As in a read, but a constant variable is no target.
    DeviceExpression variable = context.expressions().plain(e);
    if (!(variable instanceof ReadLocal local)) {
      throw context.faults().refuse(DiagnosticId.WRITE_TO_CAPTURED_VARIABLE, e, "`" + e + "`");
    }
    if (local.type() instanceof ViewType) {
      throw context.faults().refuse(DiagnosticId.ARRAY, e, "an assignment to an array variable");
    }
    return new AssignmentTarget.Local(local.variable());
  }

  private AssignedPlace element(ArrayAccessExpr access, boolean isRead) {
    ArrayLowering arrays = new ArrayLowering(context);
    ArrayLowering.Operands operands = arrays.operands(access);
    if (arrays.hasRows(access)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.ARRAY,
              access,
              "copy the elements, with a loop or `System.arraycopy`",
              "an assignment to a row of an array");
    }
    if (operands.array() instanceof ChosenValue
        || operands.array() instanceof Value.Row
        || operands.array() instanceof Value.RecordArray) {
      return new StagedElement(context, access, operands, isRead);
    }
    Value value = arrays.element(access, operands);
    context.noteAspects(value.recordAspects(), context.spanOf(access));
    return new AssignedPlace.Direct(element(access, context.expressions().plain(value, access)));
  }

  /** The target that a read of an element is. */
  private AssignmentTarget.Element element(ArrayAccessExpr access, DeviceExpression read) {
    if (!(read instanceof ReadElement element)) {
      throw context.faults().silently();
    }
    return target(context, access, element);
  }

  /** The element that is read, as a target. */
  static AssignmentTarget.Element target(
      FunctionContext context, ArrayAccessExpr access, ReadElement element) {
    if (((ViewType) element.view().type()).space() == AddressSpace.CONSTANT) {
      throw context.faults().refuse(DiagnosticId.WRITE_TO_CONSTANT_ARRAY, access);
    }
    return new AssignmentTarget.Element(element.view(), element.indices());
  }
}
