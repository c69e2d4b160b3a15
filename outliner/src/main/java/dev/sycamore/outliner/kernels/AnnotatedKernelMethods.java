package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes kernels of {@code @Kernel} methods, which generated launchers launch. */
final class AnnotatedKernelMethods {
  private final ParsedUnit unit;
  private final DiagnosticSink sink;

  AnnotatedKernelMethods(ParsedUnit unit, DiagnosticSink sink) {
    this.unit = unit;
    this.sink = sink;
  }

  /** Whether one of the annotations is the API's: others may have its simple name. */
  static boolean isMarked(ParsedUnit unit, NodeList<AnnotationExpr> annotations) {
    return annotations.stream()
        .filter(annotation -> annotation.getName().getIdentifier().equals("Kernel"))
        .anyMatch(annotation -> LaunchAnnotations.single(unit, annotation).has(ApiTypes.KERNEL));
  }

  /** The kernel that a marked method is; reported and empty if it cannot be one. */
  Optional<SourceKernel> site(MethodDeclaration method) {
    Optional<MethodSymbol> symbol =
        method
            .getParentNode()
            .filter(TypeDeclaration.class::isInstance)
            .flatMap(type -> unit.attribution().classDeclaredBy(type))
            .flatMap(type -> symbol(type, method));
    Optional<KernelMethodFault> fault =
        symbol.map(KernelMethodFault::of).orElse(Optional.of(KernelMethodFault.LOCAL));
    if (fault.isPresent()) {
      report(method, fault.get());
      return Optional.empty();
    }
    JavaType index = symbol.get().parameters().get(0).type();
    ApiTypes.ItemType item = KernelMethodFault.item(index).orElse(new ApiTypes.ItemType(false, 1));
    return Optional.of(
        new SourceKernel(
            unit,
            new KernelDefinition.Method(symbol.get(), method),
            List.of(index),
            item.hasGroups() ? KernelForm.ND_RANGE : KernelForm.RANGE,
            item.dimensions(),
            Optional.empty()));
  }

  private Optional<MethodSymbol> symbol(ClassSymbol type, MethodDeclaration method) {
    return type.methods().stream()
        .filter(m -> m.name().equals(method.getNameAsString()))
        .filter(
            m ->
                unit.attribution()
                    .declarationOf(m)
                    .filter(d -> SyntaxNodes.same(d, method))
                    .isPresent())
        .findFirst();
  }

  /** Reports methods whose launchers would have the same parameters. */
  void checkLaunchers(List<SourceKernel> sites) {
    Set<List<Object>> launchers = new HashSet<>();
    for (SourceKernel site : sites) {
      if (site.code() instanceof KernelDefinition.Method method) {
        List<Object> launcher = new ArrayList<>();
        launcher.add(method.symbol().owner());
        launcher.add(method.symbol().name());
        launcher.add(site.form());
        launcher.add(site.dimensions());
        method.symbol().parameters().stream().skip(1).forEach(p -> launcher.add(p.type()));
        if (!launchers.add(launcher)) {
          report(method.declaration(), KernelMethodFault.SAME_LAUNCHER);
        }
      }
    }
  }

  private void report(MethodDeclaration method, KernelMethodFault fault) {
    sink.report(
        Diagnostic.of(
                DiagnosticId.KERNEL_METHOD,
                unit.spanOf(method.getName()),
                List.of(),
                method.getNameAsString(),
                fault.reason())
            .withHelp(fault.help()));
  }
}
