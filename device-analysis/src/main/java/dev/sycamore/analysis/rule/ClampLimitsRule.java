package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Constant limits of a {@code clamp} of which the lower one is the greater. */
public final class ClampLimitsRule implements ProgramRule {

  /** The functions of {@code DeviceMath}, and those that {@code Math}'s stand for. */
  private static final List<String> CLAMPS = List.of("DeviceMath.clamp(", "Clamping.clamp(");

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Set<FunctionHandle> reached = Reachability.from(kernel.calls());
    Set<String> clamps = new HashSet<>();
    for (FunctionHandle function : reached) {
      if (isClamp(function)) {
        clamps.add(function.symbol());
      }
    }
    if (!clamps.isEmpty()) {
      new Scanner(clamps, kernel.chain(), sink).scan(kernel.kernel().body());
      for (FunctionHandle function : reached) {
        if (function.isUsers()) {
          function
              .function()
              .map(DeviceFunction::body)
              .ifPresent(body -> new Scanner(clamps, function.chain(), sink).scan(body));
        }
      }
    }
    return true;
  }

  private static boolean isClamp(FunctionHandle function) {
    return !function.isUsers() && CLAMPS.stream().anyMatch(function.displayName()::startsWith);
  }

  private static final class Scanner extends ModelScanner {
    private final Set<String> clamps;
    private final SourceCallChain chain;
    private final DiagnosticSink sink;

    Scanner(Set<String> clamps, SourceCallChain chain, DiagnosticSink sink) {
      this.clamps = clamps;
      this.chain = chain;
      this.sink = sink;
    }

    @Override
    public Void visitCall(Call call) {
      if (clamps.contains(call.function())) {
        Optional<Number> low = constant(call.arguments().get(1));
        Optional<Number> high = constant(call.arguments().get(2));
        if (low.isPresent() && high.isPresent() && isGreater(low.get(), high.get())) {
          sink.report(
              Diagnostic.of(
                  DiagnosticId.REVERSED_LIMITS,
                  call.span(),
                  chain.to(call.span()),
                  low.get(),
                  high.get()));
        }
      }
      return super.visitCall(call);
    }

    private static Optional<Number> constant(DeviceExpression limit) {
      if (limit instanceof Convert convert) {
        return constant(convert.operand());
      }
      return limit instanceof Literal literal && literal.value() instanceof Number number
          ? Optional.of(number)
          : Optional.empty();
    }

    /** NaN is in no order. */
    private static boolean isGreater(Number low, Number high) {
      return (low instanceof Long || high instanceof Long)
          ? low.longValue() > high.longValue()
          : low.doubleValue() > high.doubleValue();
    }
  }
}
