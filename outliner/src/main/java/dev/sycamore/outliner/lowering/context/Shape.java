package dev.sycamore.outliner.lowering.context;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
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

    R visitRow(Row shape);

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

  /** The parts of the block, and the place. */
  record Row(Shape block) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRow(this);
    }

    @Override
    public Value rebuild(Function<DeviceType, DeviceExpression> part) {
      return new Value.Row(block.rebuild(part), part.apply(ScalarType.LONG));
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
   * The number, the place if an option is a row, and the other parts of each option.
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
      boolean rows = options.stream().anyMatch(Row.class::isInstance);
      Optional<DeviceExpression> place =
          rows ? Optional.of(part.apply(ScalarType.LONG)) : Optional.empty();
      List<ChosenValue.Option> rebuilt = new ArrayList<>();
      for (int i = 0; i < options.size(); i++) {
        Value array =
            options.get(i) instanceof Row row
                ? new Value.Row(row.block().rebuild(part), place.orElseThrow())
                : options.get(i).rebuild(part);
        rebuilt.add(new ChosenValue.Option(numbers.get(i), array));
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
            return new Row(Shape.of(row.block()));
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
            return new Chosen(
                chosen.options().stream().map(ChosenValue.Option::number).toList(),
                chosen.options().stream().map(o -> Shape.of(o.value())).toList());
          }
        });
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
   * The run-time parts of a value, in the order in which {@link #rebuild} asks for them.
   *
   * @param value if it is a choice among rows, the number is trivial
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
            List<DeviceExpression> parts = new ArrayList<>(Shape.parts(row.block()));
            parts.add(row.place());
            return parts;
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
            if (chosen.hasRows()) {
              parts.add(chosen.place(chosen.number(), chosen.number().span()));
            }
            for (ChosenValue.Option option : chosen.options()) {
              Value array = option.value();
              parts.addAll(Shape.parts(array instanceof Value.Row row ? row.block() : array));
            }
            return parts;
          }
        });
  }

  /** The run-time parts of values, in order. */
  static List<DeviceExpression> partsOf(List<Value> values) {
    return values.stream().flatMap(value -> parts(value).stream()).toList();
  }
}
