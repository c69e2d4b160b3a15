package dev.sycamore.analysis.uniformity;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ExpressionVisitor;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Whether the value of an expression varies: it does if it depends on where the work-item is, on
 * memory at a place that does, or on the result of an atomic operation. All operands are visited,
 * in order.
 */
final class ValueVisitor implements ExpressionVisitor<Boolean> {
  private final VaryingValues values;
  private final Uniformity program;
  private final VaryingVariables variables;
  private final Divergence divergence;

  /**
   * @param divergence whether only some of the work-items may evaluate the expression
   */
  ValueVisitor(VaryingValues values, Divergence divergence) {
    this.values = values;
    this.program = values.program();
    this.variables = values.variables();
    this.divergence = divergence;
  }

  private boolean varies(DeviceExpression operand) {
    return operand.accept(this);
  }

  private boolean any(List<DeviceExpression> operands) {
    return values.anyVaries(operands, divergence);
  }

  @Override
  public Boolean visitLiteral(Literal e) {
    return false;
  }

  @Override
  public Boolean visitReadLocal(ReadLocal e) {
    return variables.contains(e.variable()) || variables.containsMemory(e);
  }

  @Override
  public Boolean visitUnary(Unary e) {
    return varies(e.operand());
  }

  @Override
  public Boolean visitBinary(Binary e) {
    return any(List.of(e.left(), e.right()));
  }

  @Override
  public Boolean visitLogical(Logical e) {
    boolean left = varies(e.left());
    boolean right = values.varies(e.right(), divergence.under(e.left(), left));
    return left || right;
  }

  @Override
  public Boolean visitConvert(Convert e) {
    return varies(e.operand());
  }

  @Override
  public Boolean visitConditional(Conditional e) {
    boolean condition = varies(e.condition());
    if (condition) {
      variables.noteOther(e);
    }
    Divergence inside = divergence.under(e.condition(), condition);
    boolean branch = values.anyVaries(List.of(e.whenTrue(), e.whenFalse()), inside);
    return condition || branch;
  }

  @Override
  public Boolean visitAssign(Assign e) {
    boolean place = place(e.target());
    boolean value = varies(e.value());
    boolean taken =
        e.target().match(t -> variables.isTakenOver(t.variable(), e.value(), value), t -> value);
    variables.assign(e.target(), taken || place, divergence.exists());
    report(e.target(), t -> readsItself(t, e.value()), place, value, e.span());
    return value;
  }

  @Override
  public Boolean visitCompoundAssign(CompoundAssign e) {
    boolean place = place(e.target());
    boolean old = old(e.target(), place);
    boolean value = varies(e.value());
    variables.assign(e.target(), old || value || place, divergence.exists());
    report(e.target(), t -> true, place, value, e.span());
    return old || value;
  }

  @Override
  public Boolean visitIncrement(Increment e) {
    boolean place = place(e.target());
    boolean value = old(e.target(), place);
    variables.assign(e.target(), value || place, divergence.exists());
    report(e.target(), t -> true, place, false, e.span());
    return value || variables.taints(divergence.exists());
  }

  @Override
  public Boolean visitReadElement(ReadElement e) {
    boolean view = varies(e.view());
    boolean index = any(e.indices());
    AddressSpace space = ((ViewType) e.view().type()).space();
    variables
        .memory(e.view())
        .ifPresent(
            memory ->
                values.report(c -> program.observer().reads(memory, view || index, e.span(), c)));
    boolean element = view || index || program.scope().varies(space);
    // The values of a private array vary as those of variables do.
    return element && (space == AddressSpace.PRIVATE || program.scope().dataVaries());
  }

  /** How long a view is does not depend on what it holds, but on which part of memory it is. */
  @Override
  public Boolean visitExtent(Extent e) {
    boolean view = varies(e.view());
    boolean isNamed = e.view() instanceof ReadLocal || e.view() instanceof ReadComponent;
    return view && (!isNamed || variables.isWindow(e.view()));
  }

  @Override
  public Boolean visitSubView(SubView e) {
    boolean view = varies(e.view());
    boolean part = any(List.of(e.offset(), e.length()));
    if (part) {
      variables.noteOther(e);
    }
    return view || part;
  }

  @Override
  public Boolean visitConstantArrayRef(ConstantArrayRef e) {
    return false;
  }

  @Override
  public Boolean visitCall(Call e) {
    List<Boolean> arguments = arguments(e);
    boolean result = outcome(e, arguments);
    List<Optional<Variable>> views = e.arguments().stream().map(variables::memory).toList();
    values.report(c -> program.report(e, arguments, views, divergence, c));
    return result;
  }

  /**
   * The arguments are the program's own code. The operation is the library's: what it does where it
   * should not be called is not reported again.
   */
  @Override
  public Boolean visitCollective(Collective e) {
    List<Boolean> arguments = arguments(e.operation());
    meet(e.scope(), "group operation", e.span());
    return outcome(e.operation(), arguments);
  }

  private List<Boolean> arguments(Call e) {
    List<Boolean> arguments = new ArrayList<>();
    for (DeviceExpression argument : e.arguments()) {
      arguments.add(varies(argument));
    }
    return arguments;
  }

  /** Whether the result of a call varies; notes the arrays that it makes vary. */
  private boolean outcome(Call e, List<Boolean> arguments) {
    Uniformity.Outcome outcome = program.call(e.function(), arguments, divergence.exists());
    for (int i = 0; i < arguments.size(); i++) {
      if (outcome.parameters().get(i)) {
        variables.taint(e.arguments().get(i));
      }
    }
    return outcome.result();
  }

