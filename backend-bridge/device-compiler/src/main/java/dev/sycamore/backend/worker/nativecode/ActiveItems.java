package dev.sycamore.backend.worker.nativecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The work-items that do anything in a state.
 *
 * @param ranges by dimension, or that of linear indices, the function that computes which ones
 * @param idle what one work-item runs in a group in which none does anything: it finds the next
 *     state only
 * @param single whether there is one at most in each row
 */
record ActiveItems(Map<Integer, String> ranges, String idle, boolean single) {

  /** The functions that compute and run them. */
  List<String> names() {
    List<String> names = new ArrayList<>(ranges.values());
    names.add(idle);
    return names;
  }
}
