package dev.sycamore.soak;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** How often things have happened, by their names. Any thread may count. */
final class SoakTally {
  private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

  void count(String what) {
    add(what, 1);
  }

  void add(String what, long times) {
    counts.computeIfAbsent(what, key -> new LongAdder()).add(times);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    counts.forEach(
        (what, times) ->
            text.append(text.length() == 0 ? "" : ", ").append(what).append(' ').append(times));
    return text.toString();
  }
}
