package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.call.CallSite;
import dev.sycamore.outliner.lowering.call.LibraryRule;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A function object that inherits its kernel's method: it calls the method with the indices. */
record InheritedKernelLowering(
    SourceKernel site,
    KernelDefinition.InheritedRun object,
    FunctionContext lowering,
    KernelArguments arguments)
    implements KernelCodeLowering {

  @Override
  public String bindCaptures() {
    lowering.setSelf(ObjectKernelLowering.self(lowering, arguments, object.type(), object.node()));
    return "";
  }

  @Override
  public List<Statement> body() {
    SourceSpan span = lowering.spanOf(object.node());
    Invocation invocation = LibraryRule.invocationOf(object.method());
    BoundMethod run =
        BoundMethod.of(lowering.services().units(), object.type(), invocation)
            .orElseThrow(() -> withoutSource(invocation));
    List<Statement> body = new ArrayList<>();
    List<Value> indices = new KernelIndices(site, lowering).values(span, body);
    Value called =
        lowering
            .callLowering()
            .ownMethods()
            .call(
                new CallSite(object.node(), invocation, Optional.empty(), indices),
                run,
                run.transfer(lowering.self(), lowering));
    body.add(new Evaluate(((Value.Plain) called).expression(), span));
    return body;
  }

  private RuntimeException withoutSource(Invocation invocation) {
    return lowering
        .faults()
        .refuse(
            CallFaults.withoutSource(
                lowering
                    .faults()
                    .diagnostic(
                        DiagnosticId.SYC1008,
                        object.node(),
                        MethodNames.display(invocation.method())),
                invocation.method()));
  }
}
