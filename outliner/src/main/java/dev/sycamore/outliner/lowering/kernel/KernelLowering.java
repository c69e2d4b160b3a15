package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.kernels.AspectAnnotations;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.LaunchAnnotations;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.CompilationContext;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.report.SourceCallChain;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lowers kernels: captures become arguments, the index becomes local variables. */
public final class KernelLowering {
  private final CompilationContext services;

  public KernelLowering(CompilationContext services) {
    this.services = services;
  }

  public LoweredKernel lower(SourceKernel site, String name, String entryPoint) {
    SourceSpan span = site.span();
    SourceCallChain chain = SourceCallChain.startingAt(displayName(site));
    FunctionContext lowering =
        new FunctionContext(
            services, site.unit(), chain, types(site), VoidType.VOID, site.code().node());
    KernelArguments arguments = new KernelArguments(lowering);
    KernelCodeLowering code = codeLowering(site, lowering, arguments);
    List<Statement> body = new ArrayList<>();
    StringBuilder signature = new StringBuilder();
    lowering
        .faults()
        .guard(
            lowering::current,
            () -> {
              signature.append(code.bindCaptures());
              body.addAll(code.body());
            });
    Kernel kernel =
        new Kernel(
            name,
            entryPoint,
            site.form(),
            site.dimensions(),
            span,
            signature.toString(),
            arguments.all(),
            new Block(body, span));
    return new LoweredKernel(
        site.unit(),
        site.code().node(),
        kernel,
        chain,
        lowering.calls(),
        LaunchAnnotations.of(site, services.sink()),
        AspectAnnotations.of(site),
        lowering.unseenUses(),
        lowering.faults().any());
  }

  private KernelCodeLowering codeLowering(
      SourceKernel site, FunctionContext lowering, KernelArguments arguments) {
    if (site.code() instanceof KernelDefinition.Lambda lambda) {
      return new LambdaKernelLowering(site, lambda.expression(), lowering, arguments);
    } else if (site.code() instanceof KernelDefinition.Reference reference) {
      return new ReferenceKernelLowering(site, reference.expression(), lowering, arguments);
    } else if (site.code() instanceof KernelDefinition.Method method) {
      return new MethodKernelLowering(site, method, lowering, arguments);
    }
    if (site.code() instanceof KernelDefinition.InheritedRun inherited) {
      return new InheritedKernelLowering(site, inherited, lowering, arguments);
    }
    return new ObjectKernelLowering(
        site, (KernelDefinition.FunctionObject) site.code(), lowering, arguments);
  }

  /** A function object is found by its class, so that it is of that class and no other. */
  private static Substitution types(SourceKernel site) {
    Optional<JavaType.Declared> thisClass = Optional.empty();
    if (site.code() instanceof KernelDefinition.FunctionObject object) {
      thisClass = Optional.of(object.type());
    } else if (site.code() instanceof KernelDefinition.InheritedRun object) {
      thisClass = Optional.of(object.type());
    }
    return new Substitution(Map.of(), thisClass);
  }

  private static String displayName(SourceKernel site) {
    if (site.code() instanceof KernelDefinition.FunctionObject object) {
      return Identifiers.nameInPackage(object.type().symbol());
    }
    if (site.code() instanceof KernelDefinition.InheritedRun object) {
      return Identifiers.nameInPackage(object.type().symbol());
    }
    if (site.code() instanceof KernelDefinition.Method method) {
      return MethodNames.display(method.symbol());
    }
    return site.explicitName().orElseGet(() -> "kernel at " + site.span().place());
  }
}
