package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.types.MethodLookup;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The functions that a call returns: of a method that nothing overrides, or a default method that
 * is called on a function, what its {@code return} statements have.
 */
final class ReturnedFunctions {
  private static final int MOST_CALLS = 16;

  private final FunctionValues around;
  private final MethodCallExpr call;

  ReturnedFunctions(FunctionValues around, MethodCallExpr call) {
    this.around = around;
    this.call = call;
  }

  FunctionValue value() {
    Optional<Invocation> invocation = around.unit().attribution().invocationOf(call);
    if (invocation.isEmpty()) {
      return around.unknown(call);
    }
    MethodSymbol method = invocation.get().method();
    if (KernelVariants.isOfPlatform(method.owner())) {
      return FunctionalTypes.isFunction(method.returnType())
          ? around.unknown(call, FunctionValue.Reason.OF_JDK)
          : around.unknown(call);
    }
    Optional<Expression> component = RecordFunctions.component(around, call, method);
    if (component.isPresent()) {
      return around.of(component.get());
    }
    if (invocation.get().spread() || !FunctionalTypes.isPassable(method.returnType())) {
      return around.unknown(call);
    }
    Optional<FunctionValue> object = receiver(around, call, method);
    if (object.isEmpty()) {
      return isStaticallyBound(method) ? result(method, Optional.empty()) : around.unknown(call);
    }
    if (!(object.get() instanceof FunctionValue.Known functions)) {
      return object.get();
    }
    return functions.choices().stream()
        .map(choice -> result(functions, choice, method))
        .reduce(FunctionValue::either)
        .orElseThrow();
  }

  /** The function that a method is called on, if it is called on one. */
  static Optional<FunctionValue> receiver(
      FunctionValues around, MethodCallExpr call, MethodSymbol method) {
    if (method.modifiers().contains(Modifier.STATIC)) {
      return Optional.empty();
    }
    if (call.getScope().isEmpty() || call.getScope().get() instanceof ThisExpr) {
      return around.selfAt(call);
    }
    Expression scope = call.getScope().get();
    return around
        .unit()
        .attribution()
        .typeOf(scope)
        .filter(FunctionalTypes::isPassable)
        .map(type -> around.of(scope));
  }

  /** The method that a call on a function runs. */
  static Optional<MethodSymbol> methodOf(PassedFunction function, MethodSymbol method) {
    return function
        .type()
        .flatMap(type -> MethodLookup.find(type, method))
        .filter(found -> found.owner().kind() == ClassSymbol.Kind.INTERFACE);
  }

  private FunctionValue result(
      FunctionValue.Known functions, PassedFunction choice, MethodSymbol method) {
    FunctionValue self = new FunctionValue.Known(List.of(choice), functions.isOfCall());
    return methodOf(choice, method)
        .map(m -> result(m, Optional.of(new FunctionValues.Self(m.owner(), self))))
        .orElseGet(() -> around.unknown(call));
  }

  /** Whether no class can override a method (JLS 8.4.3.3, 8.4.8). */
  private static boolean isStaticallyBound(MethodSymbol method) {
    Set<Modifier> modifiers = method.modifiers();
    ClassSymbol owner = method.owner();
    return modifiers.contains(Modifier.STATIC)
        || modifiers.contains(Modifier.PRIVATE)
        || modifiers.contains(Modifier.FINAL)
        || owner.modifiers().contains(Modifier.FINAL)
        || owner.kind() == ClassSymbol.Kind.RECORD;
  }

  private FunctionValue result(MethodSymbol method, Optional<FunctionValues.Self> self) {
    Optional<MethodSource> source = around.units().sourceOf(method);
    if (source.isEmpty()
        || !(source.get().declaration() instanceof MethodDeclaration declaration)
        || declaration.getBody().isEmpty()) {
      return around.unknown(call);
    }
    if (around.following().stream().anyMatch(node -> SyntaxNodes.same(node, declaration))) {
      return around.unknown(call, FunctionValue.Reason.ENDLESS);
    }
    if (around.following().size() == MOST_CALLS) {
      return around.unknown(call, FunctionValue.Reason.MANY);
    }
    FunctionValues inside =
        around.in(source.get().unit(), declaration, arguments(method, declaration), self);
    FunctionValue value =
        ResultExpressions.of(declaration).stream()
            .map(inside::of)
            .reduce(FunctionValue::either)
            .orElseGet(() -> around.unknown(call));
    return value instanceof FunctionValue.Unknown unknown
        ? unknown.returnedBy(around.unit(), call, unknown.isOfCall())
        : value;
  }

  private IdentityHashMap<Node, FunctionValue> arguments(
      MethodSymbol method, MethodDeclaration declaration) {
    IdentityHashMap<Node, FunctionValue> values = new IdentityHashMap<>();
    for (int i = 0; i < call.getArguments().size(); i++) {
      Expression argument = call.getArgument(i);
      values.put(
          declaration.getParameter(i),
          FunctionalTypes.isFunction(method.parameters().get(i).type())
              ? around.of(argument)
              : around.unknown(argument));
    }
    return values;
  }
}
