package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaType.Special;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A switch expression (JLS 15.28). */
final class SwitchOperand implements Operand {
  private final SwitchExpr expression;
  private final Scope scope;
  private final UnitContext unit;

  SwitchOperand(SwitchExpr expression, Scope scope, UnitContext unit) {
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
        unit.types);
  }

  @Override
  public Answer compatibleWith(JavaType target, boolean loose) {
    return speculate(
        results ->
            results.stream()
                .map(r -> r.compatibleWith(target, loose))
                .reduce(Answer.YES, Answer::and),
        Answer.UNKNOWN);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    Answer known =
        speculate(
            results -> {
              results.forEach(r -> r.reduce(inference, formal, loose));
              return Answer.YES;
            },
            Answer.UNKNOWN);
    if (known == Answer.UNKNOWN) {
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
    if (unit.findings.speculations() >= UnitContext.MAX_SPECULATIONS) {
      return otherwise;
    }
    return unit.findings.speculate(
        () -> {
          List<Operand> results = new ArrayList<>();
          unit.switches.attribute(expression, scope, results::add);
          return with.apply(results);
        });
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    if (target.isPresent()) {
      unit.switches.attribute(expression, scope, result -> result.complete(target));
      return unit.findings.type(expression, target.get().type());
    }
    List<Operand> results = new ArrayList<>();
    unit.switches.attribute(expression, scope, results::add);
    JavaType type = typeOf(results);
    results.forEach(result -> result.complete(Optional.empty()));
    return unit.findings.type(expression, type);
  }
}
