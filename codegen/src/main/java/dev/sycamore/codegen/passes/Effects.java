package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * What an expression reads and writes. Memory is one thing: a write to any element may change any
 * element that is not constant, since views may alias.
 */
final class Effects extends ModelScanner {

  private final Set<Variable> localsRead = new HashSet<>();
  private final Set<Variable> localsWritten = new HashSet<>();
  private boolean readsMemory;
  private boolean writesMemory;
  private boolean statementNeeded;

  private Effects() {}

  static Effects of(Expression expression) {
    Effects effects = new Effects();
    effects.visit(expression);
    return effects;
  }

  /** Whether the expression is pure as the normal form demands it. */
  static boolean isPure(Expression expression) {
    return !of(expression).statementNeeded;
  }

  /** Whether the value of {@code pure} may be another after {@code later} was evaluated. */
  static boolean interfere(Expression pure, Expression later) {
    Effects reads = of(pure);
    Effects writes = of(later);
    return (reads.readsMemory && writes.writesMemory)
        || !Collections.disjoint(reads.localsRead, writes.localsWritten);
  }

  @Override
  protected void visit(Statement statement) {
    if (statement instanceof DeclareLocal s) {
      localsWritten.add(s.variable());
    }
    super.visit(statement);
  }

  @Override
  protected void visit(Expression expression) {
    if (expression instanceof ReadLocal e) {
      localsRead.add(e.variable());
    } else if (expression instanceof ReadElement e) {
      readsMemory |= ((ViewType) e.view().type()).space() != AddressSpace.CONSTANT;
    } else if (expression instanceof Call
        || expression instanceof AtomicOperation
        || expression instanceof Barrier
        || (expression instanceof SubGroupOperation e && e.kind().isCollective())) {
      statementNeeded = true;
      readsMemory = true;
      writesMemory = true;
    } else if (expression instanceof Assign
        || expression instanceof CompoundAssign
        || expression instanceof Increment
        || expression instanceof StatementExpression) {
      statementNeeded = true;
    }
    super.visit(expression);
  }

  @Override
  protected void visit(AssignmentTarget target) {
    if (target instanceof AssignmentTarget.Local t) {
      localsWritten.add(t.variable());
    } else {
      writesMemory = true;
    }
    super.visit(target);
  }
}
