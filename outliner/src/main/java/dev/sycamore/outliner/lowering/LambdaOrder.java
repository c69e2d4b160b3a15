package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import dev.sycamore.outliner.HostDialect;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedVariable;
import dev.sycamore.outliner.source.Nodes;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a class file has the methods of lambdas in the order of the source. It has, but for
 * loops, where the update comes before the body, and {@code try}, where ecj begins with {@code
 * finally}.
 */
final class LambdaOrder {
  private final Attribution attribution;
  private final HostDialect dialect;

  LambdaOrder(Attribution attribution, HostDialect dialect) {
    this.attribution = attribution;
    this.dialect = dialect;
  }

  /**
   * Whether two lambdas with the same descriptor are known by their order: they are in one class,
   * and no third lambda on their lines has the same descriptor.
   */
  boolean isKnown(LambdaExpr a, LambdaExpr b, List<LambdaExpr> kernels) {
    Node classBody = classAround(a);
    if (!Nodes.same(classBody, classAround(b)) || isReordered(a, b)) {
      return false;
    }
    Optional<String> descriptor = descriptor(a);
    for (LambdaExpr other : classBody.findAll(LambdaExpr.class)) {
      boolean counts =
          kernels.stream().noneMatch(k -> Nodes.same(k, other))
              && (touches(other, a) || touches(other, b))
              && Nodes.same(classAround(other), classBody);
      if (counts && (descriptor.isEmpty() || mayEqual(descriptor(other), descriptor.get()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayEqual(Optional<String> found, String descriptor) {
    return found.map(descriptor::equals).orElse(true);
  }

  /** Of the parameters; the result is left aside. */
  private Optional<String> descriptor(LambdaExpr lambda) {
    Optional<FunctionTarget> target = attribution.functionTargetOf(lambda);
    if (target.isEmpty()) {
      return Optional.empty();
    }
    List<JavaType> types = new ArrayList<>();
    CaptureScanner.scan(lambda, attribution, dialect).variables().stream()
        .map(CapturedVariable::type)
        .forEach(types::add);
    types.addAll(target.get().parameterTypes());
    return Optional.of(JvmSignatures.ofVoid(types));
  }

  private static boolean touches(Node a, Node b) {
    return a.getBegin().orElseThrow().line <= b.getEnd().orElseThrow().line
        && b.getBegin().orElseThrow().line <= a.getEnd().orElseThrow().line;
  }

  /** Whether the innermost construct around both is one that compilers walk in another order. */
  private static boolean isReordered(Node a, Node b) {
    Node around = a;
    while (!isInside(b, around)) {
      around = around.getParentNode().orElseThrow();
    }
    return around instanceof ForStmt || around instanceof TryStmt;
  }

  private static boolean isInside(Node node, Node around) {
    Optional<Node> at = Optional.of(node);
    while (at.isPresent()) {
      if (Nodes.same(at.get(), around)) {
        return true;
      }
      at = at.get().getParentNode();
    }
    return false;
  }

  private static Node classAround(Node node) {
    Node at = node;
    while (at.getParentNode().isPresent()) {
      at = at.getParentNode().get();
      if (at instanceof TypeDeclaration
          || at instanceof EnumConstantDeclaration
          || (at instanceof ObjectCreationExpr creation
              && creation.getAnonymousClassBody().isPresent())) {
        return at;
      }
    }
    return at;
  }
}
