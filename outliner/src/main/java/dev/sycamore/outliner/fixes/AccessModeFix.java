package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.Optional;

/** Makes an accessor with {@code READ_WRITE}. The note has the place where it is made. */
final class AccessModeFix implements FixRule {
  private static final String MODE = "READ_WRITE";

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.diagnostic().notes().stream()
        .findFirst()
        .map(Note::at)
        .flatMap(
            at ->
                code.units()
                    .unitAt(at.file())
                    .flatMap(
                        unit ->
                            FaultyCode.node(unit, at, Expression.class, e -> true)
                                .flatMap(mode -> fix(unit, mode))));
  }

  private static Optional<Fix> fix(ParsedUnit unit, Expression mode) {
    FixEdits edits = new FixEdits(unit);
    if (mode instanceof NameExpr) {
      edits.importStatic("dev.sycamore.AccessMode." + MODE).replace(mode, MODE);
    } else if (mode instanceof FieldAccessExpr access) {
      edits.replace(access.getName(), MODE);
    }
    return edits.fix("make the accessor with `" + MODE + "`");
  }
}
