package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.Extent;
import dev.sycamore.model.ReadComponent;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.RecordType;
import dev.sycamore.outliner.symbols.FieldSymbol;

/** What is read out of a value: the length of an array, a component of a record. */
final class ComponentLowering {
  private final Lowering lowering;

  ComponentLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  /** {@code array.length}. */
  Value length(FieldAccessExpr access) {
    Expression array = access.getScope();
    Value value = lowering.expressions().value(array);
    if (value instanceof Value.Grid grid) {
      if (!(grid.view() instanceof ReadLocal)) {
        throw lowering
            .faults()
            .refuse(DiagnosticId.SYC1010, access, "`length` of part of an array of arrays");
      }
      return new Value.Plain(
          Conversions.intLiteral(grid.sizes().get(0), lowering.spanOf(access)));
    }
    return new Value.Plain(
        new Extent(lowering.expressions().view(value, array), 0, lowering.spanOf(access)));
  }

  /** {@code value.component}, in code that sees the private fields of a record. */
  Value read(FieldAccessExpr access, FieldSymbol field) {
    dev.sycamore.model.Expression record = lowering.expressions().plain(access.getScope());
    if (record.type() instanceof RecordType type) {
      return new Value.Plain(component(record, type, field.name(), access));
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1010, access, "a field of an object");
  }

  private ReadComponent component(
      dev.sycamore.model.Expression record, RecordType type, String name, Expression use) {
    for (int i = 0; i < type.components().size(); i++) {
      if (type.components().get(i).name().equals(name)) {
        return new ReadComponent(record, i, lowering.spanOf(use));
      }
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1010, use, "a field of an object");
  }
}
