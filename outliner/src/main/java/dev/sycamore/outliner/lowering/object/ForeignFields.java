package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.fault.CrossingFaults;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.HashSet;
import java.util.Set;

/**
 * The fields of one kernel that cannot be passed to a device: each is reported at its first use.
 */
public final class ForeignFields {
  private record Reported(ClassSymbol owner, String name) {}

  private final Set<Reported> reported = new HashSet<>();

  /** Reports a field; the caller throws what this returns. */
  Unlowerable refuse(SourceTypes context, Denotation.Field field, Expression use) {
    boolean isCaptured = field.symbol() instanceof CapturedByClass;
    return reported.add(new Reported(field.symbol().owner(), field.symbol().name()))
        ? CrossingFaults.refuse(
            context,
            use,
            isCaptured ? "captured variable" : "field",
            isCaptured ? ((CapturedByClass) field.symbol()).variable() : field.symbol().name(),
            field.type(),
            FieldDeclarations.spanOf(context, field.symbol()))
        : context.faults().silently();
  }
}
