package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.kernels.AspectAnnotations;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.KernelVariant;
import dev.sycamore.outliner.kernels.LaunchAnnotations;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.FunctionContexts;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lowers kernels: captures become arguments, the index becomes local variables. */
public final class KernelLowering {
  private final FunctionContexts contexts;
  private final FunctionTable functions;

  public KernelLowering(FunctionContexts contexts, FunctionTable functions) {
    this.contexts = contexts;
    this.functions = functions;
  }

  public LoweredKernel lower(SourceKernel site, String name, String entryPoint) {
    SourceSpan span = site.span();
    SourceCallChain chain = SourceCallChain.startingAt(displayName(site));
    FunctionContext context =
        contexts.of(site.unit(), chain, types(site), VoidType.VOID, site.code().node());
    KernelArguments arguments =
        new KernelArguments(
            context, site.variant().map(KernelVariant::home).orElse(site.unit()).packageName());
    FunctionArguments passed = new FunctionArguments(site, context, contexts, arguments);
    KernelCodeLowering code = codeLowering(site, context, arguments, passed);
    List<DeviceStatement> body = new ArrayList<>();
    StringBuilder signature = new StringBuilder();
    context
        .faults()
        .guard(
            site.code().node(),
            () -> {
              KernelCaptureBinding bound = code.bind();
              signature.append(bound.signature());
              body.addAll(bound.body().apply(context.withThis(bound.thisObject())));
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
                context.scope().whole(new Block(body, span)))
            .calling(passed.functions());
    Optional<String> unchecked = site.unit().uncheckedAt(site.code().node());
    return new LoweredKernel(
        site.unit().placeOf(site.code().node()),
        new LaunchText(site.unit(), site.code().node()),
        unchecked.map(kernel::withoutChecks).orElse(kernel),
        chain,
        context.callEdges(),
        LaunchAnnotations.of(site, contexts.compilation().sink()),
        AspectAnnotations.of(site),
        context.aspectUses(),
        context.faults().any() || passed.faulty());
  }

  private KernelCodeLowering codeLowering(
      SourceKernel site,
      FunctionContext context,
      KernelArguments arguments,
      FunctionArguments passed) {
    if (site.code() instanceof KernelDefinition.Lambda lambda) {
      return new LambdaKernelLowering(site, lambda.expression(), context, arguments, passed);
    } else if (site.code() instanceof KernelDefinition.Reference reference) {
      return new ReferenceKernelLowering(
          site, reference.expression(), context, arguments, functions);
    } else if (site.code() instanceof KernelDefinition.Method method) {
      return new MethodKernelLowering(site, method, context, arguments);
    }
    if (site.code() instanceof KernelDefinition.InheritedRun inherited) {
      return new InheritedKernelLowering(site, inherited, context, arguments, functions);
    }
    return new ObjectKernelLowering(
        site, (KernelDefinition.FunctionObject) site.code(), context, arguments);
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
    if (site.code() instanceof KernelDefinition.FunctionObject object && !object.isLocal()) {
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
