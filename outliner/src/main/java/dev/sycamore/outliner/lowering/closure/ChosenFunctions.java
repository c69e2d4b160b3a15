package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.choice.BranchResult;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;

/** Calls of a function that may be one of several: the call of each, in a branch of its own. */
final class ChosenFunctions {
  private final CodeEmission context;
  private final ClosureCalls calls;
  private final Node at;
  private final SourceSpan span;
  private final List<DeviceStatement> statements = new ArrayList<>();

  ChosenFunctions(CodeEmission context, ClosureCalls calls, Node at) {
    this.context = context;
    this.calls = calls;
    this.at = at;
    this.span = context.spanOf(at);
  }

  /** A function is either one, or a choice of functions. */
  static boolean isFunction(Value value) {
    return value instanceof ChosenValue chosen
        ? isFunction(chosen.options().get(0).value())
        : value instanceof Value.Closure;
  }

  /** What the call is on the device: which function it is is known before the arguments are. */
  Value call(ChosenValue chosen, Invocation invocation, List<Value> arguments) {
    Value which = kept(chosen);
    List<Value> passed = arguments.stream().map(this::kept).toList();
    BranchResult result = new BranchResult(context, result(first(which), invocation, passed), span);
    statements.add(result.declaration());
    statements.add(
        ChosenValues.write(
            which, span, one -> result.of(result((Value.Closure) one, invocation, passed))));
    return result.after(statements);
  }

  private DeviceExpression result(
      Value.Closure function, Invocation invocation, List<Value> arguments) {
    return ((Value.Plain) calls.call(function, invocation, at, arguments)).expression();
  }

  private static Value.Closure first(Value value) {
    return value instanceof ChosenValue chosen
        ? first(chosen.options().get(0).value())
        : (Value.Closure) value;
  }

  private Value kept(Value value) {
    KeptValue kept = new KeptValue(context, value, span);
    statements.addAll(kept.statements());
    return kept.value();
  }
}
