package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Whether the launches of a kernel in a loop write different elements of captured arrays, and do
 * nothing else that another launch can see. What is not understood is taken to be more.
 */
final class IndependentLaunches {
  private static final Set<BinaryExpr.Operator> LINEAR =
      Set.of(BinaryExpr.Operator.PLUS, BinaryExpr.Operator.MINUS, BinaryExpr.Operator.MULTIPLY);

  private final ParsedUnit unit;
  private final LambdaExpr kernel;
  private final Set<String> steps;

  /** The names of the arrays that the kernel writes. */
  private final Set<String> written = new HashSet<>();

  /**
   * @param steps the variables that are other ones in each launch
   */
  IndependentLaunches(ParsedUnit unit, LambdaExpr kernel, Set<String> steps) {
    this.unit = unit;
    this.kernel = kernel;
    this.steps = steps;
  }

  boolean hold() {
    return kernel.findAll(AssignExpr.class).stream().allMatch(this::isKnown)
        && kernel.findAll(UnaryExpr.class).stream().allMatch(this::isKnown)
        && kernel.findAll(MethodCallExpr.class).stream().allMatch(this::isKnown)
        && !written.isEmpty()
        && kernel.findAll(NameExpr.class).stream().noneMatch(this::isOtherUse);
  }

  /** An assignment to a local of the kernel, or to an element that no other launch writes. */
  private boolean isKnown(AssignExpr assignment) {
    if (assignment.getTarget() instanceof ArrayAccessExpr element
        && element.getName() instanceof NameExpr array
        && assignment.getOperator() == AssignExpr.Operator.ASSIGN
        && isLinear(element.getIndex(), steps)) {
      written.add(array.getNameAsString());
      return true;
    }
    return isLocal(assignment.getTarget());
  }

  private boolean isKnown(UnaryExpr change) {
    boolean writes =
        switch (change.getOperator()) {
          case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
          default -> false;
        };
    return !writes || isLocal(change.getExpression());
  }

  /** A static method of primitives can write nothing. */
  private boolean isKnown(MethodCallExpr call) {
    Optional<Invocation> invocation = unit.attribution().invocationOf(call);
    return invocation.filter(i -> i.method().modifiers().contains(Modifier.STATIC)).isPresent()
        && invocation.get().parameterTypes().stream().allMatch(JavaType.Primitive.class::isInstance)
        && !call.getNameAsString().startsWith("print");
  }

  private boolean isLocal(Expression target) {
    return target instanceof NameExpr
        && unit.attribution().denotationOf(target).orElse(null) instanceof Denotation.Local local
        && kernel.isAncestorOf(local.declaration());
  }

  /** Whether a name is a written array that is read, passed on, or written in another way. */
  private boolean isOtherUse(NameExpr name) {
    if (!written.contains(name.getNameAsString())) {
      return false;
    }
    Node element = name.getParentNode().orElse(null);
    return !(element instanceof ArrayAccessExpr access
        && SyntaxNodes.same(access.getName(), name)
        && access.getParentNode().orElse(null) instanceof AssignExpr assignment
        && SyntaxNodes.same(assignment.getTarget(), access));
  }

  /**
   * Whether an index is a sum of products in which a step is: different for each step, as far as
   * programs are meant to be.
   */
  static boolean isLinear(Expression index, Set<String> steps) {
    return isSum(index)
        && index.findAll(NameExpr.class).stream()
            .anyMatch(n -> steps.contains(n.getNameAsString()));
  }

  private static boolean isSum(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return isSum(enclosed.getInner());
    }
    if (e instanceof BinaryExpr binary) {
      return LINEAR.contains(binary.getOperator())
          && isSum(binary.getLeft())
          && isSum(binary.getRight());
    }
    return e instanceof NameExpr || e instanceof IntegerLiteralExpr || e instanceof FieldAccessExpr;
  }
}
