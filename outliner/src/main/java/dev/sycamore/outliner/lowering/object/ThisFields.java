package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** Reads fields of {@code this}, or of an object around it, as the code names them. */
public final class ThisFields {
  private ThisFields() {}

  /** The field that {@code use} names. */
  public static Value read(FunctionContext context, Denotation.Field field, Expression use) {
    List<String> way =
        EnclosingClass.pathTo(use, field, context.unit().attribution())
            .orElseThrow(
                () ->
                    context
                        .faults()
                        .refuse(DiagnosticId.FIELD_OF_THIS, use, field.symbol().name()));
    return context.thisObject().field(context, field, way, use);
  }
}
