package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.IdentityHashMap;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Methods of the same file that call nothing but harmless methods of the JDK. */
final class OwnMethods {
  private final Attribution attribution;
  private final IdentityHashMap<Node, Boolean> harmless = new IdentityHashMap<>();

  OwnMethods(ParsedUnit unit) {
    this.attribution = unit.attribution();
  }

  /** Whether what is invoked is known, and waits for nothing. */
  boolean isHarmless(Invocation invocation) {
    return declaration(invocation).isPresent();
  }

  private Optional<MethodDeclaration> declaration(Invocation invocation) {
    boolean isFixed =
        invocation.method().modifiers().stream()
            .anyMatch(m -> m == Modifier.STATIC || m == Modifier.PRIVATE || m == Modifier.FINAL);
    return isFixed
        ? attribution
            .declarationOf(invocation.method())
            .filter(MethodDeclaration.class::isInstance)
            .map(MethodDeclaration.class::cast)
            .filter(method -> harmless.computeIfAbsent(method, m -> callsNothingElse(method)))
        : Optional.empty();
  }

  private boolean callsNothingElse(MethodDeclaration method) {
    return method.getBody().isPresent()
        && !method.isSynchronized()
        && method.findFirst(Node.class, this::mayWait).isEmpty();
  }

  private boolean mayWait(Node node) {
    if (node instanceof MethodCallExpr || node instanceof ObjectCreationExpr) {
      return attribution
          .invocationOf(node)
          .filter(i -> JavaMethods.isHarmless(i.method(), node))
          .isEmpty();
    }
    return node instanceof LambdaExpr
        || node instanceof MethodReferenceExpr
        || node instanceof SynchronizedStmt
        || (node instanceof ForEachStmt loop && !isArray(loop.getIterable()));
  }

  private boolean isArray(Expression e) {
    return attribution.typeOf(e).filter(JavaType.Array.class::isInstance).isPresent();
  }

  /** What a method does with the elements of an argument, if that is an array and known. */
  Optional<ElementUse> use(Invocation invocation, int argument) {
    if (invocation.spread() || argument >= invocation.method().parameters().size()) {
      return Optional.empty();
    }
    return declaration(invocation)
        .flatMap(method -> use(method, method.getParameter(argument).getNameAsString()));
  }

  private Optional<ElementUse> use(MethodDeclaration method, String parameter) {
    boolean changes = false;
    for (NameExpr use : method.findAll(NameExpr.class)) {
      Node parent = use.getParentNode().orElseThrow();
      if (!use.getNameAsString().equals(parameter)) {
        continue;
      }
      if (isElement(use, parent)) {
        if (!isTarget(parent)) {
          return Optional.of(ElementUse.READ);
        }
        changes = true;
      } else if (isTarget(use)) {
        return Optional.empty();
      }
    }
    return changes ? Optional.of(ElementUse.CHANGE) : Optional.empty();
  }

  /** Whether a name is that of an array with one dimension, of which elements are used. */
  private boolean isElement(NameExpr array, Node parent) {
    boolean isUsed =
        (parent instanceof ArrayAccessExpr access && SyntaxNodes.same(access.getName(), array))
            || (parent instanceof ForEachStmt loop && SyntaxNodes.same(loop.getIterable(), array));
    return isUsed
        && attribution
            .typeOf(array)
            .filter(
                type ->
                    type instanceof JavaType.Array outer
                        && !(outer.component() instanceof JavaType.Array))
            .isPresent();
  }

  private static boolean isTarget(Node e) {
    return e.getParentNode().orElse(null) instanceof AssignExpr assignment
        && assignment.getOperator() == AssignExpr.Operator.ASSIGN
        && SyntaxNodes.same(assignment.getTarget(), e);
  }
}
