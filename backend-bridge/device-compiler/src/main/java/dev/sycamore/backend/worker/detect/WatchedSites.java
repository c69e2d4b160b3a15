package dev.sycamore.backend.worker.detect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers what the log names: a line of text for each place. */
final class WatchedSites {

  /** That of the largest element. */
  private static final int MOST_BITS = 3;

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Long> sizes = new ArrayList<>();
  private int granuleBits = MOST_BITS;

  /**
   * The number of a place; equal ones are one.
   *
   * @param kind what happens there
   * @param local whether it is local memory
   * @param size in bytes
   * @param function as messages show it
   * @param array the variable that is used there; empty if it is not known
   */
  int number(
      AccessKind kind, boolean local, long size, String function, String place, String array) {
    String space = local ? "local" : "global";
    String line =
        String.join("\t", kind.word(), space, Long.toString(size), function, place, array);
    Integer known = numbers.putIfAbsent(line, numbers.size());
    if (known == null) {
      sizes.add(size);
    }
    return known == null ? numbers.size() - 1 : known;
  }

  /** The bytes that are used at a place. */
  long size(int number) {
    return sizes.get(number);
  }

  /**
   * Local memory is used somewhere: pieces of it are no larger than that, and not apart from it.
   */
  void useLocal(long size, int alignment) {
    granuleBits = Math.min(granuleBits, Long.numberOfTrailingZeros(size | alignment));
  }

  /** The size of the pieces of local memory of which uses are kept, as a power of two. */
  int granuleBits() {
    return granuleBits;
  }

  /** The table, in the order of the numbers. */
  byte[] text() {
    return String.join("\n", numbers.keySet()).getBytes(StandardCharsets.UTF_8);
  }
}
