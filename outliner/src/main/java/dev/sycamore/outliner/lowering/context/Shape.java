package dev.sycamore.outliner.lowering.context;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What of a value is known statically: what a function is specialised for. A shape and the values
 * of its run-time parts make the value again in another function.
 */
public sealed interface Shape {

  /** One run-time part. */
  record Plain(DeviceType type) implements Shape {}

  /** No run-time part. */
  record WorkItem(Value.WorkItem.Kind kind, int dimensions) implements Shape {}

  /** One run-time part, the view. */
  record Grid(ViewType view, List<Integer> sizes) implements Shape {}

  /** The parts of its components. */
  record Composite(JavaType.Declared type, List<Shape> components) implements Shape {}

  /** The parts of what it captures. */
  record Closure(ClosureCode code, List<Shape> captured) implements Shape {}

  /** The shape of a value. */
  static Shape of(Value value) {
    if (value instanceof Value.Plain plain) {
      return new Plain(plain.expression().type());
    }
    if (value instanceof Value.WorkItem item) {
      return new WorkItem(item.kind(), item.dimensions());
    }
    if (value instanceof Value.Grid grid) {
      return new Grid((ViewType) grid.view().type(), grid.sizes());
    }
    if (value instanceof Value.Composite composite) {
      return new Composite(
          composite.type(), composite.components().stream().map(Shape::of).toList());
    }
    Value.Closure closure = (Value.Closure) value;
    return new Closure(closure.code(), closure.captured().stream().map(Shape::of).toList());
  }

  /** The run-time parts of a value, in the order in which {@link #rebuild} asks for them. */
  static List<Expression> parts(Value value) {
    if (value instanceof Value.Plain plain) {
      return plain.expression().type() == VoidType.VOID ? List.of() : List.of(plain.expression());
    }
    if (value instanceof Value.Grid grid) {
      return List.of(grid.view());
    }
    List<Expression> parts = new ArrayList<>();
    if (value instanceof Value.Composite composite) {
      composite.components().forEach(component -> parts.addAll(parts(component)));
    } else if (value instanceof Value.Closure closure) {
      closure.captured().forEach(captured -> parts.addAll(parts(captured)));
    }
    return parts;
  }

  /** The value of a shape, its parts asked of {@code part} by their types. */
  static Value rebuild(Shape shape, Function<DeviceType, Expression> part) {
    if (shape instanceof Plain plain) {
      return new Value.Plain(part.apply(plain.type()));
    }
    if (shape instanceof WorkItem item) {
      return new Value.WorkItem(item.kind(), item.dimensions());
    }
    if (shape instanceof Grid grid) {
      return new Value.Grid(part.apply(grid.view()), grid.sizes());
    }
    if (shape instanceof Composite composite) {
      return new Value.Composite(
          composite.type(),
          composite.components().stream().map(component -> rebuild(component, part)).toList());
    }
    Closure closure = (Closure) shape;
    return new Value.Closure(
        closure.code(),
        closure.captured().stream().map(captured -> rebuild(captured, part)).toList());
  }
}
