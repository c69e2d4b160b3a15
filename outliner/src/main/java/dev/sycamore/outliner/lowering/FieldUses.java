package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.source.MethodSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Which fields of {@code this} a piece of code uses, and the methods of {@code this} it calls. */
final class FieldUses {

  /**
   * A field.
   *
   * @param key its path begins at the object that the code belongs to
   */
  record Use(FieldKey key, Denotation.Field field) {}

  /** A method body, looked at for the object at the end of a path. */
  private record Visit(Node declaration, List<String> path) {}

  private final Lowering lowering;
  private final List<Use> uses = new ArrayList<>();
  private final Set<FieldKey> fields = new HashSet<>();
  private final Set<Visit> methods = new HashSet<>();

  private FieldUses(Lowering lowering) {
    this.lowering = lowering;
  }

  /** The fields that {@code code}, which {@code attribution} knows, uses. */
  static List<Use> of(Lowering lowering, Attribution attribution, Node code) {
    FieldUses uses = new FieldUses(lowering);
    uses.visit(code, attribution, List.of());
    return uses.uses;
  }

  private void visit(Node node, Attribution attribution, List<String> path) {
    if (node instanceof NameExpr || node instanceof FieldAccessExpr) {
      field((Expression) node, attribution, path);
    } else if (node instanceof MethodCallExpr call) {
      method(call, attribution, path);
    }
    node.getChildNodes().forEach(child -> visit(child, attribution, path));
  }

  private void field(Expression e, Attribution attribution, List<String> path) {
    boolean ofThis =
        e instanceof NameExpr
            || ((FieldAccessExpr) e).getScope() instanceof ThisExpr
            || ((FieldAccessExpr) e).getScope() instanceof SuperExpr;
    if (ofThis
        && attribution.constantOf(e).isEmpty()
        && attribution.denotationOf(e).orElse(null) instanceof Denotation.Field field
        && !field.symbol().isEnumConstant()
        && !field.symbol().modifiers().contains(Modifier.STATIC)) {
      EnclosingClass.pathTo(e, field, attribution).ifPresent(way -> add(path, way, field));
    }
  }

  private void add(List<String> path, List<String> way, Denotation.Field field) {
    FieldKey key = FieldKey.of(FieldKey.joined(path, way), field);
    if (fields.add(key)) {
      uses.add(new Use(key, field));
    }
  }

  private void method(MethodCallExpr call, Attribution attribution, List<String> path) {
    boolean ofThis =
        call.getScope().isEmpty()
            || call.getScope().get() instanceof ThisExpr
            || call.getScope().get() instanceof SuperExpr;
    if (!ofThis) {
      return;
    }
    Optional<Invocation> invocation =
        attribution
            .invocationOf(call)
            .filter(i -> !i.method().modifiers().contains(Modifier.STATIC));
    Optional<List<String>> way =
        invocation.flatMap(i -> EnclosingClass.pathTo(call, i, attribution));
    if (way.isEmpty()) {
      return;
    }
    Optional<MethodSource> source = lowering.services().units().sourceOf(invocation.get().method());
    List<String> whole = FieldKey.joined(path, way.get());
    if (source.isPresent() && source.get().declaration() instanceof MethodDeclaration declaration) {
      if (methods.add(new Visit(declaration, whole))) {
        visit(declaration, source.get().unit().attribution(), whole);
      }
    } else {
      RecordRule.componentOf(invocation.get()).ifPresent(c -> add(path, way.get(), c));
    }
  }
}
