package dev.sycamore.frontend.attribution.expression;

import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.tree.NestingException;
import java.util.Optional;

/** Types of expressions (JLS 15). */
public final class ExpressionAttributor {
  private final UnitContext unit;
  private final ExpressionDispatch dispatch;
  private int depth;

  public ExpressionAttributor(UnitContext unit) {
    this.unit = unit;
    this.dispatch = new ExpressionDispatch(unit);
  }

  /** All of an expression that does not depend on its context. */
  public Operand operand(Expression expression, NameScope scope) {
    if (depth >= NestingException.MOST) {
      throw new NestingException(expression);
    }
    depth++;
    try {
      return expression.accept(dispatch, scope);
    } finally {
      depth--;
    }
  }

  /** A value or an array initialiser for a variable. */
  public JavaType initialise(Expression value, NameScope scope, Optional<Target> target) {
    return value instanceof ArrayInitializerExpr initialiser
        ? arrayInitialiser(initialiser, scope, target.map(Target::type).orElse(Special.UNKNOWN))
        : attribute(value, scope, target);
  }

  private JavaType arrayInitialiser(
      ArrayInitializerExpr initialiser, NameScope scope, JavaType type) {
    Optional<Target> component =
        Target.of(
            type instanceof JavaType.Array array
                ? array.component()
                : JavaTypes.isErroneous(type) ? Special.ERRONEOUS : Special.UNKNOWN);
    initialiser.getValues().forEach(value -> initialise(value, scope, component));
    return unit.table().type(initialiser, type);
  }

  /** An expression whose context expects nothing. */
  public JavaType attribute(Expression expression, NameScope scope) {
    return attribute(expression, scope, Optional.empty());
  }

  /** An expression in an assignment or invocation context. */
  public JavaType attribute(Expression expression, NameScope scope, Optional<Target> target) {
    return operand(expression, scope).complete(target);
  }
}
