package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.LaunchRequirement.Kind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.model.program.SubGroupSize;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the annotations that say how a kernel is to be launched. */
public final class LaunchAnnotations {
  private static final int MAX_DIMENSIONS = 3;

  /** No device has larger sub-groups. */
  private static final int MAX_SUB_GROUP = 128;

  private LaunchAnnotations() {}

  /** What is said at a kernel: at its lambda's cast or variable, at its method, at its class. */
  public static List<LaunchRequirement> of(SourceKernel site, DiagnosticSink sink) {
    return read(site.unit(), annotationsOf(site.code()), sink);
  }

  /** What is said at a method that is device code. */
  public static List<LaunchRequirement> of(
      ParsedUnit unit, MethodDeclaration method, DiagnosticSink sink) {
    return read(unit, method.getAnnotations(), sink);
  }

  /** The annotations that belong to a kernel. */
  static List<AnnotationExpr> annotationsOf(KernelDefinition code) {
    List<AnnotationExpr> annotations = new ArrayList<>();
    if (code.node() instanceof MethodDeclaration method) {
      annotations.addAll(method.getAnnotations());
      Optional<Node> type =
          code instanceof KernelDefinition.FunctionObject
              ? method.getParentNode()
              : Optional.empty();
      if (type.orElse(null) instanceof TypeDeclaration<?> named) {
        annotations.addAll(written((NodeWithAnnotations<?>) named));
      } else if (type.isPresent()) {
        annotations.addAll(annotationsAround(type.get()));
      }
      return annotations;
    }
    if (code instanceof KernelDefinition.InheritedRun inherited) {
      return written((NodeWithAnnotations<?>) inherited.declaration());
    }
    return annotationsAround(code.node());
  }

  /** Those at the cast or variable of a lambda, or of an object of an anonymous class. */
  private static List<AnnotationExpr> annotationsAround(Node expression) {
    List<AnnotationExpr> annotations = new ArrayList<>();
    Optional<Node> around = expression.getParentNode();
    while (around.isPresent()
        && (around.get() instanceof CastExpr || around.get() instanceof EnclosedExpr)) {
      if (around.get() instanceof CastExpr cast) {
        annotations.addAll(cast.getType().findAll(AnnotationExpr.class));
      }
      around = around.get().getParentNode();
    }
    // A declarator's parent is the declaration of a field or of local variables.
    around
        .filter(VariableDeclarator.class::isInstance)
        .flatMap(Node::getParentNode)
        .ifPresent(
            declaration -> annotations.addAll(written((NodeWithAnnotations<?>) declaration)));
    return annotations;
  }

  private static NodeList<AnnotationExpr> written(NodeWithAnnotations<?> node) {
    return node.getAnnotations();
  }

  /** The kind that an annotation is, by its class. */
  static Optional<Kind> kindOf(ParsedUnit unit, AnnotationExpr annotation) {
    AnnotationSet single = single(unit, annotation);
    return Stream.of(Kind.values())
        .filter(kind -> single.has(ApiTypes.ANNOTATIONS + kind.annotation()))
        .findFirst();
  }

  static AnnotationSet single(ParsedUnit unit, AnnotationExpr annotation) {
    return unit.attribution().annotations(new NodeList<>(List.of(annotation.clone())), annotation);
  }

  private static List<LaunchRequirement> read(
      ParsedUnit unit, List<AnnotationExpr> annotations, DiagnosticSink sink) {
    List<LaunchRequirement> requirements = new ArrayList<>();
    for (AnnotationExpr annotation : annotations) {
      Optional<Kind> kind = kindOf(unit, annotation);
      if (kind.isPresent()) {
        Optional<LaunchRequirement> requirement =
            kind.get() == Kind.SUB_GROUP_SIZE
                ? subGroupSize(unit, annotation)
                : workGroupSize(unit, annotation, kind.get());
        requirement.ifPresent(requirements::add);
        if (requirement.isEmpty()) {
          sink.report(
              Diagnostic.of(
                  DiagnosticId.WORK_GROUP_SIZE,
                  unit.spanOf(annotation),
                  List.of(),
                  "`@"
                      + kind.get().annotation()
                      + (kind.get() == Kind.SUB_GROUP_SIZE
                          ? "` takes a power of two up to 128, or a name"
                          : "` takes 1 to 3 positive constants")));
        }
      }
    }
    return requirements;
  }

  private static Optional<LaunchRequirement> subGroupSize(
      ParsedUnit unit, AnnotationExpr annotation) {
    return subGroupSize(single(unit, annotation))
        .map(size -> LaunchRequirement.of(size, unit.spanOf(annotation)));
  }

  /**
   * The sub-group size that annotations require: one that some device may have, or a name, not
   * both.
   */
  public static Optional<SubGroupSize> subGroupSize(AnnotationSet annotations) {
    String type = ApiTypes.ANNOTATIONS + Kind.SUB_GROUP_SIZE.annotation();
    Optional<Integer> size = annotations.value(type, "value").flatMap(LaunchAnnotations::number);
    Optional<SubGroupSize.Named> named =
        annotations
            .value(type, "named")
            .filter(name -> !name.equals("NONE"))
            .flatMap(
                name ->
                    Stream.of(SubGroupSize.Named.values())
                        .filter(n -> n.name().equals(name))
                        .findFirst());
    if (named.isPresent()) {
      return annotations.value(type, "value").isEmpty() ? named.map(n -> n) : Optional.empty();
    }
    return size.filter(n -> n > 0 && n <= MAX_SUB_GROUP && Integer.bitCount(n) == 1)
        .map(SubGroupSize.Numeric::new);
  }

  private static Optional<LaunchRequirement> workGroupSize(
      ParsedUnit unit, AnnotationExpr annotation, Kind kind) {
    Optional<Object> value =
        single(unit, annotation).value(ApiTypes.ANNOTATIONS + kind.annotation(), "value");
    List<?> written =
        value.<List<?>>map(v -> v instanceof List<?> list ? list : List.of(v)).orElse(List.of());
    boolean valid =
        !written.isEmpty()
            && written.size() <= MAX_DIMENSIONS
            && written.stream().allMatch(n -> number(n).filter(x -> x > 0).isPresent());
    return valid
        ? Optional.of(
            new LaunchRequirement(
                kind,
                written.stream().map(n -> number(n).orElseThrow()).toList(),
                Optional.empty(),
                unit.spanOf(annotation)))
        : Optional.empty();
  }

  private static Optional<Integer> number(Object constant) {
    if (constant instanceof Character c) {
      return Optional.of((int) c);
    }
    return constant instanceof Integer || constant instanceof Short || constant instanceof Byte
        ? Optional.of(((Number) constant).intValue())
        : Optional.empty();
  }
}
