package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import java.util.Optional;
import java.util.function.Consumer;

/** The steps of {@code switch}. */
final class SwitchFlow {
  private final FlowBuilder flow;
  private final Jumps jumps;
  private final Consumer<Statement> statements;
  private final Consumer<Expression> expressions;

  /**
   * @param statements adds a statement
   * @param expressions adds an expression
   */
  SwitchFlow(
      FlowBuilder flow,
      Jumps jumps,
      Consumer<Statement> statements,
      Consumer<Expression> expressions) {
    this.flow = flow;
    this.jumps = jumps;
    this.statements = statements;
    this.expressions = expressions;
  }

  void add(SwitchStmt choice) {
    add(Jumps.Kind.SWITCH, choice.getSelector(), choice.getEntries());
  }

  void add(SwitchExpr choice) {
    add(Jumps.Kind.SWITCH_EXPRESSION, choice.getSelector(), choice.getEntries());
  }

  private void add(Jumps.Kind kind, Expression selector, NodeList<SwitchEntry> entries) {
    expressions.accept(selector);
    FlowNode decided = flow.last();
    FlowNode after = flow.meeting();
    jumps.enter(kind, after, Optional.empty());
    flow.end();
    for (SwitchEntry entry : entries) {
      FlowNode start = flow.meeting();
      decided.next().add(start);
      flow.continueAt(start);
      entry.getGuard().ifPresent(expressions);
      entry.getStatements().forEach(statements);
      if (entry.getType() != SwitchEntry.Type.STATEMENT_GROUP) {
        flow.leadTo(after);
        flow.end();
      }
    }
    flow.leadTo(after);
    jumps.leave();
    if (kind == Jumps.Kind.SWITCH) {
      // Whether the cases are all that there are is not looked at.
      decided.next().add(after);
    }
    flow.startAt(after);
  }
}
