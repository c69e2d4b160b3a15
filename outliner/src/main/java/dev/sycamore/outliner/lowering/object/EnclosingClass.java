package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells the innermost object at a place from the objects around it (JLS 8.1.3).
 *
 * <p>A path is the way out to one of them: the classes whose objects are left, from the innermost
 * on, as {@link dev.sycamore.model.program.ValueSource.Hidden} names them. The innermost object
 * itself has the empty path.
 */
public final class EnclosingClass {

  private EnclosingClass() {}

  /** The object that a field is read of, at its use; empty if it is not one around the use. */
  public static Optional<List<String>> pathTo(
      Expression use, Denotation.Field field, Attribution attribution) {
    if (use instanceof FieldAccessExpr access) {
      if (access.getScope() instanceof SuperExpr parent && parent.getTypeName().isPresent()) {
        return Optional.empty();
      }
      return access.getScope() instanceof ThisExpr self
          ? pathTo(self, attribution)
          : Optional.of(List.of());
    }
    // A name, or the accessor of a record's component.
    return field.implicitOwner().isEmpty()
        ? Optional.of(List.of())
        : pathTo(use, field.implicitOwner().get(), attribution);
  }

  /** The object that a method without a scope, or of {@code this}, is called on. */
  public static Optional<List<String>> pathTo(
      MethodCallExpr call, Invocation invocation, Attribution attribution) {
    if (call.getScope().orElse(null) instanceof ThisExpr self) {
      return pathTo(self, attribution);
    }
    return call.getScope().isEmpty() && invocation.receiver() instanceof JavaType.Declared receiver
        ? pathTo(call, receiver.symbol(), attribution)
        : Optional.of(List.of());
  }

  /** The object that {@code this} or {@code Outer.this} is. */
  public static Optional<List<String>> pathTo(ThisExpr self, Attribution attribution) {
    if (self.getTypeName().isEmpty()) {
      return Optional.of(List.of());
    }
    return attribution.denotationOf(self).orElse(null) instanceof Denotation.This outer
        ? pathTo(self, outer.symbol(), attribution)
        : Optional.empty();
  }

  /** The object around a place whose class is {@code target}. */
  public static Optional<List<String>> pathTo(
      Node place, ClassSymbol target, Attribution attribution) {
    List<String> path = new ArrayList<>();
    Node inner = place;
    Optional<Node> around = place.getParentNode();
    while (around.isPresent()) {
      Node node = around.get();
      if (isClassAround(node, inner)) {
        Optional<ClassSymbol> symbol = attribution.classDeclaredBy(node);
        if (symbol.filter(target::equals).isPresent()) {
          return Optional.of(path);
        }
        path.add(symbol.map(EnclosingClass::holder).orElse(""));
      }
      inner = node;
      around = node.getParentNode();
    }
    return Optional.empty();
  }

  /** The class whose code a place is in. */
  public static Optional<ClassSymbol> innermost(Node place, Attribution attribution) {
    Node inner = place;
    Optional<Node> around = place.getParentNode();
    while (around.isPresent() && !isClassAround(around.get(), inner)) {
      inner = around.get();
      around = inner.getParentNode();
    }
    return around.flatMap(attribution::classDeclaredBy);
  }

  /** Whether {@code node} is a class and {@code inner}, its child, a part of its body. */
  private static boolean isClassAround(Node node, Node inner) {
    return node instanceof TypeDeclaration<?>
        || (inner instanceof BodyDeclaration<?>
            && (node instanceof ObjectCreationExpr || node instanceof EnumConstantDeclaration));
  }

  /** A class as {@link dev.sycamore.model.program.ValueSource.Hidden} names it. */
  public static String holder(ClassSymbol symbol) {
    return symbol.binaryName().isEmpty() ? symbol.simpleName() : symbol.binaryName();
  }
}
