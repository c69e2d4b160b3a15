package dev.sycamore.frontend.attribution.expression;

import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A switch expression (JLS 15.28). */
final class SwitchOperand implements Operand {
  private final SwitchExpr expression;
  private final NameScope scope;
  private final UnitContext unit;

  SwitchOperand(SwitchExpr expression, NameScope scope, UnitContext unit) {
    this.expression = expression;
    this.scope = scope;
    this.unit = unit;
  }

  @Override
  public boolean isPoly() {
    return true;
  }

  @Override
  public Optional<Object> constant() {
    return Optional.empty();
  }

  @Override
  public JavaType standaloneType() {
    return speculate(this::typeOf, Special.UNKNOWN);
  }

  private JavaType typeOf(List<Operand> results) {
    return ResultTypes.of(
        results.stream()
            .map(r -> new ResultTypes.Result(r.standaloneType(), r.constant()))
            .toList(),
        unit.types());
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    return speculate(
        results ->
            results.stream()
                .map(r -> r.compatibleWith(target, loose))
                .reduce(TruthValue.YES, TruthValue::and),
        TruthValue.UNKNOWN);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    TruthValue known =
        speculate(
            results -> {
              results.forEach(r -> r.reduce(inference, formal, loose));
              return TruthValue.YES;
            },
            TruthValue.UNKNOWN);
    if (known == TruthValue.UNKNOWN) {
      inference.giveUp();
    }
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    return speculate(
        results -> {
          List<Optional<Primitive>> kinds = results.stream().map(Operand::primitiveKind).toList();
          boolean all =
              !kinds.isEmpty()
                  && kinds.stream()
                      .allMatch(
                          k ->
                              k.isPresent()
                                  && kinds.get(0).isPresent()
                                  && k.get().isNumeric() == kinds.get(0).get().isNumeric());
          return all ? kinds.get(0) : Optional.empty();
        },
        Optional.empty());
  }

  private <T> T speculate(Function<List<Operand>, T> with, T otherwise) {
    if (unit.table().speculatesDeeply()) {
      return otherwise;
    }
    return unit.table()
        .speculate(
            () -> {
              List<Operand> results = new ArrayList<>();
              unit.statements().attribute(expression, scope, results::add);
              return with.apply(results);
            });
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    if (target.isPresent()) {
      unit.statements().attribute(expression, scope, result -> result.complete(target));
      return unit.table().type(expression, target.get().type());
    }
    List<Operand> results = new ArrayList<>();
    unit.statements().attribute(expression, scope, results::add);
    JavaType type = typeOf(results);
    results.forEach(result -> result.complete(Optional.empty()));
    return unit.table().type(expression, type);
  }
}
