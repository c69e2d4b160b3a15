package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.lowering.context.CompilationContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Requests methods whose annotation declares them device code, with arrays in global memory. */
public final class DeviceMethodLowering {
  private final CompilationContext compilation;
  private final FunctionTable functions;

  public DeviceMethodLowering(CompilationContext compilation, FunctionTable functions) {
    this.compilation = compilation;
    this.functions = functions;
  }

  /** The function of a method; empty where its parameters have no fixed types on a device. */
  public Optional<FunctionHandle> request(MethodSymbol method) {
    Optional<MethodSource> source = compilation.units().sourceOf(method);
    Optional<DeviceType> result = compilation.types().result(method.returnType());
    Optional<List<Shape>> shapes = ExternalDeclarations.shapesOf(method, compilation.types());
    if (source.isEmpty()
        || !(source.get().declaration() instanceof MethodDeclaration declaration)
        || declaration.getBody().isEmpty()) {
      return Optional.empty();
    }
    if (result.isEmpty() || shapes.isEmpty()) {
      if (DeviceMethods.isExternal(method) && method.typeParameters().isEmpty()) {
        refuseExport(method, source.get().unit(), declaration);
      }
      return Optional.empty();
    }
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      inputs.add(
          new FunctionSource.Input(
              declaration.getParameter(i), method.parameters().get(i).name(), shapes.get().get(i)));
    }
    FunctionSource function =
        new FunctionSource(
            source.get().unit(),
            declaration,
            BodyLowering.of(declaration.getBody().get()),
            inputs,
            Substitution.NONE);
    return Optional.of(
        functions.request(
            function,
            DeviceMethods.isExternal(method)
                ? ExternalDeclarations.symbol(method)
                : MethodNames.symbol(method, function.shapes()),
            result.get(),
            SourceCallChain.startingAt(MethodNames.display(method))));
  }

  /** Without a caller nothing else tells that it can never be called. */
  private void refuseExport(MethodSymbol method, ParsedUnit unit, MethodDeclaration declaration) {
    Optional<Integer> parameter =
        ExternalDeclarations.unfixedParameter(method, compilation.types());
    Node at = parameter.<Node>map(i -> declaration.getParameter(i)).orElseGet(declaration::getType);
    String what =
        parameter
            .map(i -> "the parameter `" + method.parameters().get(i).name() + "`")
            .orElse("the result");
    compilation
        .sink()
        .report(
            Diagnostic.of(
                DiagnosticId.MISPLACED_ANNOTATION,
                unit.spanOf(at),
                List.of(),
                "Device",
                "with `external = true` at a method if a device does not have " + what));
  }
}
