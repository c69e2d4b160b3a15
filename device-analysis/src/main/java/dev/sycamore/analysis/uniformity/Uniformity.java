package dev.sycamore.analysis.uniformity;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which values are the same for all work-items that have to agree, through a kernel and all that it
 * calls, and which places all of them reach.
 */
public final class Uniformity {

  /** A function in one situation: which parameters vary, and whether all work-items come there. */
  private record Situation(String function, List<Boolean> varying, boolean divergent) {}

  /**
   * What a call makes vary.
   *
   * @param result the function's result
   * @param parameters private arrays among the parameters that hold varying values afterwards
   */
  record Outcome(boolean result, List<Boolean> parameters) {}

  private final UniformityScope scope;
  private final Map<String, DeviceFunction> functions;
  private final UniformityObserver observer;
  private final Map<Situation, Outcome> known = new HashMap<>();
  private final Set<Situation> told = new HashSet<>();

  private Uniformity(
      UniformityScope scope, Map<String, DeviceFunction> functions, UniformityObserver observer) {
    this.scope = scope;
    this.functions = functions;
    this.observer = observer;
  }

  /** Tells an observer of the places in a kernel and in what it calls, without recursion. */
  public static void observe(
      LoweredKernel kernel, UniformityScope scope, UniformityObserver observer) {
    Map<String, DeviceFunction> functions = Reachability.definitions(kernel.calls());
    UniformityScan scan =
        new UniformityScan(new Uniformity(scope, functions, observer), Set.of(), Divergence.NONE);
    scan.settle(kernel.kernel().body());
    scan.report(kernel.kernel().body(), kernel.chain());
  }

  UniformityScope scope() {
    return scope;
  }

  UniformityObserver observer() {
    return observer;
  }

  /** What a call of a function does, with arguments that vary or not. */
  Outcome call(String function, List<Boolean> varying, boolean divergent) {
    Situation situation = new Situation(function, varying, divergent);
    Outcome outcome = known.get(situation);
    if (outcome == null) {
      outcome =
          bodyOf(function).map(f -> analyse(f, varying, divergent)).orElseGet(() -> all(varying));
      known.put(situation, outcome);
    }
    return outcome;
  }

  /** Goes into a call once more, to tell of the places in it. */
  void report(
      Call call,
      List<Boolean> varying,
      List<Optional<Variable>> views,
      Divergence divergence,
      SourceCallChain chain) {
    Optional<DeviceFunction> callee = bodyOf(call.function());
    if (callee.isPresent()
        && told.add(new Situation(call.function(), varying, divergence.exists()))) {
      UniformityScan scan =
          new UniformityScan(this, varyingParameters(callee.get(), varying), divergence);
      scan.settle(callee.get().body());
      observer.enters(parameters(callee.get(), views));
      scan.report(callee.get().body(), chain.calling(call.span(), callee.get().displayName()));
      observer.leaves();
    }
  }

  private static Map<Variable, Variable> parameters(
      DeviceFunction function, List<Optional<Variable>> views) {
    Map<Variable, Variable> parameters = new HashMap<>();
    for (int i = 0; i < views.size(); i++) {
      Variable parameter = function.parameters().get(i);
      views.get(i).ifPresent(view -> parameters.put(parameter, view));
    }
    return parameters;
  }

  private Outcome analyse(DeviceFunction function, List<Boolean> varying, boolean divergent) {
    UniformityScan scan =
        new UniformityScan(this, varyingParameters(function, varying), Divergence.of(divergent));
    scan.settle(function.body());
    List<Boolean> parameters = new ArrayList<>();
    function.parameters().forEach(p -> parameters.add(scan.isVarying(p)));
    return new Outcome(scan.resultVaries(), parameters);
  }

  private Optional<DeviceFunction> bodyOf(String function) {
    return Optional.ofNullable(functions.get(function));
  }

  private static Outcome all(List<Boolean> varying) {
    return new Outcome(true, varying.stream().map(v -> true).toList());
  }

  private static Set<Variable> varyingParameters(DeviceFunction function, List<Boolean> varying) {
    Set<Variable> variables = new HashSet<>();
    for (int i = 0; i < varying.size(); i++) {
      if (varying.get(i)) {
        variables.add(function.parameters().get(i));
      }
    }
    return variables;
  }
}
