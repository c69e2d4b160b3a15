package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code equals} and {@code hashCode} of records that nobody wrote (JLS 8.10.3): functions over the
 * components, as the JDK's {@code ObjectMethods} makes them.
 */
final class GeneratedMethods {
  private static final String EQUALS = "equals";
  private static final String HASH_CODE = "hashCode";

  private final FunctionContext context;
  private final FunctionCalls functions;

  GeneratedMethods(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  /** Whether a call is of such a method, on a record that is a value. */
  boolean knows(JavaType.Declared record, Invocation invocation) {
    return isOne(record, invocation)
        && context.compilation().types().record(record).isPresent()
        && context.compilation().units().unitOf(record.symbol()).isPresent()
        && BoundMethod.of(context.compilation().units(), record, invocation).isEmpty();
  }

  private boolean isOne(JavaType.Declared record, Invocation invocation) {
    String name = invocation.method().name();
    List<JavaType> parameters = invocation.parameterTypes();
    if (name.equals(HASH_CODE)) {
      return parameters.isEmpty();
    }
    return name.equals(EQUALS)
        && parameters.size() == 1
        && context.source().substitution().apply(parameters.get(0)).equals(record);
  }

  Value call(CallSite site, JavaType.Declared record) {
    Expression at = (Expression) site.at();
    Value self = site.receiver().orElseGet(() -> context.thisObject().value(context, at));
    List<DeviceExpression> operands = new ArrayList<>();
    operands.add(context.expressions().plain(self, at));
    for (Value argument : site.arguments()) {
      operands.add(context.expressions().plain(argument, at));
    }
    return new Value.Plain(call(context, functions, at, record, operands));
  }

  /** {@code equals} of two values, or {@code hashCode} of one. */
  static DeviceExpression call(
      FunctionContext context,
      FunctionCalls functions,
      Node at,
      JavaType.Declared record,
      List<DeviceExpression> operands) {
    ParsedUnit unit = context.compilation().units().unitOf(record.symbol()).orElseThrow();
    TypeDeclaration<?> place =
        unit.attribution()
            .declarationOf(record.symbol())
            .orElseThrow(() -> context.faults().silently());
    boolean equality = operands.size() == 2;
    DeviceType returned = equality ? ScalarType.BOOLEAN : ScalarType.INT;
    List<Value> values = operands.stream().<Value>map(Value.Plain::new).toList();
    String name =
        Identifiers.nameInPackage(record.symbol()) + "." + (equality ? EQUALS : HASH_CODE);
    FunctionSource function =
        new FunctionSource(
            unit,
            place,
            inner -> body(inner, functions, place, record),
            new GivenValues(values).transfer(context, null, at),
            List.of(),
            DeviceTypes.argumentsOf(record));
    return ((Value.Plain)
            functions.call(at, name + "()", CIdentifier.of(name), function, returned, values))
        .expression();
  }

  private static Block body(
      FunctionContext inner, FunctionCalls functions, Node place, JavaType.Declared record) {
    SourceSpan span = inner.spanOf(place);
    List<DeviceExpression> operands = ((GivenValues) inner.thisObject()).expressions();
    ComponentMethods components = new ComponentMethods(inner, functions.in(inner), place);
    DeviceExpression result =
        operands.size() == 2
            ? components.equal(record, operands.get(0), operands.get(1))
            : components.hash(record, operands.get(0));
    return new Block(List.of(new Return(Optional.of(result), span)), span);
  }
}
