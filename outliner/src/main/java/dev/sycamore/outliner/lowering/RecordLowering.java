package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.NewRecord;
import dev.sycamore.model.RecordType;
import dev.sycamore.outliner.report.Attempts;
import java.util.ArrayList;
import java.util.List;

/** Makes record values (JLS 8.10.4). */
final class RecordLowering {
  private final Lowering lowering;

  RecordLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Value create(ObjectCreationExpr e, RecordType type) {
    List<DeviceType> types = type.components().stream().map(c -> c.type()).toList();
    if (types.size() != e.getArguments().size()) {
      throw lowering
          .faults()
          .refuse(
              dev.sycamore.diagnostics.DiagnosticId.SYC1010,
              e,
              "a record constructor other than the canonical one");
    }
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      positions.add(i);
    }
    return new Value.Plain(
        new NewRecord(
            type,
            Attempts.each(
                positions,
                i -> lowering.expressions().converted(e.getArgument(i), types.get(i))),
            lowering.spanOf(e)));
  }
}
