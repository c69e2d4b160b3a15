package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.ListedAspects;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An annotation of the API does something, or it is refused: none is ignored silently. */
public final class AnnotationRule {
  private final ParsedUnit unit;
  private final DiagnosticSink sink;
  private final Set<Node> atKernels = Collections.newSetFromMap(new IdentityHashMap<>());

  private AnnotationRule(ParsedUnit unit, List<SourceKernel> kernels, DiagnosticSink sink) {
    this.unit = unit;
    this.sink = sink;
    kernels.forEach(kernel -> atKernels.addAll(LaunchAnnotations.annotationsOf(kernel.code())));
  }

  /** Reports the annotations of a file that have no effect. */
  public static void check(ParsedUnit unit, List<SourceKernel> kernels, DiagnosticSink sink) {
    AnnotationRule rule = new AnnotationRule(unit, kernels, sink);
    unit.annotations().forEach(rule::check);
  }

  private static boolean isExternal(AnnotationSet single) {
    return single.value(ApiTypes.DEVICE, "external").filter(Boolean.TRUE::equals).isPresent();
  }

  private void check(AnnotationExpr annotation) {
    AnnotationSet single = LaunchAnnotations.single(unit, annotation);
    if (!checkPlace(annotation, single)) {
      return;
    }
    if (single.has(ApiTypes.KERNEL)) {
      new AnnotationPlaces(unit)
          .otherInterface(annotation)
          .ifPresent(type -> report(DiagnosticId.KERNEL_INTERFACE, type));
    }
    Node at = annotation.getParentNode().orElseThrow();
    if (at instanceof MethodDeclaration method) {
      // Also where no kernel calls it: what it says is wrong by itself.
      LaunchAnnotations.of(unit, method, sink);
    } else if (!atKernels.contains(annotation)) {
      LaunchAnnotations.kindOf(unit, annotation)
          .ifPresent(
              kind ->
                  report(
                      DiagnosticId.WORK_GROUP_SIZE,
                      annotation,
                      "`@" + kind.annotation() + "` is not at a kernel"));
    }
  }

  /** Gives whether the annotation may stand where it does. */
  private boolean checkPlace(AnnotationExpr annotation, AnnotationSet single) {
    Optional<Misplaced> fault = faultOf(annotation, single);
    fault.ifPresent(
        f -> report(DiagnosticId.MISPLACED_ANNOTATION, annotation, f.annotation(), f.why()));
    return fault.isEmpty();
  }

  private Optional<Misplaced> faultOf(AnnotationExpr annotation, AnnotationSet single) {
    AnnotationPlaces places = new AnnotationPlaces(unit);
    if (single.has(ApiTypes.KERNEL)) {
      return places.faultOfKernel(annotation).map(why -> new Misplaced("Kernel", why));
    } else if (single.has(ApiTypes.HOST_ONLY)) {
      return places.faultOfHostOnly(annotation).map(why -> new Misplaced("HostOnly", why));
    } else if (single.has(ApiTypes.DEVICE)) {
      return places
          .faultOfDevice(annotation, isExternal(single))
          .map(why -> new Misplaced("Device", why));
    } else if (single.has(ApiTypes.SPEC_CONSTANT)) {
      return places.faultOfSpecConstant(annotation).map(why -> new Misplaced("SpecConstant", why));
    } else if (single.has(ApiTypes.FAST_MATH)) {
      return places.faultOfCode(annotation).map(why -> new Misplaced("FastMath", why));
    } else if (single.has(ApiTypes.UNCHECKED)) {
      return places.faultOfCode(annotation).map(why -> new Misplaced("Unchecked", why));
    }
    return Stream.of(ListedAspects.DEVICE_HAS, ListedAspects.USES_ASPECTS)
        .filter(name -> single.has(ApiTypes.ANNOTATIONS + name))
        .filter(name -> !atKernels.contains(annotation))
        .flatMap(
            name ->
                places
                    .faultOfAspects(annotation, name)
                    .map(why -> new Misplaced(name, why))
                    .stream())
        .findFirst();
  }

  /**
   * An annotation without meaning.
   *
   * @param annotation its simple name
   * @param why to be read after it
   */
  private record Misplaced(String annotation, String why) {}

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
