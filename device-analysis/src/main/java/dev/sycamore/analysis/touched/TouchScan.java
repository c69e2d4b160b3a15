package dev.sycamore.analysis.touched;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import java.util.List;
import java.util.Optional;

/**
 * Finds the accesses to captured arrays in a body. An array that is used in any other way than the
 * ones here, such as one that is put into a record, may be touched anywhere.
 */
final class TouchScan extends ModelScanner {
  private final TouchedFunctions functions;
  private final FoundTouches found;
  private final IndexValues values;
  private final Assignments assignments;
  private Guards guards;

  /** Whether an expression may have ended the work-item, which no statement shows. */
  private boolean leavesExpressions;

  /**
   * @param values of the parameters of the body
   * @param guards what is known where the body begins
   */
  TouchScan(
      TouchedFunctions functions,
      FoundTouches found,
      IndexValues values,
      Block body,
      Guards guards) {
    this.functions = functions;
    this.found = found;
    this.values = values;
    this.assignments = functions.assignments(body);
    this.guards = guards;
  }

  // Arrays.

  /** One that is used in a way that is not seen through. */
  @Override
  public Void visitReadLocal(ReadLocal e) {
    values.arrayOf(e).ifPresent(array -> found.of(array).anywhere(true, true));
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    return isArray(e.view()) ? null : super.visitExtent(e);
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    if (!isArray(e.view())) {
      return super.visitReadElement(e);
    }
    e.indices().forEach(this::scan);
    touch(e.view(), e.indices(), true, false);
    return null;
  }

  @Override
  protected Void visitElementTarget(AssignmentTarget.Element target) {
    if (!isArray(target.view())) {
      return super.visitElementTarget(target);
    }
    target.indices().forEach(this::scan);
    return null;
  }

  @Override
  public Void visitAssign(Assign e) {
    super.visitAssign(e);
    touch(e.target(), false);
    return null;
  }

  @Override
  public Void visitCompoundAssign(CompoundAssign e) {
    super.visitCompoundAssign(e);
    touch(e.target(), true);
    return null;
  }

  @Override
  public Void visitIncrement(Increment e) {
    super.visitIncrement(e);
    touch(e.target(), true);
    return null;
  }

  @Override
  public Void visitAtomicOperation(AtomicOperation e) {
    if (!isArray(e.view())) {
      return super.visitAtomicOperation(e);
    }
    e.indices().forEach(this::scan);
    e.operands().forEach(this::scan);
    boolean reads = e.operator() != AtomicOperation.Operator.STORE;
    touch(e.view(), e.indices(), reads, e.operator() != AtomicOperation.Operator.LOAD);
    return null;
  }

  private boolean isArray(DeviceExpression view) {
    return values.arrayOf(view).isPresent();
  }

  private void touch(AssignmentTarget target, boolean reads) {
    if (target instanceof AssignmentTarget.Element element && isArray(element.view())) {
      touch(element.view(), element.indices(), reads, true);
    }
  }

  private void touch(
      DeviceExpression view, List<DeviceExpression> indices, boolean reads, boolean writes) {
    Touches touches = found.of(values.arrayOf(view).orElseThrow());
    Optional<IndexCode> index = values.of(indices.get(0));
    if (reads) {
      touches.read(index, guards);
    }
    if (writes) {
      touches.write(index, guards.exactIf(!leavesExpressions));
    }
  }

  @Override
  public Void visitCall(Call e) {
    Optional<DeviceFunction> called = functions.defined(e.function());
    if (called.isEmpty()) {
      return super.visitCall(e);
    }
    for (DeviceExpression argument : e.arguments()) {
      if (!isArray(argument)) {
        scan(argument);
      }
    }
    if (functions.mayTouch(called.get())) {
      IndexValues inside = values.ofCall(e, called.get());
      for (int i = 0; i < e.arguments().size(); i++) {
        if (isArray(e.arguments().get(i))
            && functions
                .assignments(called.get().body())
                .isAssigned(called.get().parameters().get(i))) {
          scan(e.arguments().get(i));
        }
      }
      if (found.enters()) {
        new TouchScan(
                functions, found, inside, called.get().body(), guards.exactIf(!leavesExpressions))
            .scan(called.get().body());
      }
    }
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    Optional<DeviceExpression> value = s.initializer();
    boolean isName =
        value.isPresent() && isArray(value.get()) && !assignments.isAssigned(s.variable());
    if (!isName) {
      super.visitDeclareLocal(s);
    }
    values.declare(s, assignments);
    return null;
  }

