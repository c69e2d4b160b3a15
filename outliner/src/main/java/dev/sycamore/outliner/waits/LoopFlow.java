package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.Optional;
import java.util.function.Consumer;

/** The steps of loops. */
final class LoopFlow {
  private final FlowBuilder flow;
  private final Jumps jumps;
  private final Consumer<Statement> statements;
  private final Consumer<Expression> expressions;

  /**
   * @param statements adds a statement
   * @param expressions adds an expression
   */
  LoopFlow(
      FlowBuilder flow,
      Jumps jumps,
      Consumer<Statement> statements,
      Consumer<Expression> expressions) {
    this.flow = flow;
    this.jumps = jumps;
    this.statements = statements;
    this.expressions = expressions;
  }

  boolean isLoop(Statement statement) {
    return statement instanceof ForStmt
        || statement instanceof ForEachStmt
        || statement instanceof WhileStmt
        || statement instanceof DoStmt;
  }

  /** Adds a loop; false if a statement is none. */
  boolean add(Statement statement) {
    if (statement instanceof ForStmt loop) {
      loop.getInitialization().forEach(expressions);
      addLoop(loop.getCompare(), loop.getBody(), () -> loop.getUpdate().forEach(expressions));
    } else if (statement instanceof WhileStmt loop) {
      addLoop(Optional.of(loop.getCondition()), loop.getBody(), () -> {});
    } else if (statement instanceof ForEachStmt loop) {
      addForEach(loop);
    } else if (statement instanceof DoStmt loop) {
      addDo(loop);
    } else {
      return false;
    }
    return true;
  }

  private void addLoop(Optional<Expression> condition, Statement body, Runnable update) {
    boolean ends = condition.filter(c -> !isTrue(c)).isPresent();
    addLoop(() -> condition.ifPresent(expressions), ends, body, update);
  }

  /**
   * @param head is executed before each pass
   * @param ends whether the loop ends after {@code head}
   */
  private void addLoop(Runnable head, boolean ends, Statement body, Runnable update) {
    FlowNode start = flow.meeting();
    FlowNode after = flow.meeting();
    FlowNode again = flow.meeting();
    flow.continueAt(start);
    head.run();
    if (ends) {
      flow.leadTo(after);
    }
    addBody(body, after, again);
    flow.startAt(again);
    update.run();
    flow.leadTo(start);
    flow.startAt(after);
  }

  private void addForEach(ForEachStmt loop) {
    expressions.accept(loop.getIterable());
    flow.add(new Step.Iteration(loop.getIterable()));
    addLoop(() -> {}, true, loop.getBody(), () -> {});
  }

  private void addDo(DoStmt loop) {
    FlowNode start = flow.meeting();
    FlowNode after = flow.meeting();
    FlowNode again = flow.meeting();
    flow.continueAt(start);
    addBody(loop.getBody(), after, again);
    flow.startAt(again);
    expressions.accept(loop.getCondition());
    flow.leadTo(start);
    flow.continueAt(after);
  }

  private void addBody(Statement body, FlowNode after, FlowNode again) {
    jumps.enter(Jumps.Kind.LOOP, after, Optional.of(again));
    statements.accept(body);
    jumps.leave();
    flow.leadTo(again);
  }

  private static boolean isTrue(Expression condition) {
    return condition instanceof BooleanLiteralExpr literal && literal.getValue();
  }
}
