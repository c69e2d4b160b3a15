package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumFields;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.object.RecordComponents;

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
    return new Value.Plain(new ArrayLength(context, access.getScope(), access).value());
  }

  /** {@code value.field} of an enum constant, or of a record in code that sees its fields. */
  public Value read(FieldAccessExpr access, FieldSymbol field) {
    Value value = context.expressions().value(access.getScope());
    return field.owner().kind() == ClassSymbol.Kind.ENUM
        ? new EnumFields(context, tables).read(value, field, access)
        : RecordComponents.ofMade(context, value, field.name(), access);
  }
}
