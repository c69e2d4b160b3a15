package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The variables for an array, where it is known at run time only which one is meant: one for each
 * view of it. Arrays of one shape differ in their views only. There are no pointers into any
 * memory: arrays of several shapes, such as those of several address spaces, have views of their
 * own, and a number is the shape of the array.
 *
 * @param shapes at least one, each once
 * @param parts those of each shape
 * @param number which of the shapes it has, an {@code int}; empty if there is one
 */
public record ArraySlots(
    List<Shape> shapes, List<List<Variable>> parts, Optional<Variable> number) {

  public ArraySlots {
    shapes = List.copyOf(shapes);
    parts = List.copyOf(parts);
  }

  /**
   * New variables.
   *
   * @param maker makes a variable of a name and a type
   */
  public static ArraySlots of(
      List<Shape> shapes, String name, BiFunction<String, DeviceType, Variable> maker) {
    List<List<Variable>> parts = new ArrayList<>();
    for (Shape shape : shapes) {
      List<Variable> own = new ArrayList<>();
      for (DeviceType type : shape.types()) {
        own.add(maker.apply(name, type));
      }
      parts.add(own);
    }
    return new ArraySlots(
        shapes,
        parts,
        shapes.size() == 1
            ? Optional.empty()
            : Optional.of(maker.apply(name + "_shape", ScalarType.INT)));
  }

  /** The shapes that an array may have, each once. */
  public static List<Shape> shapesOf(Value array) {
    return array instanceof ChosenValue chosen
        ? chosen.options().stream().flatMap(o -> shapesOf(o.value()).stream()).distinct().toList()
        : List.of(Shape.of(array));
  }

  /** All variables, the number first. */
  public List<Variable> variables() {
    List<Variable> all = new ArrayList<>(number.stream().toList());
    parts.forEach(all::addAll);
    return all;
  }

  /** Whether an array has one of the shapes, whichever it is. */
  public boolean take(Value array) {
    return shapes.containsAll(shapesOf(array));
  }

  /** Declares the variables. */
  public List<DeviceStatement> declare(SourceSpan span) {
    return variables().stream()
        .<DeviceStatement>map(v -> new DeclareLocal(v, Optional.empty(), span))
        .toList();
  }

  /**
   * Declares the variables, with their first values.
   *
   * @param array one that they take
   */
  public List<DeviceStatement> declare(CodeEmission context, Value array, SourceSpan span) {
    if (array instanceof Value.Plain plain) {
      if (variables().size() == 1) {
        Variable view = variables().get(0);
        return List.of(new DeclareLocal(view, Optional.of(plain.expression()), span));
      }
    }
    List<DeviceStatement> statements = new ArrayList<>(declare(span));
    statements.addAll(assign(context, array, span));
    return statements;
  }

  /**
   * Gives the variables the values of another array, which is evaluated once.
   *
   * @param array one that they take
   */
  public List<DeviceStatement> assign(CodeEmission context, Value array, SourceSpan span) {
    List<DeviceStatement> statements = new ArrayList<>();
    if (array instanceof ChosenValue chosen) {
      Variable which = context.scope().fresh("which", ScalarType.INT);
      statements.add(new DeclareLocal(which, Optional.of(chosen.number()), span));
      statements.add(choose(context, chosen, new ReadLocal(which, span), span));
    } else if (array instanceof Value.Row row) {
      Variable place = context.scope().fresh("place", ScalarType.LONG);
      statements.add(new DeclareLocal(place, Optional.of(row.place()), span));
      Value part = RowPlace.part(row.block(), new ReadLocal(place, span), span);
      statements.addAll(assign(context, part, span));
    } else {
      set(context, array, span, statements);
    }
    return statements;
  }

  /** What is computed may depend on the array that the variables still have. */
  private void set(
      CodeEmission context, Value array, SourceSpan span, List<DeviceStatement> statements) {
    int shape = shapes.indexOf(Shape.of(array));
    List<Variable> own = parts.get(shape);
    List<DeviceExpression> values = new ArrayList<>(Shape.parts(array));
    if (own.size() > 1) {
      values.replaceAll(
          value -> {
            if (value.isTrivial()) {
              return value;
            }
            Variable part = context.scope().fresh("part", value.type());
            statements.add(new DeclareLocal(part, Optional.of(value), span));
            return new ReadLocal(part, span);
          });
    }
    for (int i = 0; i < own.size(); i++) {
      statements.add(set(own.get(i), values.get(i)));
    }
    number.ifPresent(n -> statements.add(set(n, ScalarConversions.intLiteral(shape, span))));
  }

  private DeviceStatement choose(
      CodeEmission context, ChosenValue chosen, DeviceExpression which, SourceSpan span) {
    List<ChosenValue.Option> options = chosen.options();
    int last = options.size() - 1;
    DeviceStatement chain = new Block(assign(context, options.get(last).value(), span), span);
    for (int i = last - 1; i >= 0; i--) {
      ChosenValue.Option option = options.get(i);
      chain =
          new If(
              Numbered.is(which, option.number(), span),
              new Block(assign(context, option.value(), span), span),
              Optional.of(chain),
              span);
    }
    return chain;
  }

  private static DeviceStatement set(Variable variable, DeviceExpression value) {
    SourceSpan span = value.span();
    return new Evaluate(new Assign(new AssignmentTarget.Local(variable), value, span), span);
  }

  /** The array. */
  public Value value(SourceSpan span) {
    if (shapes.size() == 1) {
      return value(0, span);
    }
    List<ChosenValue.Option> options = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      options.add(new ChosenValue.Option(i, value(i, span)));
    }
    return new ChosenValue(new ReadLocal(number.orElseThrow(), span), options);
  }

  private Value value(int shape, SourceSpan span) {
    Iterator<Variable> own = parts.get(shape).iterator();
    return shapes.get(shape).rebuild(type -> new ReadLocal(own.next(), span));
  }

  /**
   * The array after statements that assign the variables. Those of a view alone are declared by the
   * statements; others have to be known wherever the value is used.
   */
  public Value after(CodeEmission context, List<DeviceStatement> statements, SourceSpan span) {
    Value array = value(span);
    if (array instanceof Value.Plain) {
      return new Value.Plain(new StatementExpression(statements, variables().get(0), span));
    }
    List<DeviceStatement> all = new ArrayList<>(statements);
    Variable which = context.scope().fresh("which", ScalarType.INT);
    DeviceExpression known =
        number
            .<DeviceExpression>map(n -> new ReadLocal(n, span))
            .orElse(ScalarConversions.intLiteral(0, span));
    all.add(new DeclareLocal(which, Optional.of(known), span));
    return new ChosenValue(
        new StatementExpression(all, which, span),
        array instanceof ChosenValue chosen
            ? chosen.options()
            : List.of(new ChosenValue.Option(0, array)));
  }

  /** Whether nothing else than views is in the variables of one shape. */
  public static boolean isView(List<Shape> shapes) {
    return shapes.size() == 1
        && shapes.get(0) instanceof Shape.Plain plain
        && plain.type() instanceof ViewType;
  }
}
