package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumFields;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.object.RecordComponents;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;

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
    if (value instanceof Value.Grid grid) {
      return new Value.Plain(length(grid, access));
    }
    dev.sycamore.model.expression.Expression view = context.expressions().view(value, array);
    return new PrivateArrayLowering(context)
        .lengthOf(view)
        .<Value>map(n -> new Value.Plain(ScalarConversions.intLiteral(n, context.spanOf(access))))
        .orElseGet(() -> new Value.Plain(new Extent(view, 0, context.spanOf(access))));
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
        : RecordComponents.read(context, value, field.name(), access);
  }
}
