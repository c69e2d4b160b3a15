package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;

/** Attribution of expressions, for whatever contains expressions or is contained in one. */
public interface ExpressionAttribution {

  /** All of an expression that does not depend on its context. */
  Operand operand(Expression expression, NameScope scope);

  /** A value or an array initialiser for a variable. */
  JavaType initialise(Expression value, NameScope scope, Optional<Target> target);

  /** An expression whose context expects nothing. */
  default JavaType attribute(Expression expression, NameScope scope) {
    return attribute(expression, scope, Optional.empty());
  }

  /** An expression in an assignment or invocation context. */
  default JavaType attribute(Expression expression, NameScope scope, Optional<Target> target) {
    return operand(expression, scope).complete(target);
  }
}
