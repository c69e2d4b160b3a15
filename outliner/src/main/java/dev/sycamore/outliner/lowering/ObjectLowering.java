package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.RecordType;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.Optional;

/** {@code new} (JLS 15.9): records only. */
final class ObjectLowering {
  private final Lowering lowering;
  private final RecordLowering records;

  ObjectLowering(Lowering lowering) {
    this.lowering = lowering;
    this.records = new RecordLowering(lowering);
  }

  Value create(ObjectCreationExpr e) {
    JavaType type = lowering.expressions().typeOf(e);
    Optional<RecordType> record =
        e.getAnonymousClassBody().isPresent()
            ? Optional.empty()
            : lowering.services().types().record(type);
    if (record.isEmpty()) {
      throw lowering.faults().refuse(DiagnosticId.SYC1005, e, e.getType().asString());
    }
    return records.create(e, record.get());
  }
}
