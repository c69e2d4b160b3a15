package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import java.util.List;
import java.util.Optional;

/** The control flow of the body of a method, constructor, initializer or lambda. */
final class MethodFlow {
  private final FlowBuilder flow = new FlowBuilder();
  private final Jumps jumps = new Jumps(flow);
  private final ExpressionFlow expressions;
  private final SwitchFlow switches;
  private final LoopFlow loops;

  private MethodFlow() {
    this.switches = new SwitchFlow(flow, jumps, this::add, this::add);
    this.expressions = new ExpressionFlow(flow, switches);
    this.loops = new LoopFlow(flow, jumps, this::add, this::add);
  }

  /** The steps of a body; the first one is its begin. */
  static List<FlowNode> of(BlockStmt body) {
    MethodFlow method = new MethodFlow();
    method.add(body);
    return method.flow.nodes();
  }

  /** The body that a node is executed in; empty if that is no block. */
  static Optional<BlockStmt> around(Node node) {
    Node at = node;
    while (at.getParentNode().isPresent()) {
      Node parent = at.getParentNode().get();
      if (parent instanceof LambdaExpr
          || parent instanceof MethodDeclaration
          || parent instanceof ConstructorDeclaration
          || parent instanceof InitializerDeclaration) {
        return at instanceof BlockStmt body ? Optional.of(body) : Optional.empty();
      }
      at = parent;
    }
    return Optional.empty();
  }

  private void add(Expression e) {
    expressions.add(e);
  }

  private void add(Statement statement) {
    if (statement instanceof BlockStmt block) {
      block.getStatements().forEach(this::add);
    } else if (statement instanceof ExpressionStmt expression) {
      add(expression.getExpression());
    } else if (statement instanceof IfStmt choice) {
      add(choice);
    } else if (statement instanceof TryStmt tried) {
      add(tried);
    } else if (statement instanceof SwitchStmt choice) {
      switches.add(choice);
    } else if (statement instanceof LabeledStmt labeled) {
      add(labeled);
    } else if (!loops.add(statement) && !isJump(statement) && !isNothing(statement)) {
      addOther(statement);
    }
  }

  private boolean isJump(Statement statement) {
    if (statement instanceof ReturnStmt result) {
      result.getExpression().ifPresent(this::add);
      flow.end();
    } else if (statement instanceof ThrowStmt thrown) {
      add(thrown.getExpression());
      flow.end();
    } else if (statement instanceof BreakStmt jump) {
      jumps.breakTo(jump.getLabel());
    } else if (statement instanceof ContinueStmt jump) {
      jumps.continueTo(jump.getLabel());
    } else if (statement instanceof YieldStmt result) {
      add(result.getExpression());
      jumps.yieldValue();
    } else {
      return false;
    }
    return true;
  }

  /** An assertion may be off: what it does counts for nothing that comes after it. */
  private static boolean isNothing(Statement statement) {
    return statement instanceof EmptyStmt
        || statement instanceof LocalClassDeclarationStmt
        || statement instanceof LocalRecordDeclarationStmt;
  }

  private void addOther(Statement statement) {
    if (statement instanceof AssertStmt check) {
      FlowNode before = flow.last();
      FlowNode after = flow.meeting();
      before.next().add(after);
      add(check.getCheck());
      flow.continueAt(after);
      return;
    }
    // Locks, and calls of other constructors: others may be waited for.
    flow.add(new Step.Wait());
    for (Node part : statement.getChildNodes()) {
      if (part instanceof Statement inner) {
        add(inner);
      } else if (part instanceof Expression e) {
        add(e);
      }
    }
    flow.add(new Step.Wait());
  }

  private void add(IfStmt choice) {
    add(choice.getCondition());
    FlowNode decided = flow.last();
    FlowNode after = flow.meeting();
    add(choice.getThenStmt());
    flow.leadTo(after);
    flow.startAt(decided);
    choice.getElseStmt().ifPresent(this::add);
    flow.continueAt(after);
  }

  private void add(LabeledStmt labeled) {
    jumps.label(labeled.getLabel());
    if (loops.isLoop(labeled.getStatement())) {
      add(labeled.getStatement());
      return;
    }
    FlowNode after = flow.meeting();
    jumps.enter(Jumps.Kind.BLOCK, after, Optional.empty());
    add(labeled.getStatement());
    jumps.leave();
    flow.continueAt(after);
  }

  /**
   * What is caught may have been thrown by a wait, so that a handler begins as after one. A {@code
   * finally} is looked at after what ends normally only.
   */
  private void add(TryStmt tried) {
    FlowNode before = flow.last();
    FlowNode after = flow.meeting();
    Runnable body = () -> addBody(tried);
    if (tried.getResources().isEmpty() && tried.getFinallyBlock().isEmpty()) {
      body.run();
    } else {
      jumps.guarded(body);
    }
    flow.leadTo(after);
    tried
        .getCatchClauses()
        .forEach(
            handler -> {
              flow.startAt(before);
              flow.add(new Step.Wait());
              Runnable code = () -> add(handler.getBody());
              if (tried.getFinallyBlock().isPresent()) {
                jumps.guarded(code);
              } else {
                code.run();
              }
              flow.leadTo(after);
            });
    flow.startAt(after);
    tried.getFinallyBlock().ifPresent(this::add);
  }

  private void addBody(TryStmt tried) {
    tried.getResources().forEach(this::add);
    add(tried.getTryBlock());
    if (!tried.getResources().isEmpty()) {
      flow.add(new Step.Wait());
    }
  }
}
