package dev.sycamore.model.statement;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.WorkItemQuery;
import java.util.List;

/**
 * Visits every statement and expression below a node once, in source order, parents before
 * children. Override {@link #visit(Statement)} and {@link #visit(Expression)} to look at nodes;
 * call {@code super} to go on below them.
 */
public abstract class ModelScanner {

  /** Looks at one statement; this implementation scans its children. */
  protected void visit(Statement statement) {
    if (statement instanceof Block s) {
      s.statements().forEach(this::visit);
    } else if (statement instanceof DeclareLocal s) {
      s.initializer().ifPresent(this::visit);
    } else if (statement instanceof DeclarePrivateArray s) {
      visitAll(s.initialValues());
    } else if (statement instanceof Evaluate s) {
      visit(s.expression());
    } else if (statement instanceof If s) {
      visit(s.condition());
      visit(s.thenBranch());
      s.elseBranch().ifPresent(this::visit);
    } else if (statement instanceof While s) {
      visit(s.condition());
      visit(s.body());
    } else if (statement instanceof DoWhile s) {
      visit(s.body());
      visit(s.condition());
    } else if (statement instanceof For s) {
      s.initializers().forEach(this::visit);
      s.condition().ifPresent(this::visit);
      visit(s.body());
      visitAll(s.updates());
    } else if (statement instanceof Labeled s) {
      visit(s.body());
    } else if (statement instanceof Switch s) {
      visit(s.selector());
      s.cases().forEach(c -> c.statements().forEach(this::visit));
    } else if (statement instanceof Return s) {
      s.value().ifPresent(this::visit);
    } else if (statement instanceof Assert s) {
      visit(s.condition());
    }
    // Break and Continue have no children.
  }

  /** Looks at one expression; this implementation scans its children. */
  protected void visit(Expression expression) {
    if (expression instanceof Unary e) {
      visit(e.operand());
    } else if (expression instanceof Binary e) {
      visit(e.left());
      visit(e.right());
    } else if (expression instanceof Logical e) {
      visit(e.left());
      visit(e.right());
    } else if (expression instanceof Convert e) {
      visit(e.operand());
    } else if (expression instanceof Conditional e) {
      visit(e.condition());
      visit(e.whenTrue());
      visit(e.whenFalse());
    } else if (expression instanceof Assign e) {
      visit(e.target());
      visit(e.value());
    } else if (expression instanceof CompoundAssign e) {
      visit(e.target());
      visit(e.value());
    } else if (expression instanceof Increment e) {
      visit(e.target());
    } else if (expression instanceof ReadElement e) {
      visit(e.view());
      visitAll(e.indices());
    } else if (expression instanceof Extent e) {
      visit(e.view());
    } else if (expression instanceof SubView e) {
      visit(e.view());
      visit(e.offset());
      visit(e.length());
    } else if (expression instanceof Call e) {
      visitAll(e.arguments());
    } else if (expression instanceof Collective e) {
      visit(e.operation());
    } else if (expression instanceof Print e) {
      visitAll(e.arguments());
    } else if (expression instanceof IntrinsicCall e) {
      visitAll(e.arguments());
    } else if (expression instanceof WorkItemQuery e) {
      visit(e.dimension());
    } else if (expression instanceof SubGroupOperation e) {
      visitAll(e.operands());
    } else if (expression instanceof AtomicOperation e) {
      visit(e.view());
      visitAll(e.indices());
      visitAll(e.operands());
    } else if (expression instanceof NewRecord e) {
      visitAll(e.components());
    } else if (expression instanceof ReadComponent e) {
      visit(e.record());
    } else if (expression instanceof StatementExpression e) {
      Statement.of(e).forEach(this::visit);
    }
    // Literal, ReadLocal, ConstantArrayRef, Barrier and GroupScratch have no children.
  }

  /** Looks at the place that an assignment writes; this implementation scans view and indices. */
  protected void visit(AssignmentTarget target) {
    if (target instanceof AssignmentTarget.Element e) {
      visit(e.view());
      visitAll(e.indices());
    }
  }

  private void visitAll(List<Expression> expressions) {
    expressions.forEach(this::visit);
  }
}
