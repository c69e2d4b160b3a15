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
  private final FunctionContext context;

  AssignmentTargetLowering(FunctionContext context) {
    this.context = context;
  }

  AssignmentTarget target(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return target(enclosed.getInner());
    }
    if (e instanceof ArrayAccessExpr access) {
      return element(access);
    }
    Denotation denotation = context.source().denotationOf(e).orElseThrow(() -> context.unknown(e));
    if (denotation instanceof Denotation.Field field) {
      Optional<AssignmentTarget> assignable = context.thisObject().target(field);
      if (assignable.isPresent()) {
        return assignable.get();
      }
      throw context
          .faults()
          .refuse(DiagnosticId.SYC1014, e, "field `" + field.symbol().name() + "`");
    }
    if (!(denotation instanceof Denotation.Local)) {
      throw context.faults().silently();
    }
    return local(e);
  }

  private AssignmentTarget local(Expression e) {
    // As in a read, but a constant variable is no target.
    dev.sycamore.model.expression.Expression variable = context.expressions().plain(e);
    if (!(variable instanceof ReadLocal local)) {
      throw context.faults().refuse(DiagnosticId.SYC1014, e, "`" + e + "`");
    }
    if (local.type() instanceof ViewType) {
      throw context.faults().refuse(DiagnosticId.SYC1027, e, "an assignment to an array variable");
    }
    return new AssignmentTarget.Local(local.variable());
  }

  private AssignmentTarget element(ArrayAccessExpr access) {
    if (!(context.expressions().plain(access) instanceof ReadElement element)) {
      throw context
          .faults()
          .refuse(DiagnosticId.SYC1027, access, "an assignment to a row of an array");
    }
    if (((ViewType) element.view().type()).space() == AddressSpace.CONSTANT) {
      throw context.faults().refuse(DiagnosticId.SYC1033, access);
    }
    return new AssignmentTarget.Element(element.view(), element.indices());
  }
}
