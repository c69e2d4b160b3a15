package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The functions that a lambda or method reference captures. What it is, with all of them, is known
 * if they are: one function for each set of those that they may be.
 */
final class FunctionCaptures {
  /** The most functions that one may be made of, and the most that a value may be. */
  static final int MOST = 64;

  private final FunctionValues around;
  private final Expression code;
  private boolean isOfCall;
  private boolean isOfCaller;
  private Optional<FunctionValue> unknown = Optional.empty();
  private List<PassedFunction> forms;

  private FunctionCaptures(FunctionValues around, PassedFunction alone) {
    this.around = around;
    this.code = alone.expression();
    this.isOfCall = around.isCall();
    this.forms = List.of(alone);
  }

  /**
   * What a lambda or method reference is.
   *
   * @param around the code that it is in
   * @param alone without what it captures
   */
  static FunctionValue of(FunctionValues around, PassedFunction alone) {
    FunctionCaptures captures = new FunctionCaptures(around, alone);
    if (FunctionalTypes.isSerializable(alone.target().type())) {
      if (alone.target().returnType() instanceof JavaType.Variable) {
        return around.unknown(alone.expression(), FunctionValue.Reason.GENERIC);
      }
      if (alone.expression() instanceof MethodReferenceExpr reference) {
        captures.receiver(reference);
      } else {
        captures.lambda();
      }
    }
    return captures.value();
  }

  private void lambda() {
    Captures captures = CaptureScanner.scan(code, around.unit().attribution(), around.dialect());
    if (captures.self()) {
      around.selfAt(code).ifPresent(self -> add(self, PassedFunction::withSelf));
    }
    for (CapturedLocal variable : captures.variables()) {
      if (FunctionalTypes.isPassable(variable.type()) && unknown.isEmpty()) {
        add(
            around.ofVariable(variable.declaration(), variable.firstUse()),
            (form, function) ->
                form.with(new KernelVariant.Bound(variable.declaration(), function)));
      }
    }
  }

  /** A reference to a method of a function. */
  private void receiver(MethodReferenceExpr reference) {
    Expression scope = reference.getScope();
    Optional<Denotation> denotation = around.unit().attribution().denotationOf(scope);
    if (scope.isTypeExpr() || scope.isNameExpr()) {
      boolean isFunction =
          denotation
              .filter(
                  named ->
                      (named instanceof Denotation.Local local
                              && FunctionalTypes.isPassable(local.type()))
                          || (named instanceof Denotation.Field field
                              && FunctionalTypes.isPassable(field.type())))
              .isPresent();
      if (isFunction) {
        add(around.named(scope), PassedFunction::withSelf);
      }
    } else if (scope.isThisExpr()) {
      around.selfAt(scope).ifPresent(self -> add(self, PassedFunction::withSelf));
    } else if (around
        .unit()
        .attribution()
        .typeOf(scope)
        .filter(FunctionalTypes::isPassable)
        .isPresent()) {
      add(around.of(scope), PassedFunction::withSelf);
    }
  }

  private void add(
      FunctionValue captured, BiFunction<PassedFunction, PassedFunction, PassedFunction> with) {
    isOfCall |= captured.isOfCall();
    if (captured instanceof FunctionValue.Unknown) {
      unknown = Optional.of(captured);
    } else if (captured instanceof FunctionValue.Known known) {
      List<PassedFunction> more = new ArrayList<>();
      for (PassedFunction form : forms) {
        known.choices().forEach(choice -> more.add(with.apply(form, choice)));
      }
      forms = more;
      if (more.size() > MOST || more.stream().anyMatch(form -> form.size() > MOST)) {
        unknown = Optional.of(around.unknown(code, FunctionValue.Reason.MANY));
      }
    } else {
      isOfCaller = true;
    }
  }

  private FunctionValue value() {
    if (unknown.isPresent()) {
      return ((FunctionValue.Unknown) unknown.get()).as(isOfCall);
    }
    return isOfCaller ? new FunctionValue.OfCaller() : new FunctionValue.Known(forms, isOfCall);
  }
}
