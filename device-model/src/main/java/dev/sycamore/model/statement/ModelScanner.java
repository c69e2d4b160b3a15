package dev.sycamore.model.statement;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import java.util.List;

/**
 * Visits every statement and expression below a node once, in the order in which control reaches
 * them, parents before children. Override the visit of a kind of node, or {@link
 * #visit(DeviceStatement)} and {@link #visit(DeviceExpression)} for all kinds, to look at nodes;
 * call {@code super} to go on below them.
 */
public abstract class ModelScanner
    implements SimpleExpressionVisitor<Void>, SimpleStatementVisitor<Void> {

  private final ExpressionChildren expressionChildren = new ExpressionChildren();
  private final StatementVisitor<Void> statementChildren = new StatementChildren();

  /** Scans a statement and what is below it. */
  public final void scan(DeviceStatement statement) {
    visit(statement);
  }

  /** Scans an expression and what is below it. */
  public final void scan(DeviceExpression expression) {
    visit(expression);
  }

  /** Looks at one statement; this implementation calls the visit of its kind. */
  protected void visit(DeviceStatement statement) {
    statement.accept(this);
  }

  /** Looks at one expression; this implementation calls the visit of its kind. */
  protected void visit(DeviceExpression expression) {
    expression.accept(this);
  }

  /** Looks at the place that an assignment writes; calls the visit of its kind. */
  protected void visit(AssignmentTarget target) {
    if (target instanceof AssignmentTarget.Local local) {
      visitLocalTarget(local);
    } else {
      visitElementTarget((AssignmentTarget.Element) target);
    }
  }

  /** Looks at a variable that is assigned. */
  protected Void visitLocalTarget(AssignmentTarget.Local target) {
    return null;
  }

  /** Looks at an element that is assigned; scans the view and the indices. */
  protected Void visitElementTarget(AssignmentTarget.Element target) {
    expressionChildren.scan(target);
    return null;
  }

  /** Scans the children. */
  @Override
  public final Void defaultAction(DeviceStatement statement) {
    return statement.accept(statementChildren);
  }

  /** Scans the children. */
  @Override
  public final Void defaultAction(DeviceExpression expression) {
    expression.accept(expressionChildren);
    return null;
  }

  /** Replaces nothing. */
  private final class ExpressionChildren extends ExpressionRewriter {
    @Override
    protected DeviceExpression rewrite(DeviceExpression child) {
      visit(child);
      return child;
    }

    @Override
    protected AssignmentTarget rewrite(AssignmentTarget target) {
      visit(target);
      return target;
    }

    void scan(AssignmentTarget target) {
      super.rewrite(target);
    }

    @Override
    public DeviceExpression visitStatementExpression(StatementExpression e) {
      for (EmbeddedStatement s : e.statements()) {
        visit((DeviceStatement) s);
      }
      return e;
    }
  }

  // Loops, and nothing functional: scans run once or a few times for each kernel, mostly in an
  // interpreter.
  private final class StatementChildren implements StatementVisitor<Void> {
    private void visitAll(List<DeviceStatement> statements) {
      for (int i = 0; i < statements.size(); i++) {
        visit(statements.get(i));
      }
    }

    private void visitEach(List<DeviceExpression> expressions) {
      for (int i = 0; i < expressions.size(); i++) {
        visit(expressions.get(i));
      }
    }

    @Override
    public Void visitBlock(Block s) {
      visitAll(s.statements());
      return null;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      if (s.initializer().isPresent()) {
        visit(s.initializer().get());
      }
      return null;
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      visitEach(s.initialValues());
      return null;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      visit(s.expression());
      return null;
    }

    @Override
    public Void visitIf(If s) {
      visit(s.condition());
      visit(s.thenBranch());
      if (s.elseBranch().isPresent()) {
        visit(s.elseBranch().get());
      }
      return null;
    }

    @Override
    public Void visitWhile(While s) {
      visit(s.condition());
      visit(s.body());
      return null;
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      visit(s.body());
      visit(s.condition());
      return null;
    }

    @Override
    public Void visitFor(For s) {
      visitAll(s.initializers());
      if (s.condition().isPresent()) {
        visit(s.condition().get());
      }
      visit(s.body());
      visitEach(s.updates());
      return null;
    }

    @Override
    public Void visitLabeled(Labeled s) {
      visit(s.body());
      return null;
    }

    @Override
    public Void visitSwitch(Switch s) {
      visit(s.selector());
      for (Switch.Case group : s.cases()) {
        visitAll(group.statements());
      }
      return null;
    }

    @Override
    public Void visitBreak(Break s) {
      return null;
    }

    @Override
    public Void visitContinue(Continue s) {
      return null;
    }

    @Override
    public Void visitReturn(Return s) {
      if (s.value().isPresent()) {
        visit(s.value().get());
      }
      return null;
    }

    @Override
    public Void visitAssert(Assert s) {
      visit(s.condition());
      s.operands().forEach(ModelScanner.this::visit);
      return null;
    }
  }
}
