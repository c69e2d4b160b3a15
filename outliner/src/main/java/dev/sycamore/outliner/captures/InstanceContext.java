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
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.symbols.ClassSymbol;
import java.util.Optional;

/** Code that has a {@code this}. */
public final class InstanceContext {

  private static final String LOMBOK = "lombok.";

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
  public static Optional<ClassSymbol> classAround(Node node, Attribution attribution) {
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
    if (isMadeStatic(member)) {
      return false;
    } else if (member instanceof MethodDeclaration method) {
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

  private static boolean namesLombok(AnnotationExpr annotation, Node inUnit) {
    return annotation.getNameAsString().startsWith(LOMBOK)
        || inUnit.findCompilationUnit().stream()
            .flatMap(unit -> unit.getImports().stream())
            .anyMatch(each -> each.getNameAsString().startsWith(LOMBOK));
  }

  /** Lombok does that to the members of utility classes, after processors have seen them. */
  private static boolean isMadeStatic(BodyDeclaration<?> member) {
    return !(member instanceof ConstructorDeclaration)
        && member.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration type
        && type.getAnnotationByName("UtilityClass").isPresent()
        && namesLombok(type.getAnnotationByName("UtilityClass").orElseThrow(), type);
  }
}
