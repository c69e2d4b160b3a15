package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * The functions that a call passes.
 *
 * @param functions by the parameters of the method that is called
 * @param self the function that a default method is called on
 */
record PassedArguments(Map<Integer, FunctionValue> functions, Optional<FunctionValues.Self> self) {

  /**
   * @param values in the code of the call
   */
  static PassedArguments of(
      Expression call, NodeList<Expression> arguments, MethodSymbol method, FunctionValues values) {
    Map<Integer, FunctionValue> passed = new TreeMap<>();
    int count = Math.min(arguments.size(), method.parameters().size());
    for (int i = 0; i < count; i++) {
      if (FunctionalTypes.isFunction(method.parameters().get(i).type())) {
        passed.put(i, values.of(arguments.get(i)));
      }
    }
    Optional<FunctionValues.Self> self =
        call instanceof MethodCallExpr written && method.modifiers().contains(Modifier.DEFAULT)
            ? ReturnedFunctions.receiver(values, written, method)
                .map(value -> new FunctionValues.Self(method.owner(), value))
            : Optional.empty();
    return new PassedArguments(passed, self);
  }

  /**
   * The methods that a call may run: functions may have a default method of their own interface.
   */
  Stream<MethodSymbol> methods(MethodSymbol called) {
    return self.isPresent() && self.get().value() instanceof FunctionValue.Known known
        ? known.choices().stream()
            .flatMap(choice -> ReturnedFunctions.methodOf(choice, called).stream())
            .distinct()
        : Stream.of(called);
  }

  /** As what a method of another interface has. */
  PassedArguments in(MethodSymbol method) {
    return new PassedArguments(
        functions, self.map(s -> new FunctionValues.Self(method.owner(), s.value())));
  }

  /** Whether one of them is of the call from which the search began. */
  boolean areOfCall() {
    return Stream.concat(functions.values().stream(), self.stream().map(FunctionValues.Self::value))
        .anyMatch(FunctionValue::isOfCall);
  }

  /** The values of a method's parameters. */
  IdentityHashMap<Node, FunctionValue> of(CallableDeclaration<?> method) {
    IdentityHashMap<Node, FunctionValue> parameters = new IdentityHashMap<>();
    functions.forEach((i, value) -> parameters.put(method.getParameter(i), value));
    return parameters;
  }

  /** As what a method passes to itself: with one made of its own there would be no end of them. */
  PassedArguments withEnd() {
    Map<Integer, FunctionValue> ended = new TreeMap<>();
    functions.forEach((i, value) -> ended.put(i, withEnd(value)));
    return new PassedArguments(
        ended, self.map(s -> new FunctionValues.Self(s.type(), withEnd(s.value()))));
  }

  private static FunctionValue withEnd(FunctionValue value) {
    return value instanceof FunctionValue.Known known
        ? known.choices().stream()
            .filter(PassedFunction::nestsItself)
            .findFirst()
            .<FunctionValue>map(
                choice ->
                    new FunctionValue.Unknown(
                        choice.unit(),
                        choice.expression(),
                        known.isOfCall(),
                        FunctionValue.Reason.ENDLESS))
            .orElse(value)
        : value;
  }

  /** Equal for the same functions. */
  List<Object> key() {
    List<Object> key = new ArrayList<>();
    functions.forEach(
        (i, value) -> {
          key.add(i);
          key.add(keyOf(value));
        });
    self.ifPresent(s -> key.add(keyOf(s.value())));
    return key;
  }

  private static Object keyOf(FunctionValue value) {
    if (value instanceof FunctionValue.Known known) {
      List<Object> key = new ArrayList<>();
      key.add(known.isOfCall());
      known.choices().forEach(choice -> key.add(choice.key()));
      return key;
    }
    return value instanceof FunctionValue.Unknown unknown
        ? unknown.unit().placeOf(unknown.expression())
        : "";
  }
}
