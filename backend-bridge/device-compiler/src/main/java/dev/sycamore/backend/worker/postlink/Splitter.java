package dev.sycamore.backend.worker.postlink;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Divides the entry points of a module among images. */
final class Splitter {

  /** UTF-8 is unsigned; Java's own order of strings is another one beyond U+D7FF. */
  private static final Comparator<byte[]> ORDER = Arrays::compareUnsigned;

  private final SplitKeys keys;

  Splitter(SplitKeys keys) {
    this.keys = keys;
  }

  /**
   * The images, in descending order of their keys.
   *
   * @param entries the numbers of the entry points, ascending
   */
  List<ImagePlan> split(List<FunctionFacts> functions, List<Integer> entries) {
    SortedMap<byte[], List<Integer>> groups = new TreeMap<>(ORDER.reversed());
    for (int entry : entries) {
      byte[] key = keys.key(functions.get(entry)).getBytes(StandardCharsets.UTF_8);
      groups.computeIfAbsent(key, unused -> new ArrayList<>()).add(entry);
    }
    return groups.values().stream()
        .map(group -> new ImagePlan(group.stream().mapToInt(Integer::intValue).toArray()))
        .toList();
  }
}
