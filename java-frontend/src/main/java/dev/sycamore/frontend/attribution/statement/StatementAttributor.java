package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.tree.NestingException;
import java.util.function.Consumer;

/** Statements, and the scopes of what they declare (JLS 14, 6.3). */
public final class StatementAttributor {
  private final UnitContext unit;
  private final SwitchBlocks switches;
  private final StatementDispatch dispatch;
  private int depth;

  public StatementAttributor(UnitContext unit, LocalClasses localClasses) {
    this.unit = unit;
    this.switches = new SwitchBlocks(unit);
    this.dispatch = new StatementDispatch(unit, localClasses, switches);
  }

  /** What {@code statement} declares for the statements after it goes into {@code scope}. */
  public void attribute(Statement statement, NameScope scope) {
    if (depth >= NestingException.MOST) {
      throw new NestingException(statement);
    }
    depth++;
    try {
      statement.accept(dispatch, scope);
    } finally {
      depth--;
    }
  }

  /**
   * The body of a switch expression.
   *
   * @param results takes the operands of arrows and yields
   */
  public void attribute(SwitchExpr expression, NameScope scope, Consumer<Operand> results) {
    switches.attribute(expression, scope, results);
  }

  /** Local variables, in order. */
  public void declare(VariableDeclarationExpr declaration, NameScope scope) {
    for (VariableDeclarator variable : declaration.getVariables()) {
      JavaType type = declare(variable, scope);
      if (declaration.isFinal() && isConstantType(type)) {
        variable
            .getInitializer()
            .flatMap(unit.table()::constantOf)
            .flatMap(value -> ConstantFolding.convert(value, type))
            .ifPresent(value -> unit.table().localConstant(variable, value));
      }
    }
  }

  private boolean isConstantType(JavaType type) {
    return type instanceof Primitive || unit.types().isString(type);
  }

  private JavaType declare(VariableDeclarator variable, NameScope scope) {
    String name = variable.getNameAsString();
    if (variable.getType().isVarType()) {
      JavaType type =
          variable
              .getInitializer()
              .map(e -> unit.types().upwardProjection(unit.expressions().attribute(e, scope)))
              .orElse(Special.ERRONEOUS);
      scope.declare(new Denotation.Local(name, type, variable));
      return type;
    }
    JavaType type = unit.typeNames().resolve(variable.getType(), scope);
    scope.declare(new Denotation.Local(name, type, variable));
    variable
        .getInitializer()
        .ifPresent(e -> unit.expressions().initialise(e, scope, Target.of(type)));
    return type;
  }
}
