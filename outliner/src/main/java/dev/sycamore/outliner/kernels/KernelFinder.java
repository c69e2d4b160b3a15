package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the kernels of a file: what is passed where a parameter says {@code @Kernel}. */
public final class KernelFinder {

  /** The launch methods of the API; a call of one whose types are unknown must not go unseen. */
  private static final Set<String> LAUNCHES = Set.of("parallelFor", "singleTask");

  private final ParsedUnit unit;
  private final Attribution attribution;
  private final DiagnosticSink sink;
  private final List<KernelSite> sites = new ArrayList<>();

  private KernelFinder(ParsedUnit unit, DiagnosticSink sink) {
    this.unit = unit;
    this.attribution = unit.attribution();
    this.sink = sink;
  }

  /** The kernels of a file in source order; what is no kernel but should be is reported. */
  public static List<KernelSite> find(ParsedUnit unit, DiagnosticSink sink) {
    KernelFinder finder = new KernelFinder(unit, sink);
    finder.visit(unit.tree());
    finder.sites.sort(Comparator.comparing(site -> unit.spanOf(site.lambda())));
    return List.copyOf(finder.sites);
  }

  private void visit(Node node) {
    if (node instanceof MethodCallExpr call) {
      call(call);
    }
    for (Node child : node.getChildNodes()) {
      boolean kernel =
          child instanceof LambdaExpr lambda
              && sites.stream().anyMatch(site -> site.lambda() == lambda);
      // What is inside a kernel is device code, which starts no kernels.
      if (!kernel) {
        visit(child);
      }
    }
  }

  private void call(MethodCallExpr call) {
    for (int i = 0; i < call.getArguments().size(); i++) {
      Expression argument = call.getArgument(i);
      if (argument instanceof LambdaExpr lambda) {
        lambda(call, lambda);
      } else if (parameter(call, i).filter(KernelFinder::isKernel).isPresent()) {
        report(DiagnosticId.SYC1013, argument);
      }
    }
  }

  private void lambda(MethodCallExpr call, LambdaExpr lambda) {
    Optional<FunctionTarget> target = attribution.functionTargetOf(lambda);
    if (target.isEmpty()) {
      if (LAUNCHES.contains(call.getNameAsString()) && !isErroneous(call)) {
        report(DiagnosticId.SYC1012, lambda);
      }
      return;
    }
    if (target.get().parameter().filter(KernelFinder::isKernel).isEmpty()) {
      return;
    }
    Optional<ApiTypes.KernelInterface> form = form(target.get().type());
    if (form.isEmpty()) {
      report(DiagnosticId.SYC1032, lambda);
      return;
    }
    sites.add(
        new KernelSite(
            unit,
            lambda,
            target.get(),
            form.get().form(),
            form.get().dimensions(),
            explicitName(call)));
  }

  private Optional<String> explicitName(MethodCallExpr call) {
    if (call.getArguments().isEmpty()) {
      return Optional.empty();
    }
    Expression first = call.getArgument(0);
    boolean isName =
        attribution
            .typeOf(first)
            .filter(
                t ->
                    t instanceof JavaType.Declared d
                        && d.symbol().canonicalName().equals("java.lang.String"))
            .isPresent();
    if (!isName) {
      return Optional.empty();
    }
    Optional<String> name =
        attribution
            .constantOf(first)
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .filter(KernelNames::isValid);
    if (name.isEmpty()) {
      report(DiagnosticId.SYC1019, first, "`" + first + "` is not a kernel name");
    }
    return name;
  }

  private Optional<ApiTypes.KernelInterface> form(JavaType type) {
    if (!(type instanceof JavaType.Declared declared)) {
      return Optional.empty();
    }
    Optional<ApiTypes.KernelInterface> direct = ApiTypes.kernelInterface(declared.symbol());
    return direct.isPresent()
        ? direct
        : declared.symbol().interfaces().stream()
            .flatMap(i -> form(i).stream())
            .findFirst();
  }

  private Optional<MethodSymbol.ParameterSymbol> parameter(MethodCallExpr call, int index) {
    return attribution
        .invocationOf(call)
        .map(Invocation::method)
        .filter(m -> index < m.parameters().size())
        .map(m -> m.parameters().get(index));
  }

  private static boolean isKernel(MethodSymbol.ParameterSymbol parameter) {
    return parameter.annotations().has(ApiTypes.KERNEL);
  }

  private boolean isErroneous(MethodCallExpr call) {
    return attribution.typeOf(call).filter(t -> t == JavaType.Special.ERRONEOUS).isPresent()
        || call.getScope()
            .flatMap(attribution::typeOf)
            .filter(t -> t == JavaType.Special.ERRONEOUS)
            .isPresent();
  }

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
