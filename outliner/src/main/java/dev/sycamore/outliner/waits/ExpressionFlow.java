package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.type.Type;
import java.util.ArrayDeque;
import java.util.Deque;

/** The steps of expressions, in Java's order of evaluation (JLS 15.7). */
final class ExpressionFlow {
  private final FlowBuilder flow;
  private final SwitchFlow switches;

  ExpressionFlow(FlowBuilder flow, SwitchFlow switches) {
    this.flow = flow;
    this.switches = switches;
  }

  /** Code of lambdas and classes is not executed where it is written. */
  void add(Node e) {
    if (e instanceof LambdaExpr || e instanceof Type || e instanceof BodyDeclaration<?>) {
      return;
    }
    if (e instanceof BinaryExpr binary) {
      add(binary);
    } else if (e instanceof ConditionalExpr choice) {
      add(choice);
    } else if (e instanceof SwitchExpr choice) {
      switches.add(choice);
    } else if (e instanceof AssignExpr assignment
        && assignment.getTarget() instanceof ArrayAccessExpr target) {
      parts(target);
      add(assignment.getValue());
      flow.add(new Step.Element(target));
    } else {
      parts(e);
      if (e instanceof ArrayAccessExpr access) {
        flow.add(new Step.Element(access));
      } else if (e instanceof MethodCallExpr || e instanceof ObjectCreationExpr) {
        flow.add(new Step.Call(e));
      }
    }
  }

  private void parts(Node e) {
    e.getChildNodes().forEach(this::add);
  }

  /** No recursion to the left: sums of many terms are deep trees. */
  private void add(BinaryExpr sum) {
    Deque<BinaryExpr> open = new ArrayDeque<>();
    Expression left = sum;
    while (left instanceof BinaryExpr binary) {
      open.push(binary);
      left = binary.getLeft();
    }
    add(left);
    for (BinaryExpr binary : open) {
      boolean mayEnd =
          binary.getOperator() == BinaryExpr.Operator.AND
              || binary.getOperator() == BinaryExpr.Operator.OR;
      FlowNode before = flow.last();
      add(binary.getRight());
      if (mayEnd) {
        FlowNode after = flow.meeting();
        before.next().add(after);
        flow.continueAt(after);
      }
    }
  }

  private void add(ConditionalExpr choice) {
    add(choice.getCondition());
    FlowNode decided = flow.last();
    FlowNode after = flow.meeting();
    add(choice.getThenExpr());
    flow.leadTo(after);
    flow.startAt(decided);
    add(choice.getElseExpr());
    flow.continueAt(after);
  }
}
