package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.CodePlace;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.lowering.choice.SwitchResults;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.lowering.object.StaticFieldKey;
import dev.sycamore.outliner.types.MatrixType;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Finds where the sources of a compilation change the elements of a {@code static final} array, or
 * pass the array to code that may.
 *
 * <p>An array may be read, also through variables and by methods whose source is at hand and that
 * nothing overrides. Every other use counts as a change.
 */
public final class ArrayChanges {

  /** Methods of the JDK that only read their arguments. */
  private static final Map<String, Set<String>> READERS =
      Map.of(
          "java.util.Arrays",
          Set.of(
              "toString",
              "deepToString",
              "equals",
              "deepEquals",
              "hashCode",
              "deepHashCode",
              "stream",
              "copyOf",
              "copyOfRange",
              "binarySearch",
              "compare",
              "mismatch"),
          "java.lang.System",
          Set.of("identityHashCode"));

  /** The parameter of an asynchronous copy that is only read; the one that is written is first. */
  private static final int GROUP_COPY_SOURCE = 2;

  /** What an array has of its own. */
  private static final Set<String> ARRAY_METHODS =
      Set.of("clone", "equals", "hashCode", "getClass");

  /**
   * A place that may change elements.
   *
   * @param place where it is, for a look at what is around it
   * @param at the same for messages
   * @param assigned whether it assigns an element; otherwise the array gets out of sight
   */
  record Change(CodePlace place, SourceSpan at, boolean assigned) {

    private Change(ParsedUnit unit, Node node, boolean assigned) {
      this(unit.placeOf(node), unit.spanOf(node), assigned);
    }

    /** Whether it assigns an element inside of code of a file. */
    boolean isAssignedIn(ParsedUnit unit, Node code) {
      return assigned
          && place.path().equals(unit.file().path())
          && unit.placeOf(code).range().contains(place.range());
    }
  }

  private final SourceUnits units;
  private final Map<StaticFieldKey, Optional<Change>> known = new HashMap<>();
  private final Set<String> searched = new HashSet<>();

  public ArrayChanges(SourceUnits units) {
    this.units = units;
  }

  /** The first place that may change an array, in the order of the sources. */
  Optional<Change> of(FieldSymbol field) {
    StaticFieldKey key = StaticFieldKey.of(field);
    Optional<Change> change = known.get(key);
    if (change == null) {
      change = find(field);
      known.put(key, change);
    }
    return change;
  }

  /** The names of the arrays for which files were searched that do not declare them. */
  public Set<String> searched() {
    return searched;
  }

  private Optional<Change> find(FieldSymbol field) {
    Search search = new Search();
    if (field.modifiers().contains(Modifier.PRIVATE)) {
      return units.unitOf(field.owner()).flatMap(unit -> changeIn(unit, field, search));
    }
    searched.add(field.name());
    return units.firstIn(field.name(), unit -> changeIn(unit, field, search));
  }

  private static Optional<Change> changeIn(ParsedUnit unit, FieldSymbol field, Search search) {
    for (Expression use : unit.expressionsNamed(field.name())) {
      Optional<Change> change =
          denotes(unit, use, field) ? search.through(unit, use) : Optional.empty();
      if (change.isPresent()) {
        return change;
      }
    }
    return Optional.empty();
  }

  private static boolean denotes(ParsedUnit unit, Expression use, FieldSymbol field) {
    return unit.attribution().denotationOf(use).orElse(null) instanceof Denotation.Field found
        && found.symbol().name().equals(field.name())
        && found.symbol().owner().equals(field.owner());
  }

  /** One search, which looks at each variable and parameter once. */
  private final class Search {
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** What happens to an array, or a part of one, that is the value of an expression. */
    Optional<Change> through(ParsedUnit unit, Expression value) {
      Node user = value.getParentNode().orElseThrow();
      if (user instanceof EnclosedExpr || user instanceof CastExpr) {
        return through(unit, (Expression) user);
      }
      if (user instanceof ConditionalExpr choice) {
        return through(unit, choice);
      }
      Optional<SwitchExpr> given = SwitchResults.switchOf(value);
      if (given.isPresent()) {
        return through(unit, given.get());
      }
      if (user instanceof ArrayAccessExpr access) {
        return isArray(unit, access) ? through(unit, access) : element(unit, access);
      }
      if (user instanceof VariableDeclarator variable) {
        return variable(unit, variable, variable.getNameAsString());
      }
      if (user instanceof ForEachStmt loop) {
        VariableDeclarator row = loop.getVariable().getVariable(0);
        return isArray(unit, row) ? variable(unit, row, row.getNameAsString()) : Optional.empty();
      }
      if (user instanceof AssignExpr assignment) {
        return assigned(unit, assignment, value);
      }
      if (user instanceof MethodCallExpr call) {
        return call(unit, call, value);
      }
      boolean reads =
          user instanceof FieldAccessExpr
              || user instanceof BinaryExpr
              || user instanceof InstanceOfExpr
              || user instanceof SynchronizedStmt;
      return reads ? Optional.empty() : Optional.of(new Change(unit, value, false));
    }

