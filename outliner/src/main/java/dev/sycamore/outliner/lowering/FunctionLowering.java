package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Block;
import dev.sycamore.model.DeviceFunction;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.Return;
import dev.sycamore.model.Variable;
import dev.sycamore.model.VoidType;
import dev.sycamore.outliner.program.FunctionHandle;
import dev.sycamore.outliner.report.InternalErrors;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lowers device functions. */
final class FunctionLowering {
  private final Services services;

  FunctionLowering(Services services) {
    this.services = services;
  }

  void lower(FunctionHandle handle, FunctionSource source) {
    Lowering lowering =
        new Lowering(
            services,
            source.unit(),
            handle.chain(),
            source.substitution(),
            handle.returnType(),
            Self.NONE,
            source.node());
    Optional<DeviceFunction> function = Optional.empty();
    try {
      List<Variable> parameters = parameters(lowering, source);
      Block body = body(lowering, source.body());
      if (!lowering.faults().any()) {
        function = Optional.of(function(handle, parameters, body));
      }
    } catch (Unlowerable fault) {
      // Reported where it was found.
    } catch (RuntimeException | StackOverflowError bug) {
      InternalErrors.report(lowering.faults(), lowering.current(), bug);
    }
    handle.lowered(function, lowering.calls());
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
        handle.span());
  }

  private static List<Variable> parameters(Lowering lowering, FunctionSource source) {
    List<Variable> parameters = new ArrayList<>();
    for (FunctionSource.Input input : source.inputs()) {
      SourceSpan span = lowering.spanOf(input.declaration());
      Value value =
          Shape.rebuild(
              input.shape(),
              type -> {
                Variable parameter = lowering.scope().fresh(input.name(), type);
                parameters.add(parameter);
                return new ReadLocal(parameter, span);
              });
      lowering.scope().bind(input.declaration(), binding(value));
    }
    return parameters;
  }

  private static Binding binding(Value value) {
    return value instanceof Value.Plain plain && plain.expression() instanceof ReadLocal read
        ? new Binding.Stored(read.variable())
        : new Binding.Known(value);
  }

  /** A block, or the expression of a lambda, as the body of a function. */
  static Block body(Lowering lowering, Node body) {
    if (body instanceof BlockStmt block) {
      return lowering.statements().block(block);
    }
    ExpressionStmt given = (ExpressionStmt) body;
    SourceSpan span = lowering.spanOf(given);
    if (lowering.returnType() == VoidType.VOID) {
      return lowering.statements().block((Statement) given);
    }
    return new Block(
        List.of(
            new Return(
                Optional.of(
                    lowering
                        .expressions()
                        .converted(given.getExpression(), lowering.returnType())),
                span)),
        span);
  }

}
