package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.List;

/** Describes what is launched where no kernel is known to be. */
final class LaunchedExpression {
  private static final String NAMED_CLASS =
      "write a lambda, or declare a class with a name that implements the interface";

  private LaunchedExpression() {}

  /** The error about an expression that is no kernel. */
  static Diagnostic fault(ParsedUnit unit, Expression launched) {
    Expression inner = withoutCasts(launched);
    Diagnostic fault =
        Diagnostic.of(
            DiagnosticId.SYC1013, unit.spanOf(launched), List.of(), describe(unit, inner));
    if (inner instanceof ObjectCreationExpr) {
      return fault.withHelp(NAMED_CLASS);
    }
    return unit.attribution().denotationOf(inner).orElse(null) instanceof Denotation.Local local
            && local.declaration() instanceof Parameter parameter
        ? fault.withHelp(
            "declare the parameter `@Kernel "
                + parameter
                + "`; what is passed to it is a kernel then")
        : fault;
  }

  private static Expression withoutCasts(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return withoutCasts(enclosed.getInner());
    }
    return e instanceof CastExpr cast ? withoutCasts(cast.getExpression()) : e;
  }

  private static String describe(ParsedUnit unit, Expression e) {
    if (e instanceof MethodCallExpr) {
      return "the result of `" + e + "`";
    } else if (e instanceof ObjectCreationExpr) {
      return "an object of an anonymous class";
    } else if (e instanceof ArrayAccessExpr) {
      return "the array element `" + e + "`";
    } else if (e instanceof NullLiteralExpr) {
      return "`null`";
    } else if (e instanceof ConditionalExpr || e instanceof SwitchExpr) {
      return "a choice in which not every result is a kernel";
    }
    Denotation denotation = unit.attribution().denotationOf(e).orElse(null);
    if (denotation instanceof Denotation.Field) {
      return "the field `" + e + "`, which is not declared `@Kernel`";
    } else if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof Parameter) {
      return "the parameter `" + e + "`";
    } else if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof VariableDeclarator declarator) {
      return "the variable `" + e + "`" + reason(declarator);
    }
    return "`" + e + "`";
  }

  private static String reason(VariableDeclarator variable) {
    boolean lambda =
        variable
            .getInitializer()
            .map(LaunchedExpression::withoutCasts)
            .filter(i -> i.isLambdaExpr() || i.isMethodReferenceExpr())
            .isPresent();
    return lambda
        ? ", which is assigned again or belongs to another method"
        : ", which is not initialised with a lambda";
  }
}
