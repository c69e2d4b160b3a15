package dev.sycamore.frontend.attribution.context;

import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.scope.NameScope;
import java.util.function.Consumer;

/** Attribution of statements, for the expressions that contain them. */
public interface StatementAttribution {

  /** What {@code statement} declares for the statements after it goes into {@code scope}. */
  void attribute(Statement statement, NameScope scope);

  /** Local variables, in order. */
  void declare(VariableDeclarationExpr declaration, NameScope scope);

  /**
   * The body of a switch expression.
   *
   * @param results takes the operands of arrows and yields
   */
  void attribute(SwitchExpr expression, NameScope scope, Consumer<Operand> results);
}
