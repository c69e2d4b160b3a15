package dev.sycamore.frontend.attribution.expression;

import com.github.javaparser.ast.expr.ConditionalExpr;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import java.util.List;
import java.util.Optional;

/** A conditional expression (JLS 15.25). */
final class ConditionalOperand implements Operand {
  private final ConditionalExpr expression;
  private final Operand then;
  private final Operand otherwise;
  private final Optional<Object> condition;
  private final UnitContext unit;

  ConditionalOperand(
      ConditionalExpr expression,
      Operand then,
      Operand otherwise,
      Optional<Object> condition,
      UnitContext unit) {
    this.expression = expression;
    this.then = then;
    this.otherwise = otherwise;
    this.condition = condition;
    this.unit = unit;
  }

  @Override
  public boolean isPoly() {
    return primitiveKind().isEmpty();
  }

  @Override
  public JavaType standaloneType() {
    return ResultTypes.of(
        List.of(
            new ResultTypes.Result(then.standaloneType(), then.constant()),
            new ResultTypes.Result(otherwise.standaloneType(), otherwise.constant())),
        unit.types());
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    return isPoly()
        ? then.compatibleWith(target, loose).and(otherwise.compatibleWith(target, loose))
        : unit.compatibility().compatible(standaloneType(), target, loose);
  }

  @Override
  public TruthValue potentiallyCompatible(JavaType formal) {
    return then.potentiallyCompatible(formal).and(otherwise.potentiallyCompatible(formal));
  }

  @Override
  public boolean isPertinent(boolean ofTypeParameter) {
    return then.isPertinent(ofTypeParameter) && otherwise.isPertinent(ofTypeParameter);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    if (isPoly()) {
      then.reduce(inference, formal, loose);
      otherwise.reduce(inference, formal, loose);
    } else {
      inference.compatible(standaloneType(), formal, loose);
    }
  }

  @Override
  public boolean prefers(JavaType one, JavaType other) {
    return then.prefers(one, other) && otherwise.prefers(one, other);
  }

  @Override
  public boolean inputsAreResolved(Inference inference, JavaType formal) {
    return then.inputsAreResolved(inference, formal)
        && otherwise.inputsAreResolved(inference, formal);
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    Optional<Primitive> left = then.primitiveKind();
    Optional<Primitive> right = otherwise.primitiveKind();
    return left.isPresent()
            && right.isPresent()
            && left.get().isNumeric() == right.get().isNumeric()
        ? left
        : Optional.empty();
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    boolean poly = isPoly();
    JavaType standalone = poly && target.isPresent() ? target.get().type() : standaloneType();
    then.complete(poly ? target : Optional.empty());
    otherwise.complete(poly ? target : Optional.empty());
    constant()
        .flatMap(value -> ConstantFolding.convert(value, standalone))
        .ifPresent(value -> unit.table().constant(expression, value));
    return unit.table().type(expression, standalone);
  }

  @Override
  public Optional<Object> constant() {
    if (!(condition.orElse(null) instanceof Boolean holds)
        || then.constant().isEmpty()
        || otherwise.constant().isEmpty()) {
      return Optional.empty();
    }
    return (holds ? then : otherwise)
        .constant()
        .flatMap(value -> ConstantFolding.convert(value, standaloneType()));
  }
}
