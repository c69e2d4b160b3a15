package dev.sycamore.frontend.attribution.function;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.FunctionTypes.FunctionType;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.ResultContext;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A lambda (JLS 15.27). */
public final class LambdaOperand implements Operand {
  private final LambdaExpr lambda;
  private final NameScope scope;
  private final UnitContext unit;
  private final LambdaShape shape;
  private final boolean explicit;
  private final List<JavaType> writtenTypes;

  public LambdaOperand(LambdaExpr lambda, NameScope scope, UnitContext unit) {
    this.lambda = lambda;
    this.scope = scope;
    this.unit = unit;
    this.shape = new LambdaShape(lambda, this::constantBefore);
    this.explicit = lambda.getParameters().stream().noneMatch(LambdaOperand::isInferred);
    this.writtenTypes =
        explicit
            ? lambda.getParameters().stream()
                .map(parameter -> unit.typeNames().ofParameter(parameter, scope))
                .toList()
            : List.of();
  }

  private static boolean isInferred(Parameter parameter) {
    return parameter.getType().isUnknownType() || parameter.getType().isVarType();
  }

  @Override
  public boolean isPoly() {
    return true;
  }

  @Override
  public JavaType standaloneType() {
    return Special.UNKNOWN;
  }

  @Override
  public Optional<Object> constant() {
    return Optional.empty();
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    return Optional.empty();
  }

  @Override
  public TruthValue potentiallyCompatible(JavaType formal) {
    if (!JavaTypes.isKnown(formal) || JavaTypes.isErroneous(formal)) {
      return TruthValue.UNKNOWN;
    }
    Optional<MethodSymbol> method = unit.functionTypes().methodOf(formal);
    if (method.isEmpty() || method.get().parameters().size() != lambda.getParameters().size()) {
      return TruthValue.NO;
    }
    boolean isVoid = method.get().returnType() == Primitive.VOID;
    return TruthValue.of(isVoid ? shape.isVoidCompatible() : shape.isValueCompatible());
  }

  private Optional<Object> constantBefore(Expression expression) {
    return unit.table().speculate(() -> unit.expressions().operand(expression, scope).constant());
  }

  @Override
  public boolean isPertinent(boolean ofTypeParameter) {
    return explicit && !ofTypeParameter && LambdaShape.hasPertinentResults(lambda);
  }

  @Override
  public boolean inputsAreResolved(Inference inference, JavaType formal) {
    return explicit
        || function(formal)
            .map(f -> f.signature().parameters().stream().allMatch(inference::isResolved))
            .orElse(false);
  }

  private Optional<FunctionType> function(JavaType target) {
    return explicit
        ? unit.functionTypes().ofExplicit(target, writtenTypes)
        : unit.functionTypes().of(target);
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    Optional<FunctionType> function = function(target);
    if (function.isEmpty()) {
      return TruthValue.UNKNOWN;
    }
    Signature signature = function.get().signature();
    if (signature.isGeneric()) {
      return TruthValue.NO;
    }
    if (explicit && !signature.parameters().equals(writtenTypes)) {
      return signature.parameters().stream().allMatch(JavaTypes::isKnown)
          ? TruthValue.NO
          : TruthValue.UNKNOWN;
    }
    if (signature.returnType() == Primitive.VOID) {
      return TruthValue.YES;
    }
    return speculate(
        signature.parameters(),
        results -> {
          TruthValue answer = results.isPresent() ? TruthValue.YES : TruthValue.UNKNOWN;
          for (Operand each : results.orElse(List.of())) {
            answer = answer.and(each.compatibleWith(signature.returnType(), true));
          }
          return answer;
        });
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    Optional<FunctionType> function = function(inference.functional(formal));
    if (function.isEmpty() || function.get().signature().isGeneric()) {
      inference.giveUp();
      return;
    }
    List<JavaType> formals = function.get().signature().parameters();
    JavaType returnType = function.get().signature().returnType();
    if (formals.size() != lambda.getParameters().size()) {
      inference.giveUp();
      return;
    }
    List<JavaType> parameters = new ArrayList<>(writtenTypes);
    for (int i = 0; i < formals.size(); i++) {
      if (explicit) {
        inference.same(writtenTypes.get(i), formals.get(i));
      } else {
        inference.resolveIn(formals.get(i));
        parameters.add(inference.close(formals.get(i)));
      }
    }
    if (returnType == Primitive.VOID || inference.isProper(returnType)) {
      return;
    }
    speculate(
        parameters,
        results -> {
          if (results.isEmpty()) {
            inference.giveUp();
          }
          results.orElse(List.of()).forEach(each -> each.reduce(inference, returnType, true));
          return inference.answer();
        });
  }