    private Optional<Change> element(ParsedUnit unit, Expression element) {
      Node user = element.getParentNode().orElseThrow();
      if (user instanceof EnclosedExpr enclosed) {
        return element(unit, enclosed);
      }
      boolean changes =
          (user instanceof AssignExpr assignment
                  && SyntaxNodes.same(assignment.getTarget(), element))
              || (user instanceof UnaryExpr unary && AssignmentLowering.isIncrement(unary));
      return changes ? Optional.of(new Change(unit, user, true)) : Optional.empty();
    }

    private Optional<Change> assigned(ParsedUnit unit, AssignExpr assignment, Expression value) {
      boolean toVariable =
          SyntaxNodes.same(assignment.getValue(), value)
              && unit.attribution().denotationOf(assignment.getTarget()).orElse(null)
                  instanceof Denotation.Local;
      if (!toVariable) {
        return Optional.of(new Change(unit, assignment, false));
      }
      Denotation.Local local =
          (Denotation.Local) unit.attribution().denotationOf(assignment.getTarget()).orElseThrow();
      return variable(unit, local.declaration(), local.name());
    }

    /** All uses of a variable that may hold the array. */
    private Optional<Change> variable(ParsedUnit unit, Node declaration, String name) {
      boolean isField =
          declaration.getParentNode().orElse(null)
              instanceof com.github.javaparser.ast.body.FieldDeclaration;
      if (isField) {
        return Optional.of(new Change(unit, declaration, false));
      }
      if (!seen.add(declaration)) {
        return Optional.empty();
      }
      for (Expression use : unit.expressionsNamed(name)) {
        boolean isVariable =
            unit.attribution().denotationOf(use).orElse(null) instanceof Denotation.Local local
                && SyntaxNodes.same(local.declaration(), declaration);
        boolean isTarget =
            use.getParentNode().orElse(null) instanceof AssignExpr assignment
                && SyntaxNodes.same(assignment.getTarget(), use);
        Optional<Change> change = isVariable && !isTarget ? through(unit, use) : Optional.empty();
        if (change.isPresent()) {
          return change;
        }
      }
      return Optional.empty();
    }

    private Optional<Change> call(ParsedUnit unit, MethodCallExpr call, Expression value) {
      Optional<Invocation> invocation = unit.attribution().invocationOf(call);
      int index = indexOf(call.getArguments(), value);
      if (index < 0) {
        return ARRAY_METHODS.contains(call.getNameAsString())
            ? Optional.empty()
            : Optional.of(new Change(unit, call, false));
      }
      Optional<Change> outOfSight = Optional.of(new Change(unit, call, false));
      if (invocation.isEmpty() || invocation.get().spread()) {
        return outOfSight;
      }
      String owner = invocation.get().method().owner().canonicalName();
      String name = invocation.get().method().name();
      if (READERS.getOrDefault(owner, Set.of()).contains(name)
          || (owner.equals("java.lang.System") && name.equals("arraycopy") && index == 0)
          || (owner.equals("dev.sycamore.GroupCopies") && index == GROUP_COPY_SOURCE)
          || (name.equals("load")
              && MatrixType.of(invocation.get().method().owner()).isPresent())) {
        return Optional.empty();
      }
      Optional<MethodSource> source = units.sourceOf(invocation.get().method());
      return BoundMethod.isStaticallyBound(invocation.get().method())
              && source.isPresent()
              && source.get().declaration() instanceof MethodDeclaration method
          ? variable(
              source.get().unit(),
              method.getParameter(index),
              method.getParameter(index).getNameAsString())
          : outOfSight;
    }

    private static int indexOf(NodeList<Expression> arguments, Expression value) {
      for (int i = 0; i < arguments.size(); i++) {
        if (SyntaxNodes.same(arguments.get(i), value)) {
          return i;
        }
      }
      return -1;
    }

    private static boolean isArray(ParsedUnit unit, Expression e) {
      return unit.attribution().typeOf(e).filter(JavaType.Array.class::isInstance).isPresent();
    }

    private static boolean isArray(ParsedUnit unit, VariableDeclarator variable) {
      return !variable.getType().isPrimitiveType()
          && unit.attribution()
              .typeOf(variable.getType())
              .map(t -> t instanceof JavaType.Array || !(t instanceof JavaType.Primitive))
              .orElse(true);
    }
  }
}
