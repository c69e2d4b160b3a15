package dev.sycamore.analysis.lowered;

import dev.sycamore.model.program.DeviceFunction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** The closure of the call graph: what calls lead to. */
public final class Reachability {

  private Reachability() {}

  /** Every function that calls lead to, the nearest first. */
  public static Set<FunctionHandle> from(List<CallEdge> calls) {
    return nearest(calls, calls, (start, call) -> start).keySet();
  }

  /** Every function that calls lead to, the nearest first, with the shortest call chain to it. */
  public static Map<FunctionHandle, SourceCallChain> chains(
      List<CallEdge> calls, SourceCallChain start) {
    return nearest(
        calls, start, (chain, call) -> chain.calling(call.at(), call.callee().displayName()));
  }

  /** The functions of this compilation that calls lead to, by symbol. */
  public static Map<String, DeviceFunction> definitions(List<CallEdge> calls) {
    Map<String, DeviceFunction> definitions = new HashMap<>();
    from(calls).forEach(f -> f.function().ifPresent(d -> definitions.put(f.symbol(), d)));
    return definitions;
  }

  /** Breadth first, with what {@code extend} makes of the way to each function. */
  private static <T> Map<FunctionHandle, T> nearest(
      List<CallEdge> calls, T start, BiFunction<T, CallEdge, T> extend) {
    Map<FunctionHandle, T> reached = new LinkedHashMap<>();
    Deque<FunctionHandle> open = new ArrayDeque<>();
    List<CallEdge> next = calls;
    T way = start;
    while (true) {
      for (CallEdge call : next) {
        if (!reached.containsKey(call.callee())) {
          reached.put(call.callee(), extend.apply(way, call));
          open.add(call.callee());
        }
      }
      if (open.isEmpty()) {
        return reached;
      }
      FunctionHandle function = open.remove();
      next = function.calls();
      way = reached.get(function);
    }
  }

  /** Every function that calls lead to, callees before callers; without recursion. */
  public static List<FunctionHandle> calleesFirst(List<CallEdge> calls) {
    DepthFirst search = new DepthFirst((path, start, closing) -> {});
    search.follow(calls);
    return search.left;
  }

  /** Reports every call that closes a cycle, in depth-first order of the source. */
  public static void cycles(List<CallEdge> calls, CycleObserver observer) {
    new DepthFirst(observer).follow(calls);
  }

  /** Observes recursion. */
  @FunctionalInterface
  public interface CycleObserver {

    /**
     * A call closes a cycle.
     *
     * @param path the calls from where the search began to the function that {@code closing} is in
     * @param start the index in {@code path} of the call of the function that {@code closing} calls
     */
    void cycle(List<CallEdge> path, int start, CallEdge closing);
  }

  private static final class DepthFirst {
    private final CycleObserver observer;
    private final List<CallEdge> path = new ArrayList<>();
    private final Set<FunctionHandle> seen = new HashSet<>();
    private final List<FunctionHandle> left = new ArrayList<>();

    DepthFirst(CycleObserver observer) {
      this.observer = observer;
    }

    void follow(List<CallEdge> calls) {
      for (CallEdge call : calls) {
        List<FunctionHandle> open = path.stream().map(CallEdge::callee).toList();
        if (open.contains(call.callee())) {
          observer.cycle(List.copyOf(path), open.indexOf(call.callee()), call);
        } else if (seen.add(call.callee())) {
          path.add(call);
          follow(call.callee().calls());
          path.remove(path.size() - 1);
          left.add(call.callee());
        }
      }
    }
  }
}
