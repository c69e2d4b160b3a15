package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumFields;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.object.RecordComponents;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;
import java.util.Optional;

/** What is read out of a value: the length of an array, a component of a record. */
final class ComponentLowering {
  private final FunctionContext context;
  private final EnumTables tables;

  ComponentLowering(FunctionContext context, EnumTables tables) {
    this.context = context;
    this.tables = tables;
  }

  /** {@code array.length}. */
  public Value length(FieldAccessExpr access) {
    Expression array = access.getScope();
    Value value = context.expressions().value(array);
    return new Value.Plain(
        ChosenValues.read(context, value, context.spanOf(access), one -> length(one, access)));
  }

  private dev.sycamore.model.expression.Expression length(Value value, FieldAccessExpr access) {
    if (value instanceof Value.Grid grid) {
      return length(grid, access);
    } else if (value instanceof Value.Jagged jagged) {
      return new Extent(jagged.rows(), 0, context.spanOf(access));
    } else if (value instanceof Value.RecordArray records) {
      return new Extent(records.leaves().get(0), 0, context.spanOf(access));
    }
    dev.sycamore.model.expression.Expression view =
        context.expressions().view(value, access.getScope());
    Optional<Integer> length = view.isTrivial() ? context.scope().lengthOf(view) : Optional.empty();
    return length
        .<dev.sycamore.model.expression.Expression>map(
            n -> ScalarConversions.intLiteral(n, context.spanOf(access)))
        .orElseGet(() -> new Extent(view, 0, context.spanOf(access)));
  }

  private dev.sycamore.model.expression.Expression length(Value.Grid grid, FieldAccessExpr access) {
    SourceSpan span = context.spanOf(access);
    int rowSize = grid.sizes().stream().skip(1).reduce(1, (a, b) -> a * b);
    if (grid.view().isTrivial() || rowSize == 0) {
      return ScalarConversions.intLiteral(grid.sizes().get(0), span);
    }
    // What makes the array happens, and is checked.
    return new Binary(
        BinaryOperator.DIVIDE,
        new Extent(grid.view(), 0, span),
        ScalarConversions.intLiteral(rowSize, span),
        span);
  }

  /** {@code value.field} of an enum constant, or of a record in code that sees its fields. */
  public Value read(FieldAccessExpr access, FieldSymbol field) {
    Value value = context.expressions().value(access.getScope());
    return field.owner().kind() == ClassSymbol.Kind.ENUM
        ? new EnumFields(context, tables).read(value, field, access)
        : RecordComponents.ofMade(context, value, field.name(), access);
  }
}
