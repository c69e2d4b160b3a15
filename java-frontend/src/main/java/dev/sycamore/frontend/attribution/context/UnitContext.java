package dev.sycamore.frontend.attribution.context;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.inference.InvocationCompatibility;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.member.FunctionTypes;
import dev.sycamore.frontend.attribution.overload.OverloadResolution;
import dev.sycamore.frontend.attribution.scope.NameContext;
import dev.sycamore.frontend.symbols.JavaType;

/** What code of one compilation unit is attributed with. */
public interface UnitContext extends NameContext {

  FunctionTypes functionTypes();

  InvocationCompatibility compatibility();

  OverloadResolution overloads();

  StatementAttribution statements();

  LocalClassAttribution localClasses();

  /** Records the type of an expression that does not depend on its context. */
  default Operand standalone(Expression expression, JavaType type) {
    table().type(expression, type);
    return new Operand.Standalone(type, table().constantOf(expression), compatibility());
  }
}
