package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a function returns whose method returns an array: the views, and which shape it has.
 *
 * @param shapes those that the array may have
 * @param type a record with what {@link ArraySlots} have variables for
 */
public record ArrayResult(List<Shape> shapes, RecordType type) {

  public ArrayResult {
    shapes = List.copyOf(shapes);
  }

  /** That of an array which may have some shapes. */
  public static ArrayResult of(List<Shape> shapes) {
    List<RecordType.Component> components = new ArrayList<>();
    StringBuilder symbol = new StringBuilder("array");
    ArraySlots slots = ArraySlots.of(shapes, "array", (name, t) -> new Variable(name, 0, t));
    for (Variable part : slots.variables()) {
      String name = part.name() + (components.isEmpty() ? "" : components.size());
      components.add(new RecordType.Component(name, part.type()));
      // No class has a name with an empty part.
      symbol.append("..").append(name(part.type()));
    }
    return new ArrayResult(
        shapes, new RecordType(CIdentifier.of(symbol.toString()), "an array", components));
  }

  private static String name(DeviceType type) {
    if (!(type instanceof ViewType view)) {
      return "shape";
    }
    return view.space().name().toLowerCase(Locale.ROOT)
        + "."
        + (view.element() instanceof RecordType record
            ? record.symbol()
            : view.element().toString().toLowerCase(Locale.ROOT));
  }

  /** The array that a call returned. */
  public Value of(CodeEmission context, DeviceExpression call, SourceSpan span) {
    Variable returned = context.scope().fresh("returned", type);
    List<DeviceStatement> statements = new ArrayList<>();
    statements.add(new DeclareLocal(returned, Optional.of(call), span));
    boolean isView = ArraySlots.isView(shapes);
    ArraySlots slots =
        ArraySlots.of(shapes, "array", isView ? context.scope()::fresh : context.scope()::matched);
    List<Variable> variables = slots.variables();
    for (int i = 0; i < variables.size(); i++) {
      DeviceExpression part = new ReadComponent(new ReadLocal(returned, span), i, span);
      statements.add(
          isView
              ? new DeclareLocal(variables.get(i), Optional.of(part), span)
              : new Evaluate(
                  new Assign(new AssignmentTarget.Local(variables.get(i)), part, span), span));
    }
    return slots.after(context, statements, span);
  }

  /**
   * The statement that returns an array.
   *
   * @param array has one of the shapes
   */
  public DeviceStatement returned(CodeEmission context, Value array, SourceSpan span) {
    if (array instanceof Value.Plain plain && ArraySlots.isView(shapes)) {
      return new Return(Optional.of(new NewRecord(type, List.of(plain.expression()), span)), span);
    }
    ArraySlots slots = ArraySlots.of(shapes, "array", context.scope()::fresh);
    List<DeviceStatement> statements = new ArrayList<>(slots.declare(context, array, span));
    List<DeviceExpression> parts =
        slots.variables().stream()
            .<DeviceExpression>map(variable -> new ReadLocal(variable, span))
            .toList();
    statements.add(new Return(Optional.of(new NewRecord(type, parts, span)), span));
    return new Block(statements, span);
  }
}
