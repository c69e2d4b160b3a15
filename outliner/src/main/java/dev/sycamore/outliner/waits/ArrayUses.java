package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.Optional;
import java.util.Set;

/** Which steps use elements of an array that a launch has. */
final class ArrayUses {

  /** What ends a stream: the elements have been read then. */
  private static final Set<String> ENDS =
      Set.of(
          "allMatch",
          "anyMatch",
          "average",
          "collect",
          "count",
          "findAny",
          "findFirst",
          "forEach",
          "forEachOrdered",
          "max",
          "min",
          "noneMatch",
          "reduce",
          "sum",
          "summaryStatistics",
          "toArray",
          "toList");

  private static final Set<UnaryExpr.Operator> CHANGES =
      Set.of(
          UnaryExpr.Operator.PREFIX_INCREMENT,
          UnaryExpr.Operator.PREFIX_DECREMENT,
          UnaryExpr.Operator.POSTFIX_INCREMENT,
          UnaryExpr.Operator.POSTFIX_DECREMENT);

  private final ParsedUnit unit;
  private final OwnMethods methods;

  ArrayUses(ParsedUnit unit, OwnMethods methods) {
    this.unit = unit;
    this.methods = methods;
  }

  /**
   * A use of elements by the host.
   *
   * @param place where it is
   */
  record Use(ElementUse kind, Expression place) {}

  /** What a step does with the elements of an array. */
  Optional<Use> of(Step step, LaunchedArray array) {
    if (step instanceof Step.Element element) {
      return isElement(element.access(), array)
          ? Optional.of(new Use(use(element.access()), element.access()))
          : Optional.empty();
    } else if (step instanceof Step.Iteration loop) {
      return array.is(loop.iterated(), unit) && hasValues(loop.iterated())
          ? Optional.of(new Use(ElementUse.READ, loop.iterated()))
          : Optional.empty();
    }
    return step instanceof Step.Call call && call.node() instanceof MethodCallExpr method
        ? of(method, array)
        : Optional.empty();
  }

  private static ElementUse use(ArrayAccessExpr element) {
    Node parent = element.getParentNode().orElseThrow();
    if (parent instanceof AssignExpr assignment
        && SyntaxNodes.same(assignment.getTarget(), element)) {
      return assignment.getOperator() == AssignExpr.Operator.ASSIGN
          ? ElementUse.CHANGE
          : ElementUse.READ_AND_CHANGE;
    }
    return parent instanceof UnaryExpr unary && CHANGES.contains(unary.getOperator())
        ? ElementUse.READ_AND_CHANGE
        : ElementUse.READ;
  }

  /** Whether a value of the array is accessed: of an array of arrays, no row. */
  private boolean isElement(ArrayAccessExpr access, LaunchedArray array) {
    Expression at = access;
    while (at instanceof ArrayAccessExpr outer) {
      at = outer.getName();
    }
    return array.is(at, unit) && !isArray(unit.attribution().typeOf(access));
  }

  /** Whether the elements of an array are values, not rows. */
  private boolean hasValues(Expression array) {
    return unit.attribution().typeOf(array).orElse(null) instanceof JavaType.Array type
        && !isArray(Optional.of(type.component()));
  }

  private static boolean isArray(Optional<JavaType> type) {
    return type.isEmpty() || type.get() instanceof JavaType.Array;
  }

  private Optional<Use> of(MethodCallExpr call, LaunchedArray array) {
    if (call.getNameAsString().equals("clone")
        && call.getScope().filter(s -> array.is(s, unit) && hasValues(s)).isPresent()) {
      return Optional.of(new Use(ElementUse.READ, call));
    }
    NodeList<Expression> arguments = call.getArguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (array.is(arguments.get(i), unit) && hasValues(arguments.get(i))) {
        Optional<ElementUse> use = use(call, i);
        if (use.isPresent()) {
          return Optional.of(new Use(use.get(), arguments.get(i)));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<ElementUse> use(MethodCallExpr call, int argument) {
    Optional<Invocation> invocation = unit.attribution().invocationOf(call);
    if (invocation.isEmpty()) {
      return Optional.empty();
    }
    if (isStream(invocation.get())) {
      return argument == 0 && isConsumed(call) ? Optional.of(ElementUse.READ) : Optional.empty();
    }
    return JavaMethods.use(invocation.get().method(), argument)
        .or(() -> methods.use(invocation.get(), argument));
  }

  private static boolean isStream(Invocation invocation) {
    return invocation.method().name().equals("stream")
        && invocation.method().owner().canonicalName().equals("java.util.Arrays");
  }

  /** Whether the stream that a call returns is consumed in the same expression. */
  private static boolean isConsumed(MethodCallExpr stream) {
    Node at = stream;
    while (at.getParentNode().orElse(null) instanceof MethodCallExpr outer
        && outer.getScope().isPresent()
        && SyntaxNodes.same(outer.getScope().get(), at)) {
      if (ENDS.contains(outer.getNameAsString())) {
        return true;
      }
      at = outer;
    }
    return false;
  }
}
