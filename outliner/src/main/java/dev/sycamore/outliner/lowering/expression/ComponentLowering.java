package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.outliner.lowering.choice.ChosenArrays;
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
        ChosenArrays.read(context, value, context.spanOf(access), one -> length(one, access)));
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
    if (!grid.view().isTrivial()) {
      throw context
          .faults()
          .refuse(DiagnosticId.SYC1027, access, "`length` of part of an array of arrays");
    }
    return ScalarConversions.intLiteral(grid.sizes().get(0), context.spanOf(access));
  }

  /** {@code value.field} of an enum constant, or of a record in code that sees its fields. */
  public Value read(FieldAccessExpr access, FieldSymbol field) {
    Value value = context.expressions().value(access.getScope());
    return field.owner().kind() == ClassSymbol.Kind.ENUM
        ? new EnumFields(context, tables).read(value, field, access)
        : RecordComponents.ofMade(context, value, field.name(), access);
  }
}
