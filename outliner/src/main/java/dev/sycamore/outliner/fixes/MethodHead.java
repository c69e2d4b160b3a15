package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.body.MethodDeclaration;

/** Where modifiers of a method are written. */
final class MethodHead {

  private MethodHead() {}

  /** The offset at which another modifier can be written: that of the result's type. */
  static int behindModifiers(MethodDeclaration method, FixEdits edits) {
    int type = edits.startOf(method.getType());
    if (method.getTypeParameters().isEmpty()) {
      return type;
    }
    // Before the bracket of the type parameters, which has no node.
    int parameter = edits.startOf(method.getTypeParameter(0));
    return edits.before('<', parameter);
  }
}
