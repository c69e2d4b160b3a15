package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * All that a kernel whose memory holds {@code float}, and no {@code double}, computes in {@code
 * double}, casts or not. In code of Sycamore's own it is reported at the user's call.
 */
public final class DoubleInFloatKernelRule implements ProgramRule {
  private final Predicate<String> floatForms;

  /**
   * @param floatForms which methods of {@code Math} a cast to {@code float} turns into ones on it
   */
  public DoubleInFloatKernelRule(Predicate<String> floatForms) {
    this.floatForms = floatForms;
  }

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (!holds(kernel.kernel(), ScalarType.FLOAT) || holds(kernel.kernel(), ScalarType.DOUBLE)) {
      return true;
    }
    Map<String, String> computing = new HashMap<>();
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      if (!function.isUsers() && computesInDouble(function)) {
        computing.put(function.symbol(), nameOf(function));
      }
    }
    new DoubleScanner(kernel.chain(), computing, floatForms, sink).scan(kernel.kernel().body());
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      if (function.isUsers()) {
        function
            .function()
            .ifPresent(
                f ->
                    new DoubleScanner(function.chain(), computing, floatForms, sink)
                        .scan(f.body()));
      }
    }
    return true;
  }

  /** Whether a kernel has memory of elements of a type. */
  private static boolean holds(Kernel kernel, ScalarType type) {
    return kernel.arguments().stream()
        .anyMatch(
            argument ->
                argument.variable().type() instanceof ViewType view && view.element() == type);
  }

  private static boolean computesInDouble(FunctionHandle function) {
    return hasDouble(function.function())
        || Reachability.from(function.calls()).stream().anyMatch(f -> hasDouble(f.function()));
  }

  private static boolean hasDouble(Optional<DeviceFunction> function) {
    DoubleSearch search = new DoubleSearch();
    function.ifPresent(f -> search.scan(f.body()));
    return search.found;
  }

  /** The method's name, without its class and parameters. */
  private static String nameOf(FunctionHandle function) {
    String name = function.displayName();
    int parameters = name.indexOf('(');
    String qualified = parameters < 0 ? name : name.substring(0, parameters);
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }

  private static final class DoubleSearch extends ModelScanner {
    private boolean found;

    @Override
    protected void visit(DeviceExpression expression) {
      found |= expression.type() == ScalarType.DOUBLE;
      if (!found) {
        super.visit(expression);
      }
    }
  }
}
