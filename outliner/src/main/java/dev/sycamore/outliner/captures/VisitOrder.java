package dev.sycamore.outliner.captures;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.source.HostDialect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The order in which a host compiler comes by the parts of a construct. */
final class VisitOrder {
  private final HostDialect dialect;
  private final Attribution attribution;

  VisitOrder(HostDialect dialect, Attribution attribution) {
    this.dialect = dialect;
    this.attribution = attribution;
  }

  List<Node> childrenOf(Node node) {
    if (dialect == HostDialect.ECJ && node instanceof ForStmt loop) {
      return loopOfEcj(loop);
    }
    if (dialect == HostDialect.ECJ && node instanceof TryStmt s) {
      return tryOfEcj(s);
    }
    if (dialect == HostDialect.JAVAC_25) {
      Optional<List<Node>> live = livePartsOf(node);
      if (live.isPresent()) {
        return live.get();
      }
    }
    return inTextOrder(node);
  }

  private static List<Node> inTextOrder(Node node) {
    List<Node> children = new ArrayList<>();
    boolean sorted = true;
    Range last = null;
    for (Node child : node.getChildNodes()) {
      Range range = child.getRange().orElse(null);
      if (range != null) {
        sorted &= last == null || !range.begin.isBefore(last.begin);
        last = range;
        children.add(child);
      }
    }
    if (!sorted) {
      children.sort(Comparator.comparing(n -> n.getBegin().orElseThrow()));
    }
    return children;
  }

  /** ecj flows through the body before the updates. */
  private static List<Node> loopOfEcj(ForStmt loop) {
    List<Node> parts = new ArrayList<>(loop.getInitialization());
    loop.getCompare().ifPresent(parts::add);
    parts.add(loop.getBody());
    parts.addAll(loop.getUpdate());
    return parts;
  }

  /** ecj flows through {@code finally} first. */
  private static List<Node> tryOfEcj(TryStmt s) {
    List<Node> parts = new ArrayList<>();
    s.getFinallyBlock().ifPresent(parts::add);
    inTextOrder(s).stream().filter(n -> !parts.contains(n)).forEach(parts::add);
    return parts;
  }

  /** Later javac drops what a constant condition never reaches before it looks for captures. */
  private Optional<List<Node>> livePartsOf(Node node) {
    if (node instanceof IfStmt s) {
      return inParentheses(s.getCondition())
          .map(
              value ->
                  value
                      ? List.of(s.getThenStmt())
                      : s.getElseStmt().<List<Node>>map(List::of).orElseGet(List::of));
    }
    if (node instanceof ConditionalExpr e) {
      return valueOf(e.getCondition())
          .map(value -> List.of(value ? e.getThenExpr() : e.getElseExpr()));
    }
    if (node instanceof BinaryExpr e && isLogical(e)) {
      return valueOf(e.getLeft())
          .map(value -> value == isConjunction(e) ? List.<Node>of(e.getRight()) : List.of());
    }
    return Optional.empty();
  }

  /** The value that javac folds a condition to; more than the constants of the JLS. */
  private Optional<Boolean> valueOf(Expression e) {
    Optional<Object> constant = attribution.constantOf(e);
    if (constant.isPresent()) {
      return constant.filter(Boolean.class::isInstance).map(Boolean.class::cast);
    }
    if (e instanceof EnclosedExpr enclosed) {
      return inParentheses(enclosed.getInner());
    }
    if (e instanceof ConditionalExpr conditional) {
      return valueOf(conditional.getCondition())
          .flatMap(value -> valueOf(value ? conditional.getThenExpr() : conditional.getElseExpr()));
    }
    if (e instanceof UnaryExpr unary
        && unary.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
      return valueOf(unary.getExpression()).map(value -> !value);
    }
    if (e instanceof BinaryExpr binary && isLogical(binary)) {
      Optional<Boolean> left = valueOf(binary.getLeft());
      return left.flatMap(
          value ->
              value == isConjunction(binary) ? valueOf(binary.getRight()) : Optional.of(value));
    }
    return Optional.empty();
  }

  /**
   * The same of what stands in parentheses, as the condition of an {@code if} does: javac folds a
   * negation in its place, and the parentheses around it are still no constant.
   */
  private Optional<Boolean> inParentheses(Expression e) {
    return e instanceof UnaryExpr && attribution.constantOf(e).isEmpty()
        ? Optional.empty()
        : valueOf(e);
  }

  private static boolean isLogical(BinaryExpr e) {
    return isConjunction(e) || e.getOperator() == BinaryExpr.Operator.OR;
  }

  private static boolean isConjunction(BinaryExpr e) {
    return e.getOperator() == BinaryExpr.Operator.AND;
  }
}
