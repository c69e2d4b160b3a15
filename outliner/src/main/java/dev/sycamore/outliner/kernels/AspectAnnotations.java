package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import dev.sycamore.analysis.lowered.AspectMarks;
import dev.sycamore.analysis.lowered.AspectMarks.Mark;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.outliner.types.ListedAspects;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what annotations say about aspects. */
public final class AspectAnnotations {

  private AspectAnnotations() {}

  /** What is said at a kernel: at its lambda's cast or variable, at its method, at its class. */
  public static AspectMarks of(SourceKernel site) {
    return read(site.unit(), LaunchAnnotations.annotationsOf(site.code()));
  }

  /** What is said at a device function. */
  public static AspectMarks of(ParsedUnit unit, Node function) {
    return function instanceof NodeWithAnnotations<?> annotated
        ? read(unit, annotated.getAnnotations())
        : AspectMarks.NONE;
  }

  private static AspectMarks read(ParsedUnit unit, List<AnnotationExpr> annotations) {
    return new AspectMarks(
        mark(unit, annotations, ListedAspects.DEVICE_HAS),
        mark(unit, annotations, ListedAspects.USES_ASPECTS));
  }

  private static Optional<Mark> mark(
      ParsedUnit unit, List<AnnotationExpr> annotations, String name) {
    for (AnnotationExpr annotation : annotations) {
      Optional<Set<Aspect>> aspects =
          ListedAspects.of(LaunchAnnotations.single(unit, annotation), name);
      if (aspects.isPresent()) {
        return Optional.of(new Mark(aspects.get(), unit.spanOf(annotation)));
      }
    }
    return Optional.empty();
  }
}
