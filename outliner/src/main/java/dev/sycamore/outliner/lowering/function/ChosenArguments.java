package dev.sycamore.outliner.lowering.function;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The run-time parts of the arguments of a call. Where one of several arrays is passed, only that
 * may be computed, and once: then all arguments are computed before the call, in their order.
 */
final class ChosenArguments {
  private final CodeEmission context;
  private final List<Value> arguments;
  private final SourceSpan span;

  ChosenArguments(CodeEmission context, List<Value> arguments, SourceSpan span) {
    this.context = context;
    this.arguments = arguments;
    this.span = span;
  }

  /** What {@code call} makes of the parts. */
  Value in(Function<List<DeviceExpression>, DeviceExpression> call) {
    if (arguments.stream().allMatch(KeptValue::passes)) {
      return new Value.Plain(call.apply(Shape.partsOf(arguments)));
    }
    List<DeviceStatement> statements = new ArrayList<>();
    List<Value> known = new ArrayList<>();
    for (Value argument : arguments) {
      KeptValue kept = new KeptValue(context, argument, span);
      statements.addAll(kept.statements());
      known.add(kept.value());
    }
    DeviceExpression called = call.apply(Shape.partsOf(known));
    boolean isVoid = called.type() == VoidType.VOID;
    if (isVoid) {
      statements.add(new Evaluate(called, span));
    }
    DeviceExpression given = isVoid ? ScalarConversions.intLiteral(0, span) : called;
    Variable result = context.scope().fresh("result", isVoid ? ScalarType.INT : called.type());
    statements.add(new DeclareLocal(result, Optional.of(given), span));
    return new Value.Plain(new StatementExpression(statements, result, span));
  }
}