  // Control.

  @Override
  public Void visitBlock(Block s) {
    Guards before = guards;
    super.visitBlock(s);
    guards = before.exactIf(guards.equals(before));
    return null;
  }

  @Override
  public Void visitIf(If s) {
    scan(s.condition());
    Guards before = guards;
    Guards whenTrue = before.where(s.condition(), true, values);
    Guards whenFalse = before.where(s.condition(), false, values);
    guards = whenTrue;
    scan(s.thenBranch());
    guards = whenFalse;
    s.elseBranch().ifPresent(this::scan);
    // Who goes on has not been in the branch.
    guards =
        s.elseBranch().isEmpty() && Leaving.isSure(s.thenBranch())
            ? whenFalse
            : before.exactIf(!Leaving.isPossible(s));
    return null;
  }

  @Override
  public Void visitFor(For s) {
    s.initializers().forEach(this::scan);
    Optional<LoopCounter> counter = LoopCounter.of(s, values, assignments);
    Guards before = guards;
    guards = before.inexact();
    s.condition().ifPresent(this::scan);
    counter.ifPresent(c -> values.define(c.variable(), c.range()));
    scan(s.body());
    counter.ifPresent(c -> values.forget(c.variable()));
    guards = before.inexact();
    s.updates().forEach(this::scan);
    guards = before.exactIf(!Leaving.isPossible(s));
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    return sometimes(s, () -> super.visitWhile(s));
  }

  /** A jump in the body may lead to the condition. */
  @Override
  public Void visitDoWhile(DoWhile s) {
    Guards before = guards;
    return sometimes(
        s,
        () -> {
          scan(s.body());
          guards = before.inexact();
          scan(s.condition());
        });
  }

  /** Control may enter at each case. */
  @Override
  public Void visitSwitch(Switch s) {
    scan(s.selector());
    Guards before = guards;
    return sometimes(
        s,
        () -> {
          for (Switch.Case group : s.cases()) {
            guards = before.inexact();
            group.statements().forEach(this::scan);
          }
        });
  }

  @Override
  public Void visitAssert(Assert s) {
    return sometimes(s, () -> super.visitAssert(s));
  }

  /** A break may leave out a part of the statement. */
  @Override
  public Void visitLabeled(Labeled s) {
    Guards before = guards;
    super.visitLabeled(s);
    guards = before.exactIf(!Leaving.isPossible(s));
    return null;
  }

  /** What is in a statement may run or not. */
  private Void sometimes(DeviceStatement statement, Runnable scan) {
    Guards before = guards;
    guards = before.inexact();
    scan.run();
    guards = before.exactIf(!Leaving.isPossible(statement));
    return null;
  }

  @Override
  public Void visitStatementExpression(StatementExpression e) {
    super.visitStatementExpression(e);
    leavesExpressions |= DeviceStatement.of(e).stream().anyMatch(Leaving::isPossible);
    return null;
  }

  @Override
  public Void visitLogical(Logical e) {
    scan(e.left());
    Guards before = guards;
    guards = before.where(e.left(), e.conjunction(), values).inexact();
    scan(e.right());
    guards = before;
    return null;
  }

  @Override
  public Void visitConditional(Conditional e) {
    scan(e.condition());
    Guards before = guards;
    guards = before.where(e.condition(), true, values).inexact();
    scan(e.whenTrue());
    guards = before.where(e.condition(), false, values).inexact();
    scan(e.whenFalse());
    guards = before;
    return null;
  }
}
