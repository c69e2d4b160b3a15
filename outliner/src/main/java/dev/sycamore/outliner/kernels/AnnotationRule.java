package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.AnnotationSet;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** An annotation of the API does something, or it is refused: none is ignored in silence. */
public final class AnnotationRule {
  private static final List<String> UNSUPPORTED =
      List.of("DeviceHas", "UsesAspects", "ReqdSubGroupSize", "FastMath");

  private final ParsedUnit unit;
  private final DiagnosticSink sink;
  private final Set<Node> atKernels = Collections.newSetFromMap(new IdentityHashMap<>());

  private AnnotationRule(ParsedUnit unit, List<KernelSite> kernels, DiagnosticSink sink) {
    this.unit = unit;
    this.sink = sink;
    kernels.forEach(kernel -> atKernels.addAll(LaunchDemands.annotationsOf(kernel.code())));
  }

  /** Reports the annotations of a file that have no effect. */
  public static void check(ParsedUnit unit, List<KernelSite> kernels, DiagnosticSink sink) {
    AnnotationRule rule = new AnnotationRule(unit, kernels, sink);
    unit.tree().findAll(AnnotationExpr.class).forEach(rule::check);
  }

  private void check(AnnotationExpr annotation) {
    AnnotationSet single = LaunchDemands.single(unit, annotation);
    for (String name : UNSUPPORTED) {
      if (single.has(ApiTypes.ANNOTATIONS + name)) {
        report(DiagnosticId.SYC1041, annotation, "@" + name);
      }
    }
    if (single.value(ApiTypes.DEVICE, "external").filter(Boolean.TRUE::equals).isPresent()) {
      report(DiagnosticId.SYC1041, annotation, "@Device(external = true)");
    }
    boolean atMethod = annotation.getParentNode().orElse(null) instanceof MethodDeclaration;
    if (!atMethod && !atKernels.contains(annotation)) {
      LaunchDemands.kindOf(unit, annotation)
          .ifPresent(
              kind ->
                  report(
                      DiagnosticId.SYC1042,
                      annotation,
                      "`@" + kind.annotation() + "` stands at no kernel"));
    }
  }

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
