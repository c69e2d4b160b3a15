package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.List;
import java.util.Optional;

/** Describes what is launched where no kernel is known to be. */
final class LaunchedExpression {
  private static final String OWN_METHOD =
      "declare `run` in it, or give the class a name: objects of local and anonymous classes are"
          + " kernels by the `run` that they declare themselves";

  private static final int MOST_SHOWN = 80;

  private LaunchedExpression() {}

  /**
   * The error about an expression that is no kernel.
   *
   * @param unknown the part of its origins that is not known
   */
  static Diagnostic fault(ParsedUnit unit, Expression launched, KernelOrigins.Unknown unknown) {
    Expression inner = withoutCasts(unknown.expression());
    Diagnostic fault =
        Diagnostic.of(
            DiagnosticId.SYC1013,
            unit.spanOf(launched),
            List.of(),
            describe(unknown.unit(), inner));
    boolean isItself = unknown.unit() == unit && isIn(unknown.expression(), launched);
    Optional<String> help = help(unknown.unit(), inner);
    Diagnostic whole = help.isPresent() ? fault.withHelp(help.get()) : fault;
    return isItself
        ? whole
        : whole.withNote(new Note("it may be this", unknown.unit().spanOf(unknown.expression())));
  }

  private static boolean isIn(Node part, Node whole) {
    Optional<Node> at = Optional.of(part);
    while (at.isPresent() && !SyntaxNodes.same(at.get(), whole)) {
      at = at.get().getParentNode();
    }
    return at.isPresent();
  }

  private static Optional<String> help(ParsedUnit unit, Expression e) {
    if (e instanceof ObjectCreationExpr) {
      return Optional.of(OWN_METHOD);
    }
    Denotation denotation = unit.attribution().denotationOf(e).orElse(null);
    if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof Parameter parameter
        && parameter.getParentNode().orElse(null) instanceof CallableDeclaration<?>) {
      return Optional.of(
          "declare the parameter `@Kernel "
              + parameter
              + "`; what is passed to it is a kernel then");
    }
    if (denotation instanceof Denotation.Field) {
      return Optional.of(
          "declare the field `final`, with kernels as its values, or `@Kernel`: what is assigned to"
              + " it is a kernel then");
    }
    return e instanceof MethodCallExpr
        ? Optional.of(
            "launch what a static, private or final method of these sources returns: a lambda, a"
                + " method reference, a new object of a kernel class, or a parameter that is"
                + " declared `@Kernel`")
        : Optional.empty();
  }

  private static Expression withoutCasts(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return withoutCasts(enclosed.getInner());
    }
    return e instanceof CastExpr cast ? withoutCasts(cast.getExpression()) : e;
  }

  private static String describe(ParsedUnit unit, Expression e) {
    if (e instanceof MethodCallExpr) {
      return "the result of `" + shown(e) + "`";
    } else if (e instanceof ObjectCreationExpr creation) {
      return "an object of "
          + (creation.getAnonymousClassBody().isPresent() ? "an anonymous" : "a local")
          + " class that inherits `run`";
    } else if (e instanceof ArrayAccessExpr) {
      return "the array element `" + shown(e) + "`";
    } else if (e instanceof NullLiteralExpr) {
      return "`null`";
    }
    Denotation denotation = unit.attribution().denotationOf(e).orElse(null);
    if (denotation instanceof Denotation.Field) {
      return "the field `" + shown(e) + "`, of which not all values are known";
    } else if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof Parameter) {
      return "the parameter `" + e + "`";
    } else if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof VariableDeclarator) {
      return "the variable `" + e + "`, of which not all values are known";
    }
    return "`" + shown(e) + "`";
  }

  /** The text of an expression on one line, without the body of a class. */
  static String shown(Expression e) {
    if (e instanceof ObjectCreationExpr creation && creation.getAnonymousClassBody().isPresent()) {
      return "new " + creation.getType() + "() {...}";
    }
    String text = e.toString().replaceAll("\\s+", " ");
    return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
  }
}
