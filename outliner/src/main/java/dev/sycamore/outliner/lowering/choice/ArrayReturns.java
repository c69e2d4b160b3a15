package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.context.ArrayResult;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Unlowerable;

/** Arrays that a method returns: its parameters, and rows of them. */
public final class ArrayReturns {
  private final FunctionContext context;
  private final MethodDeclaration method;
  private final ArrayOrigins origins;

  public ArrayReturns(FunctionContext context, MethodDeclaration method) {
    this.context = context;
    this.method = method;
    this.origins = new ArrayOrigins(context);
  }

  /** The statement that returns what an expression refers to. */
  public DeviceStatement returned(Expression e, SourceSpan span) {
    Value value = context.expressions().option(e);
    check(e);
    ArrayResult result = context.scope().result().orElseThrow(() -> notReturned(e));
    if (!result.shapes().containsAll(ArraySlots.shapesOf(value))) {
      throw notReturned(e);
    }
    Value view = ChosenValues.view(context, value, span).<Value>map(Value.Plain::new).orElse(value);
    return result.returned(context, view, span);
  }

  /** Memory of the method itself ends with the call, and other memory is unknown to the caller. */
  private void check(Expression written) {
    Expression e = ArrayOrigins.unwrapped(written);
    if (e instanceof ConditionalExpr conditional) {
      check(conditional.getThenExpr());
      check(conditional.getElseExpr());
    } else if (e instanceof SwitchExpr choice) {
      SwitchResults.of(choice).forEach(this::check);
    } else if (!origins.of(e).stream().allMatch(origin -> isParameter(origin.node()))) {
      throw notReturned(e);
    }
  }

  /** Nodes are equal if they are written alike. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isParameter(Node origin) {
    return method.getParameters().stream().anyMatch(p -> p == origin || p.getName() == origin);
  }

  private Unlowerable notReturned(Expression at) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.ARRAY,
            at,
            "return one of the parameters, or fill an array that is passed",
            "a method that returns an array other than one of its parameters");
  }
}
