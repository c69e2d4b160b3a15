package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value whose run-time parts are computed once and stay what they are. */
public final class KeptValue {
  private final CodeEmission context;
  private final SourceSpan span;
  private final List<DeviceStatement> statements = new ArrayList<>();
  private final Value value;

  /**
   * @param value computed by the statements, in the order of its parts
   */
  public KeptValue(CodeEmission context, Value value, SourceSpan span) {
    this.context = context;
    this.span = span;
    this.value = keep(value);
  }

  /** What computes it; empty if nothing has to be. */
  public List<DeviceStatement> statements() {
    return List.copyOf(statements);
  }

  /** It is made of variables that nothing else assigns, and constants. */
  public Value value() {
    return value;
  }

  private Value keep(Value original) {
    return original.accept(
        new Value.Visitor<>() {
          @Override
          public Value visitPlain(Value.Plain plain) {
            return new Value.Plain(keep(plain.expression()));
          }

          @Override
          public Value visitWorkItem(Value.WorkItem item) {
            return item;
          }

          @Override
          public Value visitGrid(Value.Grid grid) {
            return new Value.Grid(keep(grid.view()), grid.sizes());
          }

          @Override
          public Value visitJagged(Value.Jagged jagged) {
            DeviceExpression table = keep(jagged.table());
            DeviceExpression rows = jagged.dimensions() == 2 ? table : keep(jagged.rows());
            return new Value.Jagged(keep(jagged.elements()), table, rows, jagged.dimensions());
          }

          @Override
          public Value visitRecordArray(Value.RecordArray array) {
            return new Value.RecordArray(
                array.record(), array.leaves().stream().map(leaf -> keep(leaf)).toList());
          }

          @Override
          public Value visitRow(Value.Row row) {
            return keep(RowPlace.part(row.block(), keep(row.place()), span));
          }

          @Override
          public Value visitComposite(Value.Composite composite) {
            return new Value.Composite(
                composite.type(), composite.components().stream().map(c -> keep(c)).toList());
          }

          /**
           * What a lambda captures is never assigned again (JLS 15.27.2); the object of a method
           * reference is the one that was there when the reference was evaluated (JLS 15.13.3).
           */
          @Override
          public Value visitClosure(Value.Closure closure) {
            return closure.isOfObject()
                ? new Value.Closure(
                    closure.code(), closure.captured().stream().map(c -> keep(c)).toList())
                : closure;
          }

          @Override
          public Value visitChosen(ChosenValue chosen) {
            return chosen.isFunction()
                ? new ChosenValue(
                    keep(chosen.number()),
                    chosen.options().stream()
                        .map(o -> new ChosenValue.Option(o.number(), keep(o.value())))
                        .toList())
                : keepArray(chosen);
          }
        });
  }

  /** Only the one that is meant is computed. */
  private Value keepArray(ChosenValue chosen) {
    if (passes(chosen) && Shape.parts(chosen).stream().skip(1).allMatch(this::stays)) {
      return new ChosenValue(keep(chosen.number()), chosen.options());
    }
    ArraySlots slots = ArraySlots.of(ArraySlots.shapesOf(chosen), "kept", context.scope()::fresh);
    statements.addAll(slots.declare(context, chosen, span));
    return slots.value(span);
  }

  /** Whether the parts of a value are those of its shape, and may be computed all. */
  public static boolean passes(Value value) {
    return value.accept(
        new Value.Visitor<>() {
          @Override
          public Boolean visitPlain(Value.Plain plain) {
            return true;
          }

          @Override
          public Boolean visitWorkItem(Value.WorkItem item) {
            return true;
          }

          @Override
          public Boolean visitGrid(Value.Grid grid) {
            return true;
          }

          @Override
          public Boolean visitJagged(Value.Jagged jagged) {
            return true;
          }

          @Override
          public Boolean visitRecordArray(Value.RecordArray array) {
            return true;
          }

          @Override
          public Boolean visitRow(Value.Row row) {
            return false;
          }

          @Override
          public Boolean visitComposite(Value.Composite composite) {
            return composite.components().stream().allMatch(KeptValue::passes);
          }

          @Override
          public Boolean visitClosure(Value.Closure closure) {
            return closure.captured().stream().allMatch(KeptValue::passes);
          }

          @Override
          public Boolean visitChosen(ChosenValue chosen) {
            return chosen.isFunction() || isOfItsShape(chosen);
          }
        });
  }

  private static boolean isOfItsShape(ChosenValue chosen) {
    List<Value> options = chosen.options().stream().map(ChosenValue.Option::value).toList();
    return options.size() > 1
        && Shape.of(chosen)
            .equals(
                new Shape.Chosen(
                    chosen.options().stream().map(ChosenValue.Option::number).toList(),
                    options.stream().map(Shape::of).toList()))
        && options.stream()
            .allMatch(
                o -> passes(o) && Shape.parts(o).stream().allMatch(DeviceExpression::isTrivial));
  }

  private DeviceExpression keep(DeviceExpression expression) {
    if (stays(expression)) {
      return expression;
    }
    Variable variable = context.scope().fresh("kept", expression.type());
    statements.add(new DeclareLocal(variable, Optional.of(expression), span));
    return new ReadLocal(variable, span);
  }

  private boolean stays(DeviceExpression expression) {
    // Variables hold memory for good, unless they are assigned.
    boolean isMemory =
        expression.isTrivial()
            && expression.type() instanceof ViewType
            && !context.scope().isAssigned(expression);
    return expression instanceof Literal || isMemory || expression.type() == VoidType.VOID;
  }
}
