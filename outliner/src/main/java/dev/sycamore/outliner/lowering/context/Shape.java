package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What of a value is known statically: what a function is specialised for. A shape and the values
 * of its run-time parts make the value again in another function.
 */
public sealed interface Shape {

  /** One method for each kind of shape. */
  interface Visitor<R> {
    R visitPlain(Plain shape);

    R visitWorkItem(WorkItem shape);

    R visitGrid(Grid shape);

    R visitJagged(Jagged shape);

    R visitRecordArray(RecordArray shape);

    R visitComposite(Composite shape);

    R visitClosure(Closure shape);

    R visitChosen(Chosen shape);
  }

  <R> R accept(Visitor<R> visitor);

  /** The value of this shape, its parts asked of {@code part} by their types. */
  Value rebuild(Function<DeviceType, DeviceExpression> part);

  /** One run-time part. */
  record Plain(DeviceType type) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitPlain(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.Plain(part.apply(type));
    }
  }

  /** No run-time part. */
  record WorkItem(Value.WorkItem.Kind kind, int dimensions) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWorkItem(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.WorkItem(kind, dimensions);
    }
  }

  /** One run-time part, the view. */
  record Grid(ViewType view, List<Integer> sizes) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGrid(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.Grid(part.apply(view), sizes);
    }
  }

  /** The elements, and the table or, with more than two dimensions, the table and a part of it. */
  record Jagged(Shape elements, int dimensions) implements Shape {
    private static final ViewType TABLE = new ViewType(ScalarType.LONG, 1, AddressSpace.GLOBAL);

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitJagged(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      Value all = elements.rebuild(part);
      DeviceExpression table = part.apply(TABLE);
      DeviceExpression rows = dimensions == 2 ? table : part.apply(TABLE);
      return new Value.Jagged(all, table, rows, dimensions);
    }
  }

  /** A view for each leaf of the records. */
  record RecordArray(JavaType.Declared record, List<ViewType> leaves) implements Shape {
    public RecordArray {
      leaves = List.copyOf(leaves);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRecordArray(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.RecordArray(record, leaves.stream().map(part).toList());
    }
  }

  /** The parts of its components. */
  record Composite(JavaType.Declared type, List<Shape> components) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitComposite(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.Composite(type, components.stream().map(c -> c.rebuild(part)).toList());
    }
  }

  /** The parts of what it captures. */
  record Closure(ClosureCode code, List<Shape> captured) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitClosure(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.Closure(code, captured.stream().map(c -> c.rebuild(part)).toList());
    }
  }

  /**
   * The number, and the parts of each option.
   *
   * @param numbers those that the number may be
   * @param options what has each
   */
  record Chosen(List<Integer> numbers, List<Shape> options) implements Shape {
    public Chosen {
      numbers = List.copyOf(numbers);
      options = List.copyOf(options);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitChosen(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      DeviceExpression number = part.apply(ScalarType.INT);
      List<ChosenValue.Option> rebuilt = new ArrayList<>();
      for (int i = 0; i < options.size(); i++) {
        rebuilt.add(new ChosenValue.Option(numbers.get(i), options.get(i).rebuild(part)));
      }
      return new ChosenValue(number, rebuilt);
    }
  }

  /** The shape of a value. */
  static Shape of(Value value) {
    return value.accept(
        new Value.Visitor<>() {
          @Override
          public Shape visitPlain(Value.Plain plain) {
            return new Plain(plain.expression().type());
          }

          @Override
          public Shape visitWorkItem(Value.WorkItem item) {
            return new WorkItem(item.kind(), item.dimensions());
          }

          @Override
          public Shape visitGrid(Value.Grid grid) {
            return new Grid((ViewType) grid.view().type(), grid.sizes());
          }

          @Override
          public Shape visitJagged(Value.Jagged jagged) {
            return new Jagged(Shape.of(jagged.elements()), jagged.dimensions());
          }

          @Override
          public Shape visitRecordArray(Value.RecordArray array) {
            return new RecordArray(
                array.record(), array.leaves().stream().map(v -> (ViewType) v.type()).toList());
          }

          @Override
          public Shape visitRow(Value.Row row) {
            return Shape.of(row.block());
          }

          @Override
          public Shape visitComposite(Value.Composite composite) {
            return new Composite(
                composite.type(), composite.components().stream().map(Shape::of).toList());
          }

          @Override
          public Shape visitClosure(Value.Closure closure) {
            return new Closure(closure.code(), closure.captured().stream().map(Shape::of).toList());
          }

          @Override
          public Shape visitChosen(ChosenValue chosen) {
            return chosen.isFunction()
                ? new Chosen(
                    chosen.options().stream().map(ChosenValue.Option::number).toList(),
                    chosen.options().stream().map(o -> Shape.of(o.value())).toList())
                : ofArrays(ArraySlots.shapesOf(chosen));
          }
        });
  }

  /** That of an array that has one of some shapes. */
  private static Shape ofArrays(List<Shape> shapes) {
    return shapes.size() == 1
        ? shapes.get(0)
        : new Chosen(IntStream.range(0, shapes.size()).boxed().toList(), shapes);
  }

  /** The types of the run-time parts, in the order of {@link #rebuild}. */
  default List<DeviceType> types() {
    List<DeviceType> types = new ArrayList<>();
    rebuild(
        type -> {
          types.add(type);
          return new ReadLocal(new Variable("part", types.size(), type), SourceSpan.NOWHERE);
        });
    return types;
  }

  /** The shape of a value of a type alone, with arrays in global memory. */
  static Optional<Shape> ofType(JavaType type, DeviceTypes types) {
    Optional<DeviceType> value = types.value(type);
    if (value.isPresent()) {
      return Optional.of(new Plain(value.get()));
    }
    if (type instanceof JavaType.Array array) {
      return DeviceTypes.scalar(array.component())
          .map(e -> new Plain(new ViewType(e, 1, AddressSpace.GLOBAL)));
    }
    return type instanceof JavaType.Declared declared ? ofType(declared) : Optional.empty();
  }

  private static Optional<Shape> ofType(JavaType.Declared type) {
    Optional<Shape> item =
        ApiTypes.item(type.symbol())
            .map(
                i ->
                    new WorkItem(
                        i.hasGroups() ? Value.WorkItem.Kind.ND_ITEM : Value.WorkItem.Kind.ITEM,
                        i.dimensions()));
    return item.isPresent() ? item : ApiTypes.accessor(type.symbol()).map(a -> new Plain(a.view()));
  }

  /**
   * The run-time parts of a value, in the order in which {@link #rebuild} of its shape asks for
   * them.
   *
   * @param value one that {@link KeptValue#passes}
   */
  static List<DeviceExpression> parts(Value value) {
    return value.accept(
        new Value.Visitor<>() {
          @Override
          public List<DeviceExpression> visitPlain(Value.Plain plain) {
            return plain.expression().type() == VoidType.VOID
                ? List.of()
                : List.of(plain.expression());
          }

          @Override
          public List<DeviceExpression> visitWorkItem(Value.WorkItem item) {
            return List.of();
          }

          @Override
          public List<DeviceExpression> visitGrid(Value.Grid grid) {
            return List.of(grid.view());
          }

          @Override
          public List<DeviceExpression> visitJagged(Value.Jagged jagged) {
            List<DeviceExpression> parts = new ArrayList<>(Shape.parts(jagged.elements()));
            parts.addAll(jagged.tables());
            return parts;
          }

          @Override
          public List<DeviceExpression> visitRecordArray(Value.RecordArray array) {
            return array.leaves();
          }

          @Override
          public List<DeviceExpression> visitRow(Value.Row row) {
            throw new IllegalArgumentException("a row whose place is not kept");
          }

          @Override
          public List<DeviceExpression> visitComposite(Value.Composite composite) {
            return partsOf(composite.components());
          }

          @Override
          public List<DeviceExpression> visitClosure(Value.Closure closure) {
            return partsOf(closure.captured());
          }

          @Override
          public List<DeviceExpression> visitChosen(ChosenValue chosen) {
            List<DeviceExpression> parts = new ArrayList<>(List.of(chosen.number()));
            chosen.options().forEach(option -> parts.addAll(Shape.parts(option.value())));
            return parts;
          }
        });
  }

  /** The run-time parts of values, in order. */
  static List<DeviceExpression> partsOf(List<Value> values) {
    return values.stream().flatMap(value -> parts(value).stream()).toList();
  }
}
