package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Denotation;
import java.util.Optional;

/** Tells the fields of the innermost object from those of the objects around it. */
final class EnclosingClass {

  private EnclosingClass() {}

  /** Whether a field is one of the innermost {@code this} at its use. */
  static boolean isOwn(Expression use, Denotation.Field field) {
    Optional<String> name = nameAt(use);
    if (use instanceof FieldAccessExpr access) {
      return !(access.getScope() instanceof ThisExpr self)
          || self.getTypeName().isEmpty()
          || name.equals(self.getTypeName().map(n -> n.getIdentifier()));
    }
    return field.implicitOwner().isEmpty()
        || name.equals(field.implicitOwner().map(owner -> owner.simpleName()));
  }

  /** The simple name of the innermost class; empty in anonymous ones. */
  private static Optional<String> nameAt(Node use) {
    Optional<Node> around = use.getParentNode();
    while (around.isPresent()) {
      Node node = around.get();
      if (node instanceof TypeDeclaration<?> type) {
        return Optional.of(type.getNameAsString());
      }
      boolean anonymous =
          (node instanceof ObjectCreationExpr creation
                  && creation.getAnonymousClassBody().isPresent())
              || node instanceof EnumConstantDeclaration;
      if (anonymous) {
        return Optional.empty();
      }
      around = node.getParentNode();
    }
    return Optional.empty();
  }
}