  /** JLS 15.12.2.5, for an explicitly typed lambda. */
  @Override
  public boolean prefers(JavaType one, JavaType other) {
    Optional<FunctionType> mine = function(one);
    Optional<FunctionType> theirs = function(other);
    if (!explicit
        || mine.isEmpty()
        || theirs.isEmpty()
        || !mine.get().signature().parameters().equals(theirs.get().signature().parameters())) {
      return false;
    }
    JavaType r = mine.get().signature().returnType();
    JavaType s = theirs.get().signature().returnType();
    if (s == Primitive.VOID) {
      return true;
    }
    if (r == Primitive.VOID) {
      return false;
    }
    if (r instanceof Primitive == s instanceof Primitive) {
      return unit.types().isSubtype(r, s);
    }
    boolean wantsPrimitive = r instanceof Primitive;
    return speculate(
            writtenTypes,
            results ->
                TruthValue.of(
                    results.isPresent()
                        && results.get().stream()
                            .allMatch(each -> isPrimitive(each) == wantsPrimitive)))
        == TruthValue.YES;
  }

  private static boolean isPrimitive(Operand operand) {
    return !operand.isPoly() && operand.standaloneType() instanceof Primitive;
  }

  private interface OfResults {
    TruthValue apply(Optional<List<Operand>> results);
  }

  /** The body attributed for its results only; they are empty if that goes too deep. */
  private TruthValue speculate(List<JavaType> parameters, OfResults then) {
    if (unit.table().speculatesDeeply()) {
      return then.apply(Optional.empty());
    }
    return unit.table()
        .speculate(
            () -> {
              List<Operand> results = new ArrayList<>();
              NameScope inner = withParameters(parameters);
              if (lambda.getExpressionBody().isPresent()) {
                results.add(unit.expressions().operand(lambda.getExpressionBody().get(), inner));
              } else {
                unit.statements()
                    .attribute(
                        lambda.getBody(), inner.withResults(ResultContext.returning(results::add)));
              }
              return then.apply(Optional.of(results));
            });
  }

  private NameScope withParameters(List<JavaType> types) {
    NameScope inner = scope.nested();
    for (int i = 0; i < lambda.getParameters().size(); i++) {
      Parameter parameter = lambda.getParameter(i);
      JavaType type = i < types.size() ? types.get(i) : Special.UNKNOWN;
      inner.declare(new Denotation.Local(parameter.getNameAsString(), type, parameter));
    }
    return inner;
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    Optional<FunctionType> function = target.flatMap(t -> function(t.type()));
    if (function.isEmpty()) {
      body(withParameters(writtenTypes), Special.UNKNOWN);
      boolean erroneous = target.filter(t -> JavaTypes.isErroneous(t.type())).isPresent();
      return unit.table().type(lambda, erroneous ? Special.ERRONEOUS : Special.UNKNOWN);
    }
    Signature signature = function.get().signature();
    List<JavaType> parameters = explicit ? writtenTypes : signature.parameters();
    unit.table()
        .function(
            lambda,
            new FunctionTarget(
                unit.types().uncapture(function.get().type()),
                signature.method(),
                parameters.stream().map(unit.types()::uncapture).toList(),
                unit.types().uncapture(signature.returnType()),
                target.get().parameter()));
    body(withParameters(parameters), signature.returnType());
    return unit.table().type(lambda, function.get().type());
  }

  private void body(NameScope inner, JavaType returnType) {
    Optional<Target> result =
        returnType == Primitive.VOID ? Optional.empty() : Target.of(returnType);
    if (lambda.getBody() instanceof ExpressionStmt statement
        && lambda.getExpressionBody().isPresent()) {
      unit.expressions().attribute(statement.getExpression(), inner, result);
    } else {
      unit.statements()
          .attribute(
              lambda.getBody(),
              inner.withResults(ResultContext.returning(operand -> operand.complete(result))));
    }
  }
}