  @Override
  public Boolean visitIntrinsicCall(IntrinsicCall e) {
    return any(e.arguments());
  }

  @Override
  public Boolean visitWorkItemQuery(WorkItemQuery e) {
    boolean dimension = varies(e.dimension());
    return dimension || program.scope().varies(e.query());
  }

  @Override
  public Boolean visitBarrier(Barrier e) {
    meet(Collective.Scope.WORK_GROUP, "barrier", e.span());
    values.report(c -> program.observer().barrier());
    return false;
  }

  @Override
  public Boolean visitGroupScratch(GroupScratch e) {
    return false;
  }

  @Override
  public Boolean visitSubGroupOperation(SubGroupOperation e) {
    boolean ofGroup = program.scope() != UniformityScope.SUB_GROUP;
    boolean operands = false;
    for (DeviceExpression operand : e.operands()) {
      // Of a shuffle the last one counts: it says whose value it is.
      operands = varies(operand);
    }
    return switch (e.kind()) {
      case WIDTH -> false;
      case LOCAL_ID -> true;
      // The last sub-group may be smaller.
      case SIZE, GROUP_ID -> ofGroup;
      case SHUFFLE -> ofGroup || operands;
      case BARRIER -> {
        meet(Collective.Scope.SUB_GROUP, "barrier", e.span());
        yield false;
      }
    };
  }

  @Override
  public Boolean visitTargetQuery(TargetQuery e) {
    return false;
  }

  @Override
  public Boolean visitNativeOperation(NativeOperation e) {
    return any(e.operands());
  }

  /** All work-items have the same event. */
  @Override
  public Boolean visitAsyncCopyOperation(AsyncCopyOperation e) {
    e.views().forEach(this::varies);
    any(e.operands());
    return false;
  }

  /** Whose elements a work-item holds depends on the work-item. */
  @Override
  public Boolean visitMatrixOperation(MatrixOperation e) {
    e.views().forEach(this::varies);
    any(e.offsets());
    variables.taint(e.views().get(0));
    return false;
  }

  @Override
  public Boolean visitAtomicOperation(AtomicOperation e) {
    varies(e.view());
    any(e.indices());
    any(e.operands());
    return program.scope().dataVaries();
  }

  @Override
  public Boolean visitPrint(Print e) {
    any(e.arguments());
    return false;
  }

  @Override
  public Boolean visitNewRecord(NewRecord e) {
    boolean varies = false;
    for (DeviceExpression component : e.components()) {
      boolean one = varies(component);
      varies |= one && !(component.type() instanceof ViewType && !variables.isElsewhere(component));
    }
    return varies;
  }

  @Override
  public Boolean visitReadComponent(ReadComponent e) {
    boolean record = varies(e.record());
    return record || (e.type() instanceof ViewType && variables.containsMemory(e));
  }

  @Override
  public Boolean visitStatementExpression(StatementExpression e) {
    values.statements().visitAll(DeviceStatement.of(e), divergence);
    return variables.contains(e.result());
  }

  /** Whether the place itself depends on the work-item. */
  private boolean place(AssignmentTarget target) {
    return target.match(
        local -> false,
        element -> {
          boolean view = varies(element.view());
          boolean index = any(element.indices());
          return index || (view && variables.isWindow(element.view()));
        });
  }

  /** Whether the old value varies. */
  private boolean old(AssignmentTarget target, boolean place) {
    return target.match(
        local -> variables.contains(local.variable()),
        element -> place || variables.containsMemory(element.view()));
  }

  /** Reports what the work-items of a group must do together where not all of them may be. */
  private void meet(Collective.Scope scope, String operation, SourceSpan span) {
    // A jump in an expression, as of a switch, is one of the same statement.
    Divergence here = divergence.or(values.statements().jumped());
    if (here.exists() && program.scope().isOf(scope)) {
      values.report(c -> program.observer().divergent(operation, span, here.condition(), c));
    }
  }

  /** Reports a write, if the target is an element. */
  private void report(
      AssignmentTarget target,
      Predicate<AssignmentTarget.Element> updates,
      boolean placeVaries,
      boolean valueVaries,
      SourceSpan span) {
    values.report(
        c ->
            elementOf(target)
                .map(
                    element ->
                        new MemoryWrite(
                            variables.memory(element.view()),
                            updates.test(element),
                            placeVaries,
                            valueVaries,
                            divergence.exists(),
                            span))
                .ifPresent(write -> program.observer().writes(write, c)));
  }

  private static Optional<AssignmentTarget.Element> elementOf(AssignmentTarget target) {
    return target.match(local -> Optional.empty(), Optional::of);
  }

  /** Whether an assignment reads the memory that it writes, as in {@code a[0] = a[0] + x}. */
  private boolean readsItself(AssignmentTarget.Element target, DeviceExpression value) {
    Optional<Variable> memory = variables.memory(target.view());
    boolean[] reads = {false};
    new ModelScanner() {
      @Override
      public Void visitReadElement(ReadElement e) {
        reads[0] |=
            memory.isPresent()
                && variables.memory(e.view()).equals(memory)
                && e.indices().equals(target.indices());
        return super.visitReadElement(e);
      }
    }.scan(value);
    return reads[0];
  }
}
