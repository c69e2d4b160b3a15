package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.body.Parameter;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.outliner.lowering.choice.ArrayVariables;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.FunctionContexts;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lowers device functions. */
public final class FunctionLowering {
  private final FunctionContexts contexts;

  public FunctionLowering(FunctionContexts contexts) {
    this.contexts = contexts;
  }

  /** Lowers what a source is, and hands the function over to {@code handle}. */
  public void lower(FunctionHandle handle, FunctionSource source) {
    FunctionContext context =
        contexts.of(
            source.unit(),
            handle.chain(),
            source.substitution(),
            handle.returnType(),
            source.fastMath(),
            source.node());
    List<DeviceFunction> function = new ArrayList<>();
    Set<Variable> implicit = new HashSet<>();
    context
        .faults()
        .guard(
            source.node(),
            () -> {
              List<Variable> parameters = new ArrayList<>();
              ThisObject thisObject = bindThis(context, source, parameters);
              if (source.selfIsImplicit()) {
                implicit.addAll(parameters);
              }
              implicit.addAll(bindInputs(context, source, parameters));
              source.arrays().ifPresent(context.scope()::returns);
              List<DeviceStatement> statements = new ArrayList<>(reassigned(context, source));
              Block body = context.scope().whole(source.body().lower(context.withThis(thisObject)));
              statements.addAll(body.statements());
              if (!context.faults().any()) {
                DeviceFunction made =
                    function(handle, parameters, new Block(statements, body.span()));
                function.add(
                    source.unit().uncheckedAt(source.node()).map(made::withoutChecks).orElse(made));
              }
            });
    handle.lowered(
        function.stream().findFirst(), implicit, context.callEdges(), context.aspectUses());
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
        handle.origin(),
        handle.span());
  }

  private static ThisObject bindThis(
      FunctionContext context, FunctionSource source, List<Variable> parameters) {
    SourceSpan whole = context.spanOf(source.node());
    List<Value> parts = new ArrayList<>();
    for (Shape shape : source.selfParts()) {
      parts.add(receive("self", shape, whole, context, parameters));
    }
    return source.self().apply(parts);
  }

  /** Adds the parameters of the inputs; returns those that the source does not pass. */
  private static List<Variable> bindInputs(
      FunctionContext context, FunctionSource source, List<Variable> parameters) {
    List<Variable> implicit = new ArrayList<>();
    for (FunctionSource.Input input : source.inputs()) {
      SourceSpan span = context.spanOf(input.declaration());
      int before = parameters.size();
      Value value = receive(input.name(), input.shape(), span, context, parameters);
      if (input.isImplicit()) {
        implicit.addAll(parameters.subList(before, parameters.size()));
      }
      context.scope().bind(input.declaration(), binding(value));
    }
    return implicit;
  }

  /** Parameters of array types that are assigned become variables that may refer to others. */
  private static List<DeviceStatement> reassigned(FunctionContext context, FunctionSource source) {
    ArrayVariables arrays = new ArrayVariables(context);
    List<DeviceStatement> statements = new ArrayList<>();
    for (FunctionSource.Input input : source.inputs()) {
      if (!input.captured() && input.declaration() instanceof Parameter parameter) {
        context
            .source()
            .typeOf(parameter.getType())
            .filter(JavaType.Array.class::isInstance)
            .ifPresent(type -> statements.addAll(arrays.declare(parameter, type)));
      }
    }
    return statements;
  }

  private static Value receive(
      String name,
      Shape shape,
      SourceSpan span,
      FunctionContext context,
      List<Variable> parameters) {
    return shape.rebuild(
        type -> {
          Variable parameter = context.scope().fresh(name, type);
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
