package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.Primitives;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A call whose method is chosen: its type arguments and the lambdas among its arguments may still
 * depend on the context (JLS 15.12.3, 18.5.2).
 */
public final class CallOperand implements Operand {
  private final Optional<Expression> expression;
  private final Resolution.Chosen chosen;
  private final List<Operand> arguments;
  private final UnaryOperator<JavaType> result;
  private final UnitContext unit;

  public CallOperand(
      Optional<Expression> expression,
      Resolution.Chosen chosen,
      List<Operand> arguments,
      UnaryOperator<JavaType> result,
      UnitContext unit) {
    this.expression = expression;
    this.chosen = chosen;
    this.arguments = arguments;
    this.result = result;
    this.unit = unit;
  }

  @Override
  public boolean isPoly() {
    return signature().isGeneric()
        && JavaTypes.mentions(
            signature().returnType(), t -> signature().typeParameters().contains(t));
  }

  private Signature signature() {
    return chosen.signature();
  }

  @Override
  public Optional<Object> constant() {
    return Optional.empty();
  }

  @Override
  public JavaType standaloneType() {
    return infer(Optional.empty()).type(result);
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    if (!isPoly()) {
      return unit.compatibility().compatible(standaloneType(), target, loose);
    }
    if (!JavaTypes.isKnown(target)) {
      return TruthValue.UNKNOWN;
    }
    return infer(Optional.of(target)).answer();
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    // JLS 15.25: before the method's type arguments are inferred.
    return Primitives.unboxed(signature().returnType());
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    TypeSubstitution opened = inference.introduce(signature());
    inference.arguments(signature(), opened, arguments, chosen.phase());
    if (chosen.unchecked()) {
      inference.compatible(unit.types().erasure(signature().returnType()), formal, loose);
    } else {
      inference.compatible(opened.apply(signature().returnType()), formal, loose);
    }
  }

  /** What inference found; nothing is recorded. */
  private record Inferred(TruthValue answer, List<JavaType> typeArguments, JavaType returnType) {
    JavaType type(UnaryOperator<JavaType> result) {
      return JavaTypes.isKnown(returnType) ? result.apply(returnType) : Special.UNKNOWN;
    }
  }

  private Inferred inferFor(Optional<Target> target) {
    if (!isPoly() || target.isEmpty()) {
      return infer(Optional.empty());
    }
    if (target.get().isKnown()) {
      return infer(Optional.of(target.get().type()));
    }
    return new Inferred(
        TruthValue.UNKNOWN,
        Collections.nCopies(signature().typeParameters().size(), Special.UNKNOWN),
        Special.UNKNOWN);
  }

  private Inferred infer(Optional<JavaType> target) {
    if (!signature().isGeneric()) {
      JavaType type = signature().returnType();
      return new Inferred(
          TruthValue.YES, List.of(), chosen.unchecked() ? unit.types().erasure(type) : type);
    }
    Inference inference = new Inference(unit.types());
    TypeSubstitution opened = inference.introduce(signature());
    inference.arguments(signature(), opened, arguments, chosen.phase());
    boolean unchecked = inference.unchecked() || chosen.unchecked();
    if (target.isPresent() && !unchecked && isPoly()) {
      returnsInto(inference, opened.apply(signature().returnType()), target.get());
    }
    inference.reduceDeferred();
    TruthValue answer = inference.resolve();
    List<JavaType> typeArguments =
        signature().typeParameters().stream()
            .map(p -> answer == TruthValue.YES ? inference.close(opened.apply(p)) : Special.UNKNOWN)
            .toList();
    JavaType type = signature().returnType();
    return new Inferred(
        answer,
        typeArguments,
        unchecked ? unit.types().erasure(type) : arguments(typeArguments).apply(type));
  }

  /** JLS 18.5.2.1. */
  private void returnsInto(Inference inference, JavaType returnType, JavaType target) {
    if (target instanceof Primitive && inference.isInferenceVariable(returnType)) {
      if (inference.hasBoxBound(returnType)) {
        inference.resolveIn(returnType);
        return;
      }
      inference.compatible(returnType, target, true);
      return;
    }
    if (inference.isInferenceVariable(returnType) && inference.resolvesBefore(returnType, target)) {
      inference.resolveIn(returnType);
      inference.compatible(unit.types().capture(inference.close(returnType)), target, true);
      return;
    }
    inference.compatible(returnType, target, true);
  }

  private TypeSubstitution arguments(List<JavaType> typeArguments) {
    Map<JavaType.Variable, JavaType> map = new HashMap<>();
    for (int i = 0; i < typeArguments.size(); i++) {
      map.put(signature().typeParameters().get(i), typeArguments.get(i));
    }
    return TypeSubstitution.of(map);
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    Inferred inferred = inferFor(target);
    TypeSubstitution known = arguments(inferred.typeArguments());
    boolean spread = chosen.phase().spread();
    List<JavaType> formals = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      JavaType formal = known.apply(signature().formal(i, spread));
      formals.add(formal);
      arguments.get(i).complete(Target.of(formal, Optional.of(parameter(i))));
    }
    JavaType type =
        isPoly() && target.filter(Target::isErroneous).isPresent()
            ? Special.ERRONEOUS
            : inferred.type(result);
    expression.ifPresent(e -> record(e, inferred, formals, type));
    return type;
  }

  private void record(Expression at, Inferred inferred, List<JavaType> formals, JavaType type) {
    unit.table().invocation(at, invocation(inferred, formals));
    unit.table().type(at, type);
  }

  /** The call as it is with arguments that need nothing from it; nothing is recorded. */
  public Invocation invocation(Optional<Target> target) {
    Inferred inferred = inferFor(target);
    TypeSubstitution known = arguments(inferred.typeArguments());
    List<JavaType> formals = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      formals.add(known.apply(signature().formal(i, chosen.phase().spread())));
    }
    return invocation(inferred, formals);
  }

  private Invocation invocation(Inferred inferred, List<JavaType> formals) {
    return new Invocation(
        signature().method(),
        unit.types().uncapture(signature().receiver()),
        formals.stream().map(unit.types()::uncapture).toList(),
        unit.types().uncapture(inferred.returnType()),
        inferred.typeArguments().stream().map(unit.types()::uncapture).toList(),
        chosen.phase().spread());
  }

  private MethodSymbol.ParameterSymbol parameter(int argument) {
    List<MethodSymbol.ParameterSymbol> parameters = signature().method().parameters();
    return parameters.get(Math.min(argument, parameters.size() - 1));
  }
}
