package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.binding.touched.Touch;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The accesses to one array that were found. */
final class Touches {

  /** So many are worth to look at at a launch. */
  private static final int MOST = 48;

  private static final int MOST_TOKENS = 480;

  private final Map<Touch.Kind, Set<List<IndexToken>>> found = new EnumMap<>(Touch.Kind.class);
  private boolean readAnywhere;
  private boolean writtenAnywhere;

  /** An access to any element. */
  void anywhere(boolean reads, boolean writes) {
    readAnywhere |= reads;
    writtenAnywhere |= writes;
  }

  void read(Optional<IndexCode> index, Guards guards) {
    Optional<IndexCode> code = index.flatMap(i -> i.with(guards.all()));
    if (code.isEmpty()) {
      readAnywhere = true;
    } else {
      add(Touch.Kind.READ, code.get());
    }
  }

  void write(Optional<IndexCode> index, Guards guards) {
    Optional<IndexCode> code = index.flatMap(i -> i.with(guards.all()));
    if (code.isEmpty()) {
      writtenAnywhere = true;
    } else {
      add(isFilled(index.get(), guards) ? Touch.Kind.FILL : Touch.Kind.WRITE, code.get());
    }
  }

  /** Whether the code shows all that the guards state. */
  private static boolean isFilled(IndexCode index, Guards guards) {
    return guards.exact()
        && guards.all().stream().map(Guard::index).allMatch(index.tokens()::contains);
  }

  private void add(Touch.Kind kind, IndexCode code) {
    found.computeIfAbsent(kind, k -> new LinkedHashSet<>()).add(code.tokens());
  }

  /** The accesses; none if nothing is known that could save a copy. */
  List<Touch> all(boolean reads, boolean writes) {
    boolean anyRead = reads && (readAnywhere || isLong(kind -> kind == Touch.Kind.READ));
    boolean anyWrite = writes && (writtenAnywhere || isLong(kind -> kind != Touch.Kind.READ));
    if (anyWrite || (anyRead && !writes)) {
      return List.of();
    }
    List<Touch> all = new ArrayList<>();
    if (anyRead) {
      all.add(Touch.anywhere(Touch.Kind.READ));
    }
    found.forEach(
        (kind, codes) -> {
          if (kind != Touch.Kind.READ || !anyRead) {
            codes.forEach(code -> all.add(new Touch(kind, code)));
          }
        });
    return all;
  }

  private boolean isLong(Predicate<Touch.Kind> kinds) {
    List<List<IndexToken>> codes =
        found.entrySet().stream()
            .filter(entry -> kinds.test(entry.getKey()))
            .flatMap(entry -> entry.getValue().stream())
            .toList();
    return codes.size() > MOST || codes.stream().mapToInt(List::size).sum() > MOST_TOKENS;
  }
}
