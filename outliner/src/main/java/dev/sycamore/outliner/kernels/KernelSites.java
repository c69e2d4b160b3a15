package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** The kernels of a file, each once, however often it is launched. */
final class KernelSites {
  private final ParsedUnit unit;
  private final DiagnosticSink sink;
  private final List<SourceKernel> sites = new ArrayList<>();

  /** The code of the kernels, and which of them it is. */
  private final IdentityHashMap<Node, Integer> nodes = new IdentityHashMap<>();

  KernelSites(ParsedUnit unit, DiagnosticSink sink) {
    this.unit = unit;
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

  /** Whether objects of a class are kernels of the file. */
  boolean isKernel(ClassSymbol type) {
    return sites.stream()
        .anyMatch(
            site ->
                site.code() instanceof KernelDefinition.FunctionObject object
                    && object.type().symbol().equals(type));
  }

  void add(SourceKernel site) {
    nodes.putIfAbsent(site.code().node(), sites.size());
    sites.add(site);
  }

  /** Adds the kernel that an object of an anonymous class is, if it is one. */
  boolean add(ObjectCreationExpr creation, Optional<String> name) {
    Optional<SourceKernel> object = FunctionObjects.anonymous(unit, creation);
    if (object.isEmpty()) {
      return false;
    }
    Integer known = nodes.get(object.get().code().node());
    if (known != null) {
      rename(known, name);
    } else {
      add(object.get().named(name));
    }
    return true;
  }

  /**
   * Adds what a lambda, method reference or object of an anonymous class is, in parentheses and
   * casts or not; gives whether the expression is one.
   */
  boolean add(Expression expression, Optional<String> name) {
    if (expression instanceof EnclosedExpr enclosed) {
      return add(enclosed.getInner(), name);
    }
    if (expression instanceof CastExpr cast) {
      return add(cast.getExpression(), name);
    }
    if (expression instanceof LambdaExpr lambda) {
      add(expression, new KernelDefinition.Lambda(lambda), name);
      return true;
    }
    if (expression instanceof MethodReferenceExpr reference) {
      add(expression, new KernelDefinition.Reference(reference), name);
      return true;
    }
    return expression instanceof ObjectCreationExpr creation && add(creation, name);
  }

  private void add(Expression expression, KernelDefinition code, Optional<String> name) {
    Integer known = nodes.get(expression);
    if (known != null) {
      rename(known, name);
      return;
    }
    Optional<FunctionTarget> target = unit.attribution().functionTargetOf(expression);
    if (target.isEmpty()) {
      report(DiagnosticId.SYC1012, expression);
      return;
    }
    Optional<KernelInterfaces.Found> kernel = KernelInterfaces.of(target.get().type());
    if (kernel.isEmpty()) {
      report(DiagnosticId.SYC1032, expression);
      return;
    }
    add(
        new SourceKernel(
            unit,
            code,
            target.get().parameterTypes(),
            kernel.get().launch().form(),
            kernel.get().launch().dimensions(),
            name));
  }

  private void rename(int index, Optional<String> name) {
    SourceKernel known = sites.get(index);
    if (known.explicitName().isEmpty()) {
      sites.set(index, known.named(name));
    } else if (name.isPresent() && !name.equals(known.explicitName())) {
      report(
          DiagnosticId.SYC1019,
          known.code().node(),
          "the kernel is launched as `"
              + known.explicitName().get()
              + "` and as `"
              + name.get()
              + "`");
    }
  }

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
