package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import java.util.Optional;

/** What stands on the left of an assignment. */
final class AssignmentTargetLowering {
  private final FunctionContext lowering;

  AssignmentTargetLowering(FunctionContext lowering) {
    this.lowering = lowering;
  }

  AssignmentTarget target(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return target(enclosed.getInner());
    }
    if (e instanceof ArrayAccessExpr access) {
      return element(access);
    }
    Denotation denotation =
        lowering.source().denotationOf(e).orElseThrow(() -> lowering.expressions().unknown(e));
    if (denotation instanceof Denotation.Field field) {
      Optional<AssignmentTarget> assignable = lowering.self().target(field);
      if (assignable.isPresent()) {
        return assignable.get();
      }
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1014, e, "field `" + field.symbol().name() + "`");
    }
    if (!(denotation instanceof Denotation.Local)) {
      throw lowering.faults().silently();
    }
    return local(e);
  }

  private AssignmentTarget local(Expression e) {
    // As in a read, but a constant variable is no target.
    dev.sycamore.model.expression.Expression variable = lowering.expressions().plain(e);
    if (!(variable instanceof ReadLocal local)) {
      throw lowering.faults().refuse(DiagnosticId.SYC1014, e, "`" + e + "`");
    }
    if (local.type() instanceof ViewType) {
      throw lowering.faults().refuse(DiagnosticId.SYC1027, e, "an assignment to an array variable");
    }
    return new AssignmentTarget.Local(local.variable());
  }

  private AssignmentTarget element(ArrayAccessExpr access) {
    if (!(lowering.expressions().plain(access) instanceof ReadElement element)) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1027, access, "an assignment to a row of an array");
    }
    if (((ViewType) element.view().type()).space() == AddressSpace.CONSTANT) {
      throw lowering.faults().refuse(DiagnosticId.SYC1033, access);
    }
    return new AssignmentTarget.Element(element.view(), element.indices());
  }
}
