package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** The kernels of a file, each once, however often it is launched. */
final class KernelSites {
  private final ParsedUnit unit;
  private final HostOnlyCode hostOnly;
  private final DiagnosticSink sink;
  private final List<SourceKernel> sites = new ArrayList<>();

  /** The code of the kernels, and which of them it is. */
  private final IdentityHashMap<Node, Integer> nodes = new IdentityHashMap<>();

  KernelSites(ParsedUnit unit, HostOnlyCode hostOnly, DiagnosticSink sink) {
    this.unit = unit;
    this.hostOnly = hostOnly;
    this.sink = sink;
  }

  ParsedUnit unit() {
    return unit;
  }

  List<SourceKernel> all() {
    return List.copyOf(sites);
  }

  boolean isKernel(Node node) {
    return nodes.containsKey(node);
  }

  /** Whether code is compiled for no device. */
  boolean isHostOnly(Node node) {
    return hostOnly.covers(node);
  }

  void add(SourceKernel site) {
    nodes.putIfAbsent(site.code().node(), sites.size());
    sites.add(site);
  }

  /**
   * Adds the kernel that a lambda, method reference or object of an anonymous class is, if it is
   * one.
   */
  boolean add(Expression code, Optional<String> name) {
    if (isHostOnly(code)) {
      return false;
    }
    if (code instanceof LambdaExpr lambda) {
      return add(code, new KernelDefinition.Lambda(lambda), name);
    }
    if (code instanceof MethodReferenceExpr reference) {
      return add(code, new KernelDefinition.Reference(reference), name);
    }
    return code instanceof ObjectCreationExpr creation && add(creation, name);
  }

  private boolean add(ObjectCreationExpr creation, Optional<String> name) {
    Optional<SourceKernel> object = FunctionObjects.anonymous(unit, creation);
    object.ifPresent(kernel -> addOnce(kernel.named(name)));
    return object.isPresent();
  }

  private boolean add(Expression function, KernelDefinition code, Optional<String> name) {
    Optional<FunctionTarget> target = unit.attribution().functionTargetOf(function);
    Optional<KernelInterfaces.Found> kernel =
        target
            .flatMap(t -> KernelInterfaces.of(t.type()))
            .filter(found -> found.isMethodOf(target.get()));
    kernel.ifPresent(
        found ->
            addOnce(
                new SourceKernel(
                    unit,
                    code,
                    target.get().parameterTypes(),
                    found.launch().form(),
                    found.launch().dimensions(),
                    name)));
    return kernel.isPresent();
  }

  private void addOnce(SourceKernel kernel) {
    Integer known = nodes.get(kernel.code().node());
    if (known == null) {
      add(kernel);
    } else {
      rename(known, kernel.explicitName());
    }
  }

  private void rename(int index, Optional<String> name) {
    SourceKernel known = sites.get(index);
    if (known.explicitName().isEmpty()) {
      sites.set(index, known.named(name));
    } else if (name.isPresent() && !name.equals(known.explicitName())) {
      String fault =
          "the kernel is launched as `"
              + known.explicitName().get()
              + "` and as `"
              + name.get()
              + "`";
      sink.report(Diagnostic.of(DiagnosticId.KERNEL_NAME, known.span(), List.of(), fault));
    }
  }
}
