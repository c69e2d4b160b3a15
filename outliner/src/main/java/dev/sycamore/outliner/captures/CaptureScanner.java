package dev.sycamore.outliner.captures;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.HostDialect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Finds what a lambda captures, in the order in which a host compiler passes it. */
public final class CaptureScanner {
  private final Attribution attribution;
  private final HostDialect dialect;
  private final VisitOrder order;
  private final Set<Node> inside = Collections.newSetFromMap(new IdentityHashMap<>());
  private final IdentityHashMap<Node, CapturedLocal> found = new IdentityHashMap<>();
  private final List<CapturedLocal> variables = new ArrayList<>();
  private boolean self;

  private CaptureScanner(Attribution attribution, HostDialect dialect) {
    this.attribution = attribution;
    this.dialect = dialect;
    this.order = new VisitOrder(dialect, attribution);
  }

  /** The captures of a lambda, or of any other piece of code. */
  public static Captures scan(Node code, Attribution attribution, HostDialect dialect) {
    CaptureScanner scanner = new CaptureScanner(attribution, dialect);
    code.walk(scanner.inside::add);
    scanner.visit(code);
    return new Captures(scanner.self, scanner.variables);
  }

  private void visit(Node node) {
    if (node instanceof Expression e && attribution.constantOf(e).isPresent()) {
      // Constants are copied into the code, but fields of them are of an object all the same.
      e.walk(Expression.class, this::constant);
      return;
    }
    if (node instanceof ThisExpr || node instanceof SuperExpr) {
      self = true;
    } else if (node instanceof NameExpr || node instanceof TypeExpr) {
      // The parser takes the variable of name::method for a type.
      name((Expression) node);
    } else if (node instanceof MethodCallExpr call && call.getScope().isEmpty()) {
      self |= isInstanceCall(call);
    } else if (node instanceof FieldAccessExpr access) {
      self |=
          attribution.denotationOf(access).filter(Denotation.This.class::isInstance).isPresent();
    } else if (node instanceof LocalRecordDeclarationStmt && dialect == HostDialect.ECJ) {
      // A local record has no outer object, but ecj passes it one.
      self |= InstanceContext.isAround(node);
    }
    order.childrenOf(node).forEach(this::visit);
  }

  /** Later javac replaces names of fields of the objects around before it looks for captures. */
  private void constant(Expression part) {
    if (part instanceof ThisExpr || part instanceof SuperExpr) {
      self = true;
    } else if (part instanceof NameExpr
        && attribution.denotationOf(part).orElse(null) instanceof Denotation.Field field
        && isOfObject(field)) {
      self |=
          dialect != HostDialect.JAVAC_25
              || field.implicitOwner().equals(InstanceContext.classAround(part, attribution));
    }
  }

  private static boolean isOfObject(Denotation.Field field) {
    return !field.symbol().isEnumConstant()
        && !field.symbol().modifiers().contains(Modifier.STATIC);
  }

  private void name(Expression name) {
    Optional<Denotation> denotation = attribution.denotationOf(name);
    if (denotation.isEmpty()) {
      return;
    }
    if (denotation.get() instanceof Denotation.Local local) {
      if (!inside.contains(local.declaration()) && !found.containsKey(local.declaration())) {
        CapturedLocal variable =
            new CapturedLocal(local.name(), local.type(), local.declaration(), name);
        found.put(local.declaration(), variable);
        variables.add(variable);
      }
    } else if (denotation.get() instanceof Denotation.Field field) {
      self |= isOfObject(field);
    }
  }

  private boolean isInstanceCall(MethodCallExpr call) {
    return attribution
        .invocationOf(call)
        .filter(i -> !i.method().modifiers().contains(Modifier.STATIC))
        .isPresent();
  }
}
