package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.choice.RowLowering;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.StoredRecordAccess;
import dev.sycamore.outliner.report.Attempts;
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
  record Operands(Value array, DeviceExpression index) {}

  Value access(ArrayAccessExpr e) {
    return element(e, operands(e));
  }

  Operands operands(ArrayAccessExpr e) {
    Attempts attempts = new Attempts();
    Optional<Value> array = attempts.of(() -> context.expressions().value(e.getName()));
    Optional<DeviceExpression> position =
        attempts.of(() -> context.expressions().scalar(e.getIndex(), ScalarType.INT));
    attempts.check();
    return new Operands(array.orElseThrow(), position.orElseThrow());
  }

  Value element(ArrayAccessExpr e, Operands operands) {
    DeviceExpression index = operands.index();
    if (RowLowering.areIn(operands.array())) {
      return row(e, operands);
    }
    return operands.array() instanceof ChosenValue || operands.array() instanceof Value.Row
        ? new Value.Plain(
            ChosenValues.read(
                context, operands.array(), context.spanOf(e), array -> scalar(e, array, index)))
        : element(e, operands.array(), index);
  }

  private Value row(ArrayAccessExpr e, Operands operands) {
    if (operands.array() instanceof Value.Jagged jagged) {
      checkBounds(e, jagged.rows(), operands.index());
    }
    return new RowLowering(context, context.spanOf(e)).row(operands.array(), operands.index());
  }

  /** An element of an array that is no choice, and has no rows. */
  DeviceExpression scalar(ArrayAccessExpr e, Value array, DeviceExpression index) {
    return ((Value.Plain) element(e, array, index)).expression();
  }

  boolean hasRows(ArrayAccessExpr e) {
    return context.typeOf(e) instanceof JavaType.Array;
  }

  private Value element(ArrayAccessExpr e, Value array, DeviceExpression index) {
    if (array instanceof Value.RecordArray records) {
      checkBounds(e, records.leaves().get(0), index);
      return new Value.Plain(access(records).get(e, index));
    }
    DeviceExpression view = context.expressions().view(array, e.getName());
    if (((ViewType) view.type()).dimensions() != 1) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              e,
              "use `get` and `set`",
              "an index on an accessor");
    }
    checkBounds(e, view, index);
    return new Value.Plain(new ReadElement(view, List.of(index), context.spanOf(e)));
  }

  /** The elements of an array of records. */
  StoredRecordAccess access(Value.RecordArray array) {
    return new StoredRecordAccess(context, array.record(), array.leaves());
  }

  private void checkBounds(ArrayAccessExpr e, DeviceExpression view, DeviceExpression index) {
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
              DiagnosticId.INDEX_OUT_OF_RANGE,
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
    DeviceExpression view =
        new StatementExpression(List.of(declaration), declaration.variable(), span);
    return made.sizes().size() == 1 ? new Value.Plain(view) : new Value.Grid(view, made.sizes());
  }

  /** A made array as a value, where its declaration stands before. */
  public static Value valueOf(PrivateArrayLowering.Made made) {
    DeviceExpression view = new ReadLocal(made.declaration().variable(), made.declaration().span());
    return made.sizes().size() == 1 ? new Value.Plain(view) : new Value.Grid(view, made.sizes());
  }
}
