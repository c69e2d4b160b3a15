package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.binding.KernelForm;
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
import java.util.OptionalLong;

/**
 * Writes of which two work-items are an example of a race: both get to the place, have the same
 * element there, and update it or write different values; or one of them changes an element that
 * the other one reads.
 */
public final class CollidingWrites {

  private CollidingWrites() {}

  /**
   * Two work-items that use one element.
   *
   * @param workItems as messages name them
   * @param does what they do with it
   * @param memory as the function that writes it names it
   * @param index of the element, if it is a number
   * @param read the way to the place that reads the element, if one of them does not write it
   */
  public record Collision(
      String workItems,
      String does,
      Variable memory,
      OptionalLong index,
      Optional<List<CallFrame>> read) {}

  /** At most one collision for each place that writes, by the way to it. */
  public static Map<List<CallFrame>, Collision> in(LoweredKernel kernel) {
    List<FollowedItem> items = follow(kernel);
    Map<List<CallFrame>, Collision> found = new LinkedHashMap<>();
    for (int second = 1; second < items.size(); second++) {
      for (int first = 0; first < second; first++) {
        compare(items.get(first), items.get(second), found);
      }
    }
    if (kernel.kernel().form() == KernelForm.RANGE) {
      for (FollowedItem writer : items) {
        for (FollowedItem reader : items) {
          if (writer != reader) {
            compareReads(writer, reader, found);
          }
        }
      }
    }
    return found;
  }

  /** Some work-items that write; none if one near the beginning of the launch does not. */
  static List<FollowedItem> follow(LoweredKernel kernel) {
    Map<String, DeviceFunction> functions = Reachability.definitions(kernel.calls());
    List<FollowedItem> items = new ArrayList<>();
    for (Position position : ItemPositions.of(kernel)) {
      FollowedItem item = new FollowedItem(position, functions);
      new FollowedCode(item, kernel.chain(), Map.of(), Certainty.SURE)
          .follow(kernel.kernel().body());
      if (!item.writes().isEmpty()) {
        items.add(item);
      } else if (position.isSmall()) {
        return List.of();
      }
    }
    return items;
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

  /** Nothing orders the work-items of a range, so one reads before or after the other writes. */
  private static void compareReads(
      FollowedItem writer, FollowedItem reader, Map<List<CallFrame>, Collision> found) {
    writer
        .writes()
        .forEach(
            (chain, write) -> {
              Term place = Term.element(write.memory(), write.indices());
              ItemRead read = place instanceof Term.Element e ? reader.reads().get(e) : null;
              if (read != null
                  && !found.containsKey(chain)
                  && write.changes(place)
                  && write.indices().stream().noneMatch(Term::readsMemory)
                  && isCertain(write.certainty().and(read.certainty()), writer, reader)) {
                found.put(
                    chain,
                    new Collision(
                        Position.name(writer.position()),
                        "writes, and " + Position.name(reader.position()) + " reads,",
                        write.name(),
                        index(write.name(), write),
                        Optional.of(read.chain().to(read.span()))));
              }
            });
  }

  static boolean isCertain(Certainty certainty, FollowedItem a, FollowedItem b) {
    boolean isSmall = a.position().isSmall() && b.position().isSmall();
    return certainty.compareTo(isSmall ? Certainty.LARGE : Certainty.SURE) <= 0;
  }

  /**
   * The index of an element of an array.
   *
   * @param name what the function calls the array: nothing is known if that is a part of another
   */
  static OptionalLong index(Variable name, ItemWrite write) {
    return name.equals(write.memory())
            && write.indices().size() == 1
            && write.indices().get(0) instanceof Term.Constant number
        ? OptionalLong.of(number.value())
        : OptionalLong.empty();
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
          ? Optional.of(collision(names, updates, x))
          : Optional.empty();
    }
    return updates && IndexFromMemory.mayMeet(x.indices(), y.indices())
        ? Optional.of(collision(names + IndexFromMemory.condition(x, y), true, x))
        : Optional.empty();
  }

  private static Collision collision(String workItems, boolean updates, ItemWrite write) {
    return new Collision(
        workItems,
        updates ? "update" : "write",
        write.name(),
        index(write.name(), write),
        Optional.empty());
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
