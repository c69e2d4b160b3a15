package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;

/** A variable number of arguments: the last of them become a private array (JLS 15.12.4.2). */
final class CollectedArguments {
  private final FunctionContext context;

  CollectedArguments(FunctionContext context) {
    this.context = context;
  }

  /**
   * The arguments as the method takes them.
   *
   * @param arguments as they are written, of the types of the parameters
   */
  List<Value> of(Node call, Invocation invocation, List<Value> arguments) {
    int fixed = invocation.method().parameters().size() - 1;
    List<Value> passed = new ArrayList<>(arguments.subList(0, fixed));
    List<DeviceExpression> collected = new ArrayList<>();
    DeviceType element = element(call, invocation, fixed);
    for (Value argument : arguments.subList(fixed, arguments.size())) {
      if (!(argument instanceof Value.Plain plain) || !plain.expression().type().equals(element)) {
        throw refuse(call, invocation);
      }
      collected.add(plain.expression());
    }
    Variable array =
        context.scope().fresh("arguments", new ViewType(element, 1, AddressSpace.PRIVATE));
    context.scope().noteLength(array, collected.size());
    SourceSpan span = context.spanOf(call);
    passed.add(
        new Value.Plain(
            new StatementExpression(
                List.of(new DeclarePrivateArray(array, collected.size(), collected, span)),
                array,
                span)));
    return passed;
  }

  private DeviceType element(Node call, Invocation invocation, int last) {
    JavaType type = invocation.method().parameters().get(last).type();
    if (!(type instanceof JavaType.Array array)) {
      throw context.faults().silently();
    }
    JavaType component = context.source().substitution().apply(array.component());
    return context
        .compilation()
        .types()
        .value(component)
        .orElseThrow(() -> refuse(call, invocation));
  }

  private Unlowerable refuse(Node call, Invocation invocation) {
    return context
        .faults()
        .refuse(DiagnosticId.VARIABLE_ARITY, call, MethodNames.display(invocation.method()));
  }
}
