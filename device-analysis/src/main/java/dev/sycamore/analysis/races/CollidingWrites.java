package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes of which two work-items are an example of a race: both get to the place, have the same
 * element there, and update it or write different values.
 */
public final class CollidingWrites {

  private CollidingWrites() {}

  /**
   * Two work-items that write one element.
   *
   * @param workItems as messages name them
   * @param updates whether the old value goes into the new one
   * @param memory as the function that writes it names it
   */
  public record Collision(String workItems, boolean updates, Variable memory) {}

  /** At most one collision for each place that writes, by the way to it. */
  public static Map<List<CallFrame>, Collision> in(LoweredKernel kernel) {
    Map<String, DeviceFunction> functions = Reachability.definitions(kernel.calls());
    List<FollowedItem> items = new ArrayList<>();
    for (Position position : ItemPositions.of(kernel)) {
      FollowedItem item = new FollowedItem(position, functions);
      new FollowedCode(item, kernel.chain(), Map.of(), Certainty.SURE)
          .follow(kernel.kernel().body());
      if (!item.writes().isEmpty()) {
        items.add(item);
      } else if (position.isSmall()) {
        return Map.of();
      }
    }
    Map<List<CallFrame>, Collision> found = new LinkedHashMap<>();
    for (int second = 1; second < items.size(); second++) {
      for (int first = 0; first < second; first++) {
        compare(items.get(first), items.get(second), found);
      }
    }
    return found;
  }

  private static void compare(
      FollowedItem a, FollowedItem b, Map<List<CallFrame>, Collision> found) {
    a.writes()
        .forEach(
            (chain, write) -> {
              ItemWrite other = b.writes().get(chain);
              if (other != null && !found.containsKey(chain)) {
                collision(a, write, b, other).ifPresent(c -> found.put(chain, c));
              }
            });
  }

  private static Optional<Collision> collision(
      FollowedItem a, ItemWrite x, FollowedItem b, ItemWrite y) {
    if (!x.memory().equals(y.memory())
        || (isLocal(x.memory()) && !a.position().isInGroupOf(b.position()))) {
      return Optional.empty();
    }
    boolean updates = x.isUpdate() && y.isUpdate();
    Certainty certainty = x.certainty().and(y.certainty());
    boolean isSmall = a.position().isSmall() && b.position().isSmall();
    Certainty weakest = updates ? Certainty.BY_DATA : isSmall ? Certainty.LARGE : Certainty.SURE;
    if (certainty.compareTo(weakest) > 0
        || (certainty == Certainty.LARGE && !isSmall)
        || !(updates || differ(x.value(), y.value()))) {
      return Optional.empty();
    }
    String names = Position.names(a.position(), b.position());
    if (x.indices().equals(y.indices())) {
      return x.indices().stream().allMatch(index -> isKept(index, a) && isKept(index, b))
          ? Optional.of(new Collision(names, updates, x.name()))
          : Optional.empty();
    }
    return updates && IndexFromMemory.mayMeet(x.indices(), y.indices())
        ? Optional.of(new Collision(names + IndexFromMemory.condition(x, y), true, x.name()))
        : Optional.empty();
  }

  private static boolean isLocal(Variable memory) {
    return memory.type() instanceof ViewType view && view.space() == AddressSpace.LOCAL;
  }

  /** Whether two values are different ones, or depend on different elements of memory. */
  private static boolean differ(Term a, Term b) {
    return a.isKnown() && b.isKnown() && !a.equals(b);
  }

  private static boolean isKept(Term index, FollowedItem item) {
    return !index.has(term -> term instanceof Term.Element element && !item.isKept(element));
  }
}
