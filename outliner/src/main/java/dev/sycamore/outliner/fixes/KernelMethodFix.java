package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SimpleName;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.outliner.attribution.Denotation;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Makes a kernel method static, and visible for its package. */
final class KernelMethodFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(SimpleName.class)
        .flatMap(Node::getParentNode)
        .filter(MethodDeclaration.class::isInstance)
        .map(MethodDeclaration.class::cast)
        .filter(method -> method.isPrivate() || !method.isStatic())
        .filter(method -> method.getType().isVoidType())
        .filter(method -> method.isStatic() || !needsThis(code, method))
        .flatMap(method -> fix(code, method));
  }

  private static boolean needsThis(FaultyCode code, MethodDeclaration method) {
    return method.isAnnotationPresent("Override")
        || method.findFirst(Expression.class, e -> needsThis(code, e)).isPresent();
  }

  private static boolean needsThis(FaultyCode code, Expression e) {
    if (e.isThisExpr() || e.isSuperExpr()) {
      return true;
    } else if (e instanceof MethodCallExpr call && call.getScope().isEmpty()) {
      return code.attribution()
          .invocationOf(call)
          .filter(i -> i.method().modifiers().contains(Modifier.STATIC))
          .isEmpty();
    }
    return e.isNameExpr()
        && code.attribution().denotationOf(e).orElse(null) instanceof Denotation.Field field
        && !field.symbol().modifiers().contains(Modifier.STATIC);
  }

  private static Optional<Fix> fix(FaultyCode code, MethodDeclaration method) {
    FixEdits edits = new FixEdits(code.unit());
    if (!method.isStatic()) {
      edits.insert(MethodHead.behindModifiers(method, edits), "static ");
    }
    return edits
        .deleteModifier(method, Keyword.PRIVATE)
        .fix(method.isStatic() ? "remove `private`" : "make it `static`");
  }
}
