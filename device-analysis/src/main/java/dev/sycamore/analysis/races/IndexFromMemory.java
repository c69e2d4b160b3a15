package dev.sycamore.analysis.races;

import java.util.List;
import java.util.stream.Collectors;

/** Indices that memory holds, as in {@code h[x[i]]}: equal elements of it are equal indices. */
final class IndexFromMemory {
  private static final Object ROW = "row";

  private IndexFromMemory() {}

  /** Where a part of memory begins: parts that a table lists, such as rows, do not overlap. */
  static Term asRow(Term offset) {
    return offset.isKnown() && offset.readsMemory() ? Term.computed(ROW, List.of(offset)) : offset;
  }

  /** Whether two places are one if the elements that their index is made of are equal. */
  static boolean mayMeet(List<Term> a, List<Term> b) {
    boolean[] elements = {false};
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!isAlike(a.get(i), b.get(i), elements)) {
        return false;
      }
    }
    return elements[0];
  }

  private static boolean isAlike(Term a, Term b, boolean[] elements) {
    if (a instanceof Term.Element x && b instanceof Term.Element y) {
      boolean isPlain = x.indices().stream().noneMatch(Term::readsMemory);
      elements[0] |= !x.equals(y);
      return isPlain && x.memory().equals(y.memory());
    } else if (a instanceof Term.Computed x && b instanceof Term.Computed y) {
      if (x.operation().equals(ROW)) {
        return x.equals(y);
      }
      if (!x.operation().equals(y.operation()) || x.operands().size() != y.operands().size()) {
        return false;
      }
      for (int i = 0; i < x.operands().size(); i++) {
        if (!isAlike(x.operands().get(i), y.operands().get(i), elements)) {
          return false;
        }
      }
      return true;
    }
    return a.equals(b);
  }

  /** The elements that are equal in the example. */
  static String condition(ItemWrite a, ItemWrite b) {
    String first = elements(a);
    String second = elements(b);
    return first.isEmpty() || second.isEmpty()
        ? ", if their indices are equal,"
        : ", if `%s == %s`,".formatted(first, second);
  }

  /** The element that an index is, if it is nothing else. */
  private static String elements(ItemWrite write) {
    return write.indices().size() == 1
            && write.indices().get(0) instanceof Term.Element element
            && element.indices().stream().allMatch(Term.Constant.class::isInstance)
        ? element.memory().name()
            + element.indices().stream()
                .map(index -> String.valueOf(((Term.Constant) index).value()))
                .collect(Collectors.joining(", ", "[", "]"))
        : "";
  }
}
