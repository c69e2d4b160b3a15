package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.symbols.FieldSymbol;
import java.util.List;

/** What is read out of a value: the length of an array, a component of a record. */
public final class ComponentLowering {
  private final FunctionContext lowering;

  public ComponentLowering(FunctionContext lowering) {
    this.lowering = lowering;
  }

  /** {@code array.length}. */
  public Value length(FieldAccessExpr access) {
    Expression array = access.getScope();
    Value value = lowering.expressions().value(array);
    if (value instanceof Value.Grid grid) {
      return new Value.Plain(length(grid, access));
    }
    dev.sycamore.model.expression.Expression view = lowering.expressions().view(value, array);
    return lowering
        .expressions()
        .arrays()
        .privateArrays()
        .lengthOf(view)
        .<Value>map(n -> new Value.Plain(ScalarConversions.intLiteral(n, lowering.spanOf(access))))
        .orElseGet(() -> new Value.Plain(new Extent(view, 0, lowering.spanOf(access))));
  }

  private dev.sycamore.model.expression.Expression length(Value.Grid grid, FieldAccessExpr access) {
    boolean pure = grid.view() instanceof ReadLocal || grid.view() instanceof ConstantArrayRef;
    if (!pure) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1027, access, "`length` of part of an array of arrays");
    }
    return ScalarConversions.intLiteral(grid.sizes().get(0), lowering.spanOf(access));
  }

  /** {@code value.component}, in code that sees the private fields of a record. */
  public Value read(FieldAccessExpr access, FieldSymbol field) {
    return read(lowering.expressions().value(access.getScope()), field.name(), access);
  }

  /** A component of a record value by its name. */
  public Value read(Value record, String name, Node use) {
    if (record instanceof Value.Composite composite) {
      List<String> names =
          composite.type().symbol().recordComponents().stream().map(FieldSymbol::name).toList();
      if (names.contains(name)) {
        return composite.components().get(names.indexOf(name)).at(lowering.spanOf(use));
      }
    }
    if (record instanceof Value.Plain plain
        && plain.expression().type() instanceof RecordType type) {
      for (int i = 0; i < type.components().size(); i++) {
        if (type.components().get(i).name().equals(name)) {
          return new Value.Plain(new ReadComponent(plain.expression(), i, lowering.spanOf(use)));
        }
      }
    }
    throw lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010,
            use,
            "copy the field into a local variable before the kernel",
            "a field of an object");
  }
}
