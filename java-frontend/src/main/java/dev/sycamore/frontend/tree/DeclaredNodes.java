package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * What is looked for in every file, found in one walk.
 *
 * @param types all classes with a name, local ones too, in the order of the text
 * @param annotations all annotations, in the order of the text
 */
public record DeclaredNodes(List<TypeDeclaration<?>> types, List<AnnotationExpr> annotations) {

  /** Those below a node, itself included. */
  public static DeclaredNodes of(Node root) {
    List<TypeDeclaration<?>> types = new ArrayList<>();
    List<AnnotationExpr> annotations = new ArrayList<>();
    // No recursion: sums of many terms are deep trees.
    Deque<Node> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Node node = open.pop();
      if (node instanceof TypeDeclaration<?> type) {
        types.add(type);
      } else if (node instanceof AnnotationExpr annotation) {
        annotations.add(annotation);
      }
      List<Node> children = node.getChildNodes();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    return new DeclaredNodes(
        Collections.unmodifiableList(types), Collections.unmodifiableList(annotations));
  }
}
