package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.CallFrame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Reads after a barrier of elements that other groups write before it. Two work-items are an
 * example: the barrier does not order them, since each waits for its own group.
 */
public final class ReadsOfOtherGroups {

  private ReadsOfOtherGroups() {}

  /**
   * Two work-items that use one element.
   *
   * @param reader as messages name it
   * @param writer the same
   * @param memory as the function that reads it names it
   * @param index of the element, if it is a number
   * @param write the way to the place that writes
   */
  public record Example(
      String reader, String writer, String memory, OptionalLong index, List<CallFrame> write) {
    public Example {
      write = List.copyOf(write);
    }
  }

  /** At most one example for each place that reads, by the way to it. */
  public static Map<List<CallFrame>, Example> in(LoweredKernel kernel) {
    Map<List<CallFrame>, Example> found = new LinkedHashMap<>();
    if (kernel.kernel().form() != KernelForm.ND_RANGE || kernel.launch().hasOneGroup()) {
      return found;
    }
    List<FollowedItem> items = CollidingWrites.follow(kernel);
    for (FollowedItem reader : items) {
      for (FollowedItem writer : items) {
        if (reader.barriers() > 0 && !reader.position().isInGroupOf(writer.position())) {
          compare(reader, writer, found);
        }
      }
    }
    return found;
  }

  private static void compare(
      FollowedItem reader, FollowedItem writer, Map<List<CallFrame>, Example> found) {
    writer
        .writes()
        .forEach(
            (chain, write) -> {
              Term place = Term.element(write.memory(), write.indices());
              ItemRead read = place instanceof Term.Element e ? reader.reads().get(e) : null;
              if (read != null
                  && read.barriers() > write.barriers()
                  && write.mayChange(place)
                  && write.indices().stream().noneMatch(Term::readsMemory)
                  && CollidingWrites.isCertain(
                      write.certainty().and(read.certainty()), writer, reader)) {
                found.putIfAbsent(
                    read.chain().to(read.span()),
                    new Example(
                        Position.name(reader.position()),
                        Position.name(writer.position()),
                        read.name().name(),
                        CollidingWrites.index(read.name(), write),
                        chain));
              }
            });
  }
}
