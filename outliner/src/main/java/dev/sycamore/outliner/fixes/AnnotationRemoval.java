package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.expr.AnnotationExpr;
import dev.sycamore.diagnostics.Fix;
import java.util.Optional;

/** Removes an annotation that has no meaning at its place. */
final class AnnotationRemoval implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(AnnotationExpr.class).flatMap(annotation -> remove(code, annotation));
  }

  static Optional<Fix> remove(FaultyCode code, AnnotationExpr annotation) {
    return new FixEdits(code.unit())
        .deleteWord(annotation)
        .fix("remove `@" + annotation.getName().getIdentifier() + "`");
  }
}
