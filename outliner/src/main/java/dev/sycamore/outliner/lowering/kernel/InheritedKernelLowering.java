package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.ArrayList;
import java.util.List;

/** A function object that inherits its kernel's method: it calls the method with the indices. */
record InheritedKernelLowering(
    SourceKernel site,
    KernelDefinition.InheritedRun object,
    SourceTypes context,
    KernelArguments arguments,
    FunctionTable functions)
    implements KernelCodeLowering {

  @Override
  public KernelCaptureBinding bind() {
    return new KernelCaptureBinding(
        "",
        ObjectKernelLowering.thisObject(context, arguments, object.type(), object.node()),
        this::body);
  }

  private List<DeviceStatement> body(FunctionContext inside) {
    SourceSpan span = context.spanOf(object.node());
    Invocation invocation = Invocation.of(object.method());
    BoundMethod run =
        BoundMethod.of(context.compilation().units(), object.type(), invocation)
            .orElseThrow(() -> withoutSource(invocation));
    List<DeviceStatement> body = new ArrayList<>();
    List<Value> indices = new KernelIndices(site, inside).values(span, body);
    Value called =
        new FunctionCalls(inside, functions)
            .call(
                object.node(),
                run,
                run.transfer(inside.thisObject(), inside, object.node()),
                indices);
    body.add(new Evaluate(((Value.Plain) called).expression(), span));
    return body;
  }

  private RuntimeException withoutSource(Invocation invocation) {
    return context
        .faults()
        .refuse(
            CallFaults.withoutSource(
                context
                    .faults()
                    .diagnostic(
                        DiagnosticId.METHOD_WITHOUT_SOURCE,
                        object.node(),
                        MethodNames.display(invocation.method())),
                invocation.method()));
  }
}
