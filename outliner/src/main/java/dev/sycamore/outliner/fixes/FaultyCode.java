package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.KernelFinder;
import dev.sycamore.outliner.report.UnattributedCode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A diagnostic, and the file that it is in.
 *
 * @param unit of the diagnostic's place
 * @param units all of the compilation
 */
record FaultyCode(Diagnostic diagnostic, ParsedUnit unit, SourceUnits units) {

  Attribution attribution() {
    return unit.attribution();
  }

  /** The outermost node of a kind that is the diagnostic's place. */
  <N extends Node> Optional<N> node(Class<N> kind) {
    return node(kind, node -> true);
  }

  /** The outermost node of a kind that is the diagnostic's place and fulfils a condition. */
  <N extends Node> Optional<N> node(Class<N> kind, Predicate<N> condition) {
    return node(unit, diagnostic.at(), kind, condition);
  }

  /** The outermost node of a kind that is a place of a file and fulfils a condition. */
  static <N extends Node> Optional<N> node(
      ParsedUnit unit, SourceSpan place, Class<N> kind, Predicate<N> condition) {
    Deque<Node> open = new ArrayDeque<>(List.of(unit.tree()));
    while (!open.isEmpty()) {
      Node node = open.pop();
      SourceSpan span = unit.spanOf(node);
      if (kind.isInstance(node)
          && span.offset() == place.offset()
          && span.length() == place.length()
          && condition.test(kind.cast(node))) {
        return Optional.of(kind.cast(node));
      }
      // The type of a declarator stands before it, and is its child; annotations of a type, too.
      if (contains(span, place) || node instanceof VariableDeclarator || node instanceof Type) {
        List<Node> children = node.getChildNodes();
        for (int i = children.size() - 1; i >= 0; i--) {
          open.push(children.get(i));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean contains(SourceSpan outer, SourceSpan inner) {
    return outer.offset() <= inner.offset()
        && inner.offset() + inner.length() <= outer.offset() + outer.length();
  }

  /** The lambda that is a kernel and has a node in it. */
  Optional<LambdaExpr> kernelAround(Node node) {
    return KernelFinder.find(unit, known -> {}, new UnattributedCode()).stream()
        .map(kernel -> kernel.code())
        .filter(KernelDefinition.Lambda.class::isInstance)
        .map(code -> ((KernelDefinition.Lambda) code).expression())
        .filter(lambda -> isIn(node, lambda))
        .findFirst();
  }

  /** The nearest node of a kind around another one. */
  static <N extends Node> Optional<N> around(Node node, Class<N> kind) {
    Optional<Node> around = node.getParentNode();
    while (around.isPresent() && !kind.isInstance(around.get())) {
      around = around.get().getParentNode();
    }
    return around.map(kind::cast);
  }

  private static boolean isIn(Node node, Node outer) {
    return SyntaxNodes.same(node, outer)
        || node.getParentNode().filter(parent -> isIn(parent, outer)).isPresent();
  }
}
