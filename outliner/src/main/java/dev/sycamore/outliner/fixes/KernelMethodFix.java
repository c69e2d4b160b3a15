package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.kernels.KernelMethodFault;
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
        .filter(method -> isKernelOtherwise(code, method))
        .filter(method -> method.isStatic() || !needsThis(code, method))
        .flatMap(method -> fix(code, method));
  }

  /** Whether nothing else keeps it from being a kernel: what {@link KernelMethodFault} lists. */
  private static boolean isKernelOtherwise(FaultyCode code, MethodDeclaration method) {
    return method.getType().isVoidType()
        && method.getThrownExceptions().isEmpty()
        && method.getTypeParameters().isEmpty()
        && !method.isSynchronized()
        && !method.isNative()
        && isInVisibleClass(method)
        && method
            .getParameters()
            .getFirst()
            .flatMap(parameter -> code.attribution().typeOf(parameter.getType()))
            .filter(
                type -> type == JavaType.Primitive.INT || KernelMethodFault.item(type).isPresent())
            .isPresent();
  }

  /** Whether all classes around it have names that their package can use. */
  private static boolean isInVisibleClass(Node member) {
    Node around = member.getParentNode().orElseThrow();
    return around instanceof CompilationUnit
        || (around instanceof TypeDeclaration<?> type
            && !type.isPrivate()
            && isInVisibleClass(around));
  }

  private static boolean needsThis(FaultyCode code, MethodDeclaration method) {
    return method.isAnnotationPresent("Override")
        || method
            .findFirst(
                Type.class,
                t -> code.attribution().typeOf(t).orElse(null) instanceof JavaType.Variable)
            .isPresent()
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
