package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An element of an array that may be one of several, or whose records are in parts: a variable
 * stands for it, which is stored into the array afterwards. The array and the index are evaluated
 * first, and once (JLS 15.26).
 */
final class StagedElement implements AssignedPlace {
  private final FunctionContext context;
  private final ArrayAccessExpr access;
  private final SourceSpan span;
  private final List<DeviceStatement> before = new ArrayList<>();
  private final Value array;
  private final DeviceExpression index;
  private final Variable element;

  /**
   * @param isRead whether the old value is of use
   */
  StagedElement(
      FunctionContext context,
      ArrayAccessExpr access,
      ArrayLowering.Operands operands,
      boolean isRead) {
    this.context = context;
    this.access = access;
    this.span = context.spanOf(access);
    KeptValue kept = new KeptValue(context, operands.array(), span);
    before.addAll(kept.statements());
    this.array = kept.value();
    this.index = operands.index() instanceof Literal ? operands.index() : keep(operands.index());
    ArrayLowering arrays = new ArrayLowering(context);
    DeviceExpression old =
        ChosenValues.read(context, array, span, one -> arrays.scalar(access, one, index));
    context.noteAspects(new Value.Plain(old).recordAspects(), span);
    this.element = context.scope().fresh("element", old.type());
    before.add(new DeclareLocal(element, isRead ? Optional.of(old) : Optional.empty(), span));
  }

  private DeviceExpression keep(DeviceExpression position) {
    Variable variable = context.scope().fresh("index", position.type());
    before.add(new DeclareLocal(variable, Optional.of(position), span));
    return new ReadLocal(variable, span);
  }

  @Override
  public AssignmentTarget target() {
    return new AssignmentTarget.Local(element);
  }

  @Override
  public DeviceExpression complete(DeviceExpression assignment) {
    List<DeviceStatement> statements = new ArrayList<>(before);
    Variable result = context.scope().fresh("result", assignment.type());
    statements.add(new DeclareLocal(result, Optional.of(assignment), span));
    statements.add(ChosenValues.write(array, span, this::store));
    return new StatementExpression(statements, result, span);
  }

  private DeviceStatement store(Value one) {
    ArrayLowering arrays = new ArrayLowering(context);
    if (one instanceof Value.RecordArray records) {
      List<DeviceStatement> stores = new ArrayList<>();
      for (Assign store : arrays.access(records).set(index, new ReadLocal(element, span), span)) {
        stores.add(new Evaluate(store, span));
      }
      return new Block(stores, span);
    }
    ReadElement place = (ReadElement) arrays.scalar(access, one, index);
    AssignmentTarget target = AssignmentTargetLowering.target(context, access, place);
    return new Evaluate(new Assign(target, new ReadLocal(element, span), span), span);
  }
}
