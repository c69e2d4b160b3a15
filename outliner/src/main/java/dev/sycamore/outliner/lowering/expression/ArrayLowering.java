package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.choice.ChosenArrays;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.StoredRecordAccess;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.List;
import java.util.Optional;

/** Elements of arrays (JLS 15.10.3), and arrays that are made where they are used. */
public final class ArrayLowering {
  private final FunctionContext context;
  private final PrivateArrayLowering privateArrays;

  ArrayLowering(FunctionContext context) {
    this.context = context;
    this.privateArrays = new PrivateArrayLowering(context);
  }

  /**
   * The array and the index of an access.
   *
   * @param array maybe one of several
   */
  record Operands(Value array, Expression index) {}

  Value access(ArrayAccessExpr e) {
    return element(e, operands(e));
  }

  Operands operands(ArrayAccessExpr e) {
    Attempts attempts = new Attempts();
    Optional<Value> array = attempts.of(() -> context.expressions().value(e.getName()));
    Optional<Expression> position =
        attempts.of(() -> context.expressions().scalar(e.getIndex(), ScalarType.INT));
    attempts.check();
    return new Operands(array.orElseThrow(), position.orElseThrow());
  }

  Value element(ArrayAccessExpr e, Operands operands) {
    Expression index = operands.index();
    if (!(operands.array() instanceof Value.Chosen chosen)) {
      return operands.array() instanceof Value.Jagged jagged
          ? row(e, jagged, index)
          : element(e, operands.array(), index);
    }
    if (!hasRows(e)) {
      return new Value.Plain(
          ChosenArrays.read(context, chosen, context.spanOf(e), array -> scalar(e, array, index)));
    }
    if (!index.isTrivial()) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1027,
              e.getIndex(),
              "put the index into a variable of its own",
              "a row, at a computed index, of an array that may be one of several");
    }
    return ChosenArrays.map(chosen, array -> element(e, array, index));
  }

  /** An element of an array that is no choice, and has no rows. */
  Expression scalar(ArrayAccessExpr e, Value array, Expression index) {
    return ((Value.Plain) element(e, array, index)).expression();
  }

  boolean hasRows(ArrayAccessExpr e) {
    return context.typeOf(e) instanceof JavaType.Array;
  }

  private Value element(ArrayAccessExpr e, Value array, Expression index) {
    if (array instanceof Value.Grid grid) {
      return row(grid, index, context.spanOf(e));
    } else if (array instanceof Value.Jagged jagged) {
      // One of several: it stands wherever the row does.
      return JaggedRows.repeatable(jagged, index, context.spanOf(e));
    } else if (array instanceof Value.RecordArray records) {
      checkBounds(e, records.leaves().get(0), index);
      return new Value.Plain(access(records).get(e, index));
    }
    Expression view = context.expressions().view(array, e.getName());
    if (((ViewType) view.type()).dimensions() != 1) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1010, e, "use `get` and `set`", "an index on an accessor");
    }
    checkBounds(e, view, index);
    return new Value.Plain(new ReadElement(view, List.of(index), context.spanOf(e)));
  }

  /** The elements of an array of records. */
  StoredRecordAccess access(Value.RecordArray array) {
    return new StoredRecordAccess(context, array.record(), array.leaves());
  }

  private Value row(ArrayAccessExpr e, Value.Jagged array, Expression index) {
    checkBounds(e, array.rows(), index);
    return JaggedRows.row(context, array, index, context.spanOf(e));
  }

  /** A row of an array of arrays: the part of its elements that it has. */
  public static Value row(Value.Grid grid, Expression index, SourceSpan span) {
    List<Integer> rest = grid.sizes().subList(1, grid.sizes().size());
    int rowSize = rest.stream().reduce(1, (a, b) -> a * b);
    Literal length = ScalarConversions.intLiteral(rowSize, span);
    Expression offset =
        index instanceof Literal constant
            ? ScalarConversions.intLiteral((Integer) constant.value() * rowSize, span)
            : new Binary(BinaryOperator.MULTIPLY, index, length, span);
    SubView row = new SubView(grid.view(), offset, length, span);
    return rest.size() == 1 ? new Value.Plain(row) : new Value.Grid(row, rest);
  }

  private void checkBounds(ArrayAccessExpr e, Expression view, Expression index) {
    if (!(index instanceof Literal literal)) {
      return;
    }
    int position = (Integer) literal.value();
    Optional<Integer> length = context.scope().lengthOf(view);
    boolean outside = position < 0 || length.filter(n -> position >= n).isPresent();
    if (outside) {
      throw context
          .faults()
          .refuse(
              DiagnosticId.SYC1028,
              e.getIndex(),
              position,
              length.map(n -> "an array of length " + n).orElse("any array"));
    }
  }

  /** An array that is not the initial value of a variable. */
  Value create(ArrayCreationExpr e) {
    PrivateArrayLowering.Made made = privateArrays.create("array", e);
    SourceSpan span = context.spanOf(e);
    DeclarePrivateArray declaration = made.declaration();
    Expression view = new StatementExpression(List.of(declaration), declaration.variable(), span);
    return made.sizes().size() == 1 ? new Value.Plain(view) : new Value.Grid(view, made.sizes());
  }

  /** A made array as a value, where its declaration stands before. */
  public static Value valueOf(PrivateArrayLowering.Made made) {
    Expression view = new ReadLocal(made.declaration().variable(), made.declaration().span());
    return made.sizes().size() == 1 ? new Value.Plain(view) : new Value.Grid(view, made.sizes());
  }
}
