package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/** The rows that the variable of an enhanced {@code for} refers to, if others may refer to them. */
public final class LoopedRows {
  private final CodeEmission context;
  private final Binding.Choice variable;
  private final ArrayReferences.Reference rows;

  LoopedRows(CodeEmission context, Binding.Choice variable, ArrayReferences.Reference rows) {
    this.context = context;
    this.variable = variable;
    this.rows = rows;
  }

  /** The array that the loop goes through. */
  public Value array() {
    return rows.array();
  }

  /** Declares what the variable refers to in a round. */
  public List<DeviceStatement> declare(DeviceExpression index, SourceSpan span) {
    DeviceExpression place = new RowLowering(context, span).place(rows.array(), index);
    return List.of(
        new DeclareLocal(variable.place().orElseThrow(), Optional.of(place), span),
        new DeclareLocal(variable.number(), Optional.of(new ReadLocal(rows.number(), span)), span));
  }
}
