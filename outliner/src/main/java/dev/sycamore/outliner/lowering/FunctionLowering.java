package dev.sycamore.outliner.lowering;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.outliner.kernels.AnnotationRule;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.CompilationContext;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lowers device functions. */
final class FunctionLowering {
  private final CompilationContext services;

  FunctionLowering(CompilationContext services) {
    this.services = services;
  }

  void lower(FunctionHandle handle, FunctionSource source) {
    FunctionContext lowering =
        new FunctionContext(
            services,
            source.unit(),
            handle.chain(),
            source.substitution(),
            handle.returnType(),
            source.node());
    AnnotationRule.checkFunction(source.unit(), source.node(), handle.chain(), services.sink());
    List<DeviceFunction> function = new ArrayList<>();
    Set<Variable> implicit = new HashSet<>();
    lowering
        .faults()
        .guard(
            lowering::current,
            () -> {
              List<Variable> parameters = bindInputs(lowering, source, implicit);
              Block body = source.body().lower(lowering);
              if (!lowering.faults().any()) {
                function.add(function(handle, parameters, body));
              }
            });
    handle.lowered(
        function.stream().findFirst(), implicit, lowering.calls(), lowering.unseenUses());
  }

  private static DeviceFunction function(
      FunctionHandle handle, List<Variable> parameters, Block body) {
    return new DeviceFunction(
        handle.symbol(),
        handle.displayName(),
        handle.returnType(),
        parameters,
        body,
        false,
        handle.isLibrary(),
        handle.span());
  }

  private static List<Variable> bindInputs(
      FunctionContext lowering, FunctionSource source, Set<Variable> implicit) {
    List<Variable> parameters = new ArrayList<>();
    SourceSpan whole = lowering.spanOf(source.node());
    List<Value> self = new ArrayList<>();
    for (Shape shape : source.selfParts()) {
      self.add(receive("self", shape, whole, lowering, parameters));
    }
    lowering.setSelf(source.self().apply(self));
    if (source.selfIsImplicit()) {
      implicit.addAll(parameters);
    }
    for (FunctionSource.Input input : source.inputs()) {
      SourceSpan span = lowering.spanOf(input.declaration());
      int before = parameters.size();
      Value value = receive(input.name(), input.shape(), span, lowering, parameters);
      if (input.isImplicit()) {
        implicit.addAll(parameters.subList(before, parameters.size()));
      }
      lowering.scope().bind(input.declaration(), binding(value));
    }
    return parameters;
  }

  private static Value receive(
      String name,
      Shape shape,
      SourceSpan span,
      FunctionContext lowering,
      List<Variable> parameters) {
    return Shape.rebuild(
        shape,
        type -> {
          Variable parameter = lowering.scope().fresh(name, type);
          parameters.add(parameter);
          return new ReadLocal(parameter, span);
        });
  }

  private static Binding binding(Value value) {
    return value instanceof Value.Plain plain && plain.expression() instanceof ReadLocal read
        ? new Binding.Stored(read.variable())
        : new Binding.Known(value);
  }
}
