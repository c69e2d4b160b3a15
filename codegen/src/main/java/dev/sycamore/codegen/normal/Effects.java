package dev.sycamore.codegen.normal;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * What an expression reads and writes. Memory is one thing: a write to any element may change any
 * element that is not constant, since views may alias.
 */
public final class Effects extends ModelScanner {

  private final Set<Variable> localsRead = new HashSet<>();
  private final Set<Variable> localsWritten = new HashSet<>();
  private boolean readsMemory;
  private boolean writesMemory;
  private boolean statementNeeded;

  private Effects() {}

  static Effects of(DeviceExpression expression) {
    Effects effects = new Effects();
    effects.visit(expression);
    return effects;
  }

  /** Whether the expression is pure as the normal form demands it. */
  public static boolean isPure(DeviceExpression expression) {
    return expression instanceof Literal
        || expression instanceof ReadLocal
        || !of(expression).statementNeeded;
  }

  /** Whether the value of {@code pure} may be another after {@code later} was evaluated. */
  public static boolean interfere(DeviceExpression pure, DeviceExpression later) {
    Effects reads = of(pure);
    Effects writes = of(later);
    return (reads.readsMemory && writes.writesMemory)
        || !Collections.disjoint(reads.localsRead, writes.localsWritten);
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    localsWritten.add(s.variable());
    return super.visitDeclareLocal(s);
  }

  @Override
  public Void visitReadLocal(ReadLocal e) {
    localsRead.add(e.variable());
    return null;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    readsMemory |= ((ViewType) e.view().type()).space() != AddressSpace.CONSTANT;
    return super.visitReadElement(e);
  }

  @Override
  public Void visitCall(Call e) {
    operation();
    return super.visitCall(e);
  }

  @Override
  public Void visitAtomicOperation(AtomicOperation e) {
    operation();
    return super.visitAtomicOperation(e);
  }

  @Override
  public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
    operation();
    return super.visitAsyncCopyOperation(e);
  }

  @Override
  public Void visitMatrixOperation(MatrixOperation e) {
    operation();
    return super.visitMatrixOperation(e);
  }

  @Override
  public Void visitBarrier(Barrier e) {
    operation();
    return null;
  }

  @Override
  public Void visitSubGroupOperation(SubGroupOperation e) {
    if (e.kind().isCollective()) {
      operation();
    }
    return super.visitSubGroupOperation(e);
  }

  private void operation() {
    statementNeeded = true;
    readsMemory = true;
    writesMemory = true;
  }

  @Override
  public Void visitAssign(Assign e) {
    statementNeeded = true;
    return super.visitAssign(e);
  }

  @Override
  public Void visitCompoundAssign(CompoundAssign e) {
    statementNeeded = true;
    return super.visitCompoundAssign(e);
  }

  @Override
  public Void visitIncrement(Increment e) {
    statementNeeded = true;
    return super.visitIncrement(e);
  }

  @Override
  public Void visitStatementExpression(StatementExpression e) {
    statementNeeded = true;
    return super.visitStatementExpression(e);
  }

  @Override
  protected void visit(AssignmentTarget target) {
    writesMemory |=
        target.match(
            local -> {
              localsWritten.add(local.variable());
              return false;
            },
            element -> true);
    super.visit(target);
  }
}
