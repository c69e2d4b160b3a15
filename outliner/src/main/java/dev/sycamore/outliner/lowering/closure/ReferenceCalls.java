package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Calls of method references (JLS 15.13.3): calls of the method itself. */
public final class ReferenceCalls {
  private final FunctionContext context;
  private final FunctionCalls functions;

  ReferenceCalls(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  Value call(Value.Closure closure, Node at, List<Value> arguments) {
    ClosureCode code = closure.code();
    Expression reference = code.expression();
    Invocation invocation =
        code.unit()
            .attribution()
            .invocationOf(reference)
            .orElseThrow(() -> context.faults().refuse(DiagnosticId.UNKNOWN_TYPE, at));
    if (invocation.method().name().equals("<init>")) {
      throw context.faults().refuse(DiagnosticId.LAMBDA, at, "a reference to a constructor");
    }
    Optional<BoundMethod> own =
        BoundMethod.ofThis(
            context.compilation().units(),
            code.unit().attribution(),
            code.substitution(),
            reference,
            invocation);
    Optional<Value> receiver =
        own.isPresent() ? Optional.empty() : closure.captured().stream().findFirst();
    List<Value> rest = arguments;
    boolean unbound =
        own.isEmpty()
            && receiver.isEmpty()
            && !invocation.method().modifiers().contains(Modifier.STATIC);
    if (unbound && arguments.size() != invocation.parameterTypes().size() + 1) {
      throw context.faults().refuse(DiagnosticId.LAMBDA, at, "this kind of method reference");
    }
    if (unbound) {
      receiver = Optional.of(arguments.get(0));
      rest = arguments.subList(1, arguments.size());
    }
    List<Value> converted = new ArrayList<>();
    for (int i = 0; i < rest.size(); i++) {
      JavaType type = code.substitution().apply(invocation.parameterTypes().get(i));
      converted.add(convert(rest.get(i), type));
    }
    Value result =
        own.isPresent()
            ? callOwn(closure, own.get(), at, converted)
            : callOn(receiver, invocation, at, converted);
    DeviceType wanted = LambdaSignature.returnType(context, code, at);
    return wanted instanceof ScalarType scalar
            && result instanceof Value.Plain plain
            && plain.expression().type() instanceof ScalarType
        ? new Value.Plain(ScalarConversions.convert(plain.expression(), scalar))
        : result;
  }

  /** A method of another object, which may be a function itself. */
  private Value callOn(
      Optional<Value> receiver, Invocation invocation, Node at, List<Value> arguments) {
    return receiver.filter(ChosenFunctions::isFunction).isPresent()
            && ClosureCalls.isOfFunction(invocation)
        ? context.closures().call(receiver.get(), invocation, at, arguments)
        : context.calls().call(at, invocation, receiver, arguments);
  }

  /** A method of the object that the reference's own code belongs to. */
  private Value callOwn(Value.Closure closure, BoundMethod method, Node at, List<Value> arguments) {
    return functions.call(
        at,
        method,
        new ThisObject.Transfer(closure.captured(), closure.code().self(), true),
        arguments);
  }

  public static Value convert(Value value, JavaType type) {
    Optional<ScalarType> scalar = DeviceTypes.scalar(type);
    return scalar.isPresent()
            && value instanceof Value.Plain plain
            && plain.expression().type() instanceof ScalarType
        ? new Value.Plain(ScalarConversions.convert(plain.expression(), scalar.get()))
        : value;
  }
}
