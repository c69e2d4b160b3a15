package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.CaptureOrder;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedVariable;
import dev.sycamore.outliner.captures.Captures;
import java.util.ArrayList;
import java.util.List;

/** Lambdas and method references in device code: kept as they are until they are called. */
final class ClosureLowering {
  private final Lowering lowering;

  ClosureLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Value closure(Expression e) {
    FunctionTarget target =
        lowering
            .source()
            .functionTargetOf(e)
            .orElseThrow(() -> lowering.expressions().unknown(e));
    Captures captures =
        CaptureScanner.scan(e, lowering.unit().attribution(), CaptureOrder.JAVAC);
    if (captures.self()) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1026, e, "a lambda that uses `this`");
    }
    List<Node> declarations = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (CapturedVariable variable : captures.variables()) {
      declarations.add(variable.declaration());
      values.add(lowering.expressions().value((NameExpr) variable.firstUse()));
    }
    ClosureCode code =
        new ClosureCode(
            lowering.unit(),
            e,
            target,
            lowering.source().substitution(),
            lowering.faults().chain().function(),
            declarations);
    return new Value.Closure(code, values);
  }
}
