package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.Numbered;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rows of arrays of arrays, whatever these are. */
public final class RowLowering {
  private final CodeEmission context;
  private final SourceSpan span;

  public RowLowering(CodeEmission context, SourceSpan span) {
    this.context = context;
    this.span = span;
  }

  /** Whether the elements of an array are arrays. */
  public static boolean areIn(Value array) {
    if (array instanceof ChosenValue chosen) {
      return areIn(chosen.options().get(0).value());
    } else if (array instanceof Value.Row row) {
      return areIn(row.block());
    }
    return array instanceof Value.Grid || array instanceof Value.Jagged;
  }

  /**
   * The row at an index. Both are evaluated once, where the row is used once.
   *
   * @param array whose elements are arrays
   */
  public Value row(Value array, DeviceExpression index) {
    if (array instanceof Value.Jagged jagged) {
      return JaggedRows.row(context, jagged, index, span);
    } else if (array instanceof Value.Grid grid) {
      return part(grid, index);
    }
    return ChosenValues.map(array, one -> placed(one, index));
  }

  /** A row of one of several arrays: where the index does something, it has a place of its own. */
  public Value placed(Value array, DeviceExpression index) {
    if (array instanceof Value.Jagged jagged) {
      return JaggedRows.placed(jagged, index, span);
    } else if (array instanceof Value.Row row) {
      return row.block() instanceof Value.Grid grid
          ? new Value.Row(rows(grid), gridPlace(grid, row.place(), index))
          : jaggedPlace(row, index);
    }
    Value.Grid grid = (Value.Grid) array;
    return index.isTrivial() || !grid.view().isTrivial()
        ? part(grid, index)
        : new Value.Row(rows(grid), place(grid, index));
  }

  /**
   * Where a row is among the rows of an array.
   *
   * @param array maybe one of several, whose numbers are read several times
   */
  DeviceExpression place(Value array, DeviceExpression index) {
    if (array instanceof ChosenValue chosen) {
      List<Numbered> places =
          chosen.options().stream()
              .map(o -> new Numbered(o.number(), place(o.value(), index)))
              .toList();
      return Numbered.select(chosen.number(), places, span);
    }
    return array instanceof Value.Grid grid
        ? place(grid, index)
        : ((Value.Row) placed(array, index)).place();
  }

  private DeviceExpression place(Value.Grid grid, DeviceExpression index) {
    return place(grid, index, offset -> offset);
  }

  /** The length is asked of the row, where checks look at the index. */
  private DeviceExpression place(
      Value.Grid grid, DeviceExpression index, UnaryOperator<DeviceExpression> moved) {
    return new SingleEvaluation(context, "index", index, span)
        .in(
            known -> {
              DeviceExpression offset = offset(grid, known);
              SubView row = new SubView(grid.view(), offset, length(grid), span);
              return RowPlace.of(moved.apply(offset), new Extent(row, 0, span), span);
            });
  }

  /** How many dimensions an array has. */
  static int dimensions(Value array) {
    if (array instanceof ChosenValue chosen) {
      return dimensions(chosen.options().get(0).value());
    } else if (array instanceof Value.Row row) {
      return dimensions(row.block());
    } else if (array instanceof Value.Grid grid) {
      return grid.sizes().size();
    }
    return array instanceof Value.Jagged jagged ? jagged.dimensions() : 1;
  }

  /**
   * What rows with so many dimensions are parts of.
   *
   * @param array with more dimensions
   */
  static Value block(Value array, int dimensions) {
    if (array instanceof Value.Row row) {
      return block(row.block(), dimensions);
    } else if (array instanceof Value.Grid grid) {
      List<Integer> sizes = grid.sizes();
      return dimensions == 1
          ? new Value.Plain(grid.view())
          : new Value.Grid(grid.view(), sizes.subList(sizes.size() - dimensions, sizes.size()));
    }
    Value.Jagged jagged = (Value.Jagged) array;
    return dimensions == 1
        ? jagged.elements()
        : Value.Jagged.rows(jagged.elements(), jagged.table(), jagged.table(), dimensions);
  }

  private Value jaggedPlace(Value.Row array, DeviceExpression index) {
    Value.Row row = JaggedRows.placed((Value.Jagged) array.block(), index, span);
    DeviceExpression place =
        new SingleEvaluation(context, "rows", array.place(), span)
            .in(
                rows -> {
                  Value part = RowPlace.part(array.block(), rows, span);
                  return JaggedRows.placed((Value.Jagged) part, index, span).place();
                });
    return new Value.Row(row.block(), place);
  }

  private DeviceExpression gridPlace(
      Value.Grid grid, DeviceExpression place, DeviceExpression index) {
    return new SingleEvaluation(context, "rows", place, span)
        .in(
            rows ->
                place(
                    (Value.Grid) RowPlace.part(grid, rows, span),
                    index,
                    offset ->
                        new Binary(BinaryOperator.ADD, RowPlace.offset(rows, span), offset, span)));
  }

  /** What the rows of an array are parts of. */
  private static Value rows(Value.Grid grid) {
    List<Integer> rest = rest(grid);
    return rest.size() == 1 ? new Value.Plain(grid.view()) : new Value.Grid(grid.view(), rest);
  }

  private Value part(Value.Grid grid, DeviceExpression index) {
    SubView row = new SubView(grid.view(), offset(grid, index), length(grid), span);
    List<Integer> rest = rest(grid);
    return rest.size() == 1 ? new Value.Plain(row) : new Value.Grid(row, rest);
  }

  private static List<Integer> rest(Value.Grid grid) {
    return grid.sizes().subList(1, grid.sizes().size());
  }

  private static int size(Value.Grid grid) {
    return rest(grid).stream().reduce(1, (a, b) -> a * b);
  }

  private Literal length(Value.Grid grid) {
    return ScalarConversions.intLiteral(size(grid), span);
  }

  private DeviceExpression offset(Value.Grid grid, DeviceExpression index) {
    return index instanceof Literal constant
        ? ScalarConversions.intLiteral((Integer) constant.value() * size(grid), span)
        : new Binary(BinaryOperator.MULTIPLY, index, length(grid), span);
  }
}
