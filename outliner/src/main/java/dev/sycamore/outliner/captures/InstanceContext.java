package dev.sycamore.outliner.captures;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.symbols.ClassSymbol;
import java.util.Optional;

/** Code that has a {@code this}. */
final class InstanceContext {

  private InstanceContext() {}

  /** Whether the code around a node has one; the classes inside of that code do not count. */
  static boolean isAround(Node node) {
    Optional<Node> at = node.getParentNode();
    while (at.isPresent()) {
      if (at.get() instanceof ExplicitConstructorInvocationStmt) {
        return false;
      }
      if (at.get() instanceof BodyDeclaration<?> member) {
        return isInstance(member);
      }
      at = at.get().getParentNode();
    }
    return false;
  }

  /** The class whose code a node is in. */
  static Optional<ClassSymbol> classAround(Node node, Attribution attribution) {
    Node inner = node;
    Optional<Node> around = node.getParentNode();
    while (around.isPresent() && !isClass(around.get(), inner)) {
      inner = around.get();
      around = inner.getParentNode();
    }
    return around.flatMap(attribution::classDeclaredBy);
  }

  private static boolean isClass(Node node, Node inner) {
    return node instanceof TypeDeclaration<?>
        || (inner instanceof BodyDeclaration<?>
            && (node instanceof ObjectCreationExpr || node instanceof EnumConstantDeclaration));
  }

  private static boolean isInstance(BodyDeclaration<?> member) {
    if (member instanceof MethodDeclaration method) {
      return !method.isStatic();
    } else if (member instanceof FieldDeclaration field) {
      boolean inInterface =
          field.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration type
              && type.isInterface();
      return !field.isStatic() && !inInterface;
    } else if (member instanceof InitializerDeclaration initializer) {
      return !initializer.isStatic();
    }
    return member instanceof ConstructorDeclaration
        || member instanceof CompactConstructorDeclaration;
  }
}
