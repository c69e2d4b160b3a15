package dev.sycamore.outliner.lowering.context;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a Java expression is on a device. */
public sealed interface Value
    permits Value.Plain,
        Value.WorkItem,
        Value.Grid,
        Value.Jagged,
        Value.RecordArray,
        Value.Row,
        Value.Composite,
        Value.Closure,
        ChosenValue {

  /** One method for each kind of value. */
  interface Visitor<R> {
    R visitPlain(Plain value);

    R visitWorkItem(WorkItem value);

    R visitGrid(Grid value);

    R visitJagged(Jagged value);

    R visitRecordArray(RecordArray value);

    R visitRow(Row value);

    R visitComposite(Composite value);

    R visitClosure(Closure value);

    R visitChosen(ChosenValue value);
  }

  <R> R accept(Visitor<R> visitor);

  /** The same value, read at {@code span}: one that is bound to a name is used in many places. */
  default Value at(SourceSpan span) {
    return this;
  }

  /** A value that is read at {@code span}, if it is one of a variable. */
  static DeviceExpression readAt(DeviceExpression value, SourceSpan span) {
    return value instanceof ReadLocal read ? new ReadLocal(read.variable(), span) : value;
  }

  /** The aspects of the records in it, whichever components are read. */
  default Set<Aspect> recordAspects() {
    return Set.of();
  }

  /**
   * Whether a variable or parameter of a Java type that no device type stands for may hold it: on a
   * device it keeps its own type, since there are no objects that a supertype could refer to.
   */
  boolean fits(JavaType type);

  /** A value of a device type, or nothing where the type is void. */
  record Plain(DeviceExpression expression) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitPlain(this);
    }

    @Override
    public Set<Aspect> recordAspects() {
      return expression.type() instanceof RecordType type ? type.aspects() : Set.of();
    }

    @Override
    public boolean fits(JavaType type) {
      boolean memory =
          type instanceof JavaType.Array
              || (type instanceof JavaType.Declared declared
                  && ApiTypes.accessor(declared.symbol()).isPresent());
      return memory && expression.type() instanceof ViewType;
    }

    @Override
    public Value at(SourceSpan span) {
      return new Plain(readAt(expression, span));
    }
  }

  /**
   * A work-item, or a group of them: known statically, nothing at run time.
   *
   * @param dimensions of the kernel's range
   */
  record WorkItem(Kind kind, int dimensions) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWorkItem(this);
    }

    public enum Kind {
      ITEM,
      ND_ITEM,
      GROUP,
      SUB_GROUP
    }

    @Override
    public boolean fits(JavaType type) {
      return type instanceof JavaType.Declared declared && ApiTypes.isApi(declared.symbol());
    }
  }

  /**
   * An array of arrays of constant size, dense in memory.
   *
   * @param view all of its elements, a view of one dimension
   * @param sizes of each dimension, at least two
   */
  record Grid(DeviceExpression view, List<Integer> sizes) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGrid(this);
    }

    public Grid {
      sizes = List.copyOf(sizes);
    }

    @Override
    public boolean fits(JavaType type) {
      return type instanceof JavaType.Array;
    }

    @Override
    public Value at(SourceSpan span) {
      return new Grid(readAt(view, span), sizes);
    }
  }

  /**
   * An array of arrays that came from the host: one block with the elements of all rows, and a
   * table that says where each row is ({@code docs/FORMATS.md}, section 3).
   *
   * @param elements of all rows: {@link Plain} or {@link RecordArray}, as of one array
   * @param table of all rows, a view of LONG
   * @param rows the part of the table that has the rows of this array
   * @param dimensions at least two
   */
  record Jagged(Value elements, DeviceExpression table, DeviceExpression rows, int dimensions)
      implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitJagged(this);
    }

    @Override
    public boolean fits(JavaType type) {
      return type instanceof JavaType.Array;
    }

    /**
     * The rows at a place of a table.
     *
     * @param part that of the table
     */
    public static Jagged rows(
        Value elements, DeviceExpression table, DeviceExpression part, int dimensions) {
      return new Jagged(elements, dimensions == 2 ? part : table, part, dimensions);
    }

    /** What there is of the table at run time. With two dimensions it has its rows only. */
    public List<DeviceExpression> tables() {
      return dimensions == 2 ? List.of(rows) : List.of(table, rows);
    }

    @Override
    public Value at(SourceSpan span) {
      return new Jagged(elements.at(span), readAt(table, span), readAt(rows, span), dimensions);
    }
  }

  /**
   * An array of records that came from the host: memory for each component that is no record.
   *
   * @param record the class of its elements
   * @param leaves views, in the order of {@link dev.sycamore.outliner.types.StoredRecords#of}
   */
  record RecordArray(JavaType.Declared record, List<DeviceExpression> leaves) implements Value {
    public RecordArray {
      leaves = List.copyOf(leaves);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRecordArray(this);
    }

    @Override
    public boolean fits(JavaType type) {
      return type instanceof JavaType.Array array && array.component().equals(record);
    }

    @Override
    public Value at(SourceSpan span) {
      return new RecordArray(record, leaves.stream().map(leaf -> readAt(leaf, span)).toList());
    }
  }

  /**
   * A row of an array of arrays of records: a part of the memory for each component, which are all
   * at one place.
   *
   * @param block what the rows of the array are parts of; its parts are trivial
   * @param place of the row in it, as {@link RowPlace} says
   */
  record Row(RecordArray block, DeviceExpression place) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRow(this);
    }

    @Override
    public boolean fits(JavaType type) {
      return block.fits(type);
    }

    @Override
    public Value at(SourceSpan span) {
      return new Row((RecordArray) block.at(span), readAt(place, span));
    }
  }

  /**
   * A record whose components are known one by one: one that came from the host, or one with
   * components that have no value at run time.
   *
   * @param type the Java type
   */
  record Composite(JavaType.Declared type, List<Value> components) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitComposite(this);
    }

    public Composite {
      components = List.copyOf(components);
    }

    @Override
    public boolean fits(JavaType other) {
      return other instanceof JavaType.Declared declared && declared.symbol().equals(type.symbol());
    }

    @Override
    public Value at(SourceSpan span) {
      return new Composite(type, components.stream().map(c -> c.at(span)).toList());
    }

    @Override
    public Set<Aspect> recordAspects() {
      Set<Aspect> aspects = new HashSet<>(DeviceTypes.aspectsOf(type.symbol()));
      for (Value component : components) {
        aspects.addAll(
            component instanceof Plain plain
                ? plain.expression().type().aspects()
                : component.recordAspects());
      }
      return aspects;
    }
  }

  /**
   * A lambda or method reference: inlined where it is called.
   *
   * @param captured the values of what it captures, in the order of {@link ClosureCode#captures}
   */
  record Closure(ClosureCode code, List<Value> captured) implements Value {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitClosure(this);
    }

    public Closure {
      captured = List.copyOf(captured);
    }

    /** Whether it is a reference to a method of an object other than {@code this}. */
    public boolean isOfObject() {
      return code.expression().isMethodReferenceExpr()
          && code.selfParts() == 0
          && !captured.isEmpty();
    }

    @Override
    public boolean fits(JavaType type) {
      return type instanceof JavaType.Declared declared
          && declared.symbol().kind() == ClassSymbol.Kind.INTERFACE;
    }
  }
}
