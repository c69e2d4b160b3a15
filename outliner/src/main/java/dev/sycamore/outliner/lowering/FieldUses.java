package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.source.MethodSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Which fields of {@code this} a piece of code uses, and the methods of {@code this} it calls. */
final class FieldUses {

  /** A field, and where it is used first. */
  record Use(Denotation.Field field, Expression expression) {}

  private final Lowering lowering;
  private final List<Use> uses = new ArrayList<>();
  private final Set<String> fields = new HashSet<>();
  private final IdentityHashMap<Node, Boolean> methods = new IdentityHashMap<>();

  private FieldUses(Lowering lowering) {
    this.lowering = lowering;
  }

  static List<Use> of(Lowering lowering, Node code) {
    FieldUses uses = new FieldUses(lowering);
    uses.visit(code, lowering.unit().attribution());
    return uses.uses;
  }

  private void visit(Node node, Attribution attribution) {
    if (node instanceof NameExpr || node instanceof FieldAccessExpr) {
      field((Expression) node, attribution);
    } else if (node instanceof MethodCallExpr call) {
      method(call, attribution);
    }
    node.getChildNodes().forEach(child -> visit(child, attribution));
  }

  private void field(Expression e, Attribution attribution) {
    boolean ofThis =
        e instanceof NameExpr
            || ((FieldAccessExpr) e).getScope() instanceof ThisExpr
            || ((FieldAccessExpr) e).getScope() instanceof SuperExpr;
    if (ofThis
        && attribution.constantOf(e).isEmpty()
        && attribution.denotationOf(e).orElse(null) instanceof Denotation.Field field
        && !field.symbol().isEnumConstant()
        && !field.symbol().modifiers().contains(Modifier.STATIC)
        && fields.add(FieldsSelf.key(field))) {
      uses.add(new Use(field, e));
    }
  }

  private void method(MethodCallExpr call, Attribution attribution) {
    boolean ofThis =
        call.getScope().isEmpty()
            || call.getScope().get() instanceof ThisExpr
            || call.getScope().get() instanceof SuperExpr;
    if (!ofThis) {
      return;
    }
    Optional<MethodSource> source =
        attribution
            .invocationOf(call)
            .filter(i -> !i.method().modifiers().contains(Modifier.STATIC))
            .flatMap(i -> lowering.services().units().sourceOf(i.method()));
    source
        .filter(s -> methods.put(s.declaration(), true) == null)
        .ifPresent(s -> visit(s.declaration(), s.unit().attribution()));
  }
}
