package dev.sycamore.tests.checks;

import dev.sycamore.tests.compile.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class with a method for each kind of memory, form of index, and direction. One work-item of
 * each fails. The types of elements take turns.
 */
record WrongAccessProgram(List<Case> cases) {
  static final String NAME = "WrongAccesses";

  private static final List<String> TYPES =
      List.of("byte", "short", "char", "int", "long", "float", "double");

  private static final String START =
      """
      import static dev.sycamore.AccessMode.READ_WRITE;
      import static dev.sycamore.Range.range;

      import dev.sycamore.*;

      public class WrongAccesses {
        static final int N = 96;
        static final int BAD = 61;

        static int[] places(int bad) {
          int[] places = new int[N];
          for (int i = 0; i < N; i++) {
            places[i] = i == BAD ? bad : i % 8;
          }
          return places;
        }

        static int shifted(int i) {
          return i == BAD ? -3 : i % 8;
        }
      """;

  /** One method. */
  record Case(WrongMemory memory, WrongIndex index, boolean writes, String type) {
    String name() {
      return memory.title() + index.title() + capital(type) + (writes ? "Write" : "Read");
    }

    private String text() {
      String place = index.place(memory);
      String access = writes ? memory.write(place) : "out[i] = " + memory.read(place);
      String body = index.around(memory, access + ";");
      String after =
          writes && memory == WrongMemory.OWN ? "\nout[i] = " + memory.read("i % 8") + ";" : "";
      String out = writes && memory != WrongMemory.OWN ? "" : "#[] out = new #[N];\n";
      return "public static void %s(DeviceQueue q) {\n%s%s%s}\n"
          .formatted(name(), out, index.before(memory), memory.around(body + after))
          .replace("@", capital(type))
          .replace("#", type);
    }
  }

  /** All that there are. */
  static WrongAccessProgram all() {
    List<Case> cases = new ArrayList<>();
    for (WrongMemory memory : WrongMemory.values()) {
      for (WrongIndex index : WrongIndex.values()) {
        for (boolean writes : List.of(false, true)) {
          cases.add(new Case(memory, index, writes, TYPES.get(cases.size() % TYPES.size())));
        }
      }
    }
    return new WrongAccessProgram(List.copyOf(cases));
  }

  List<String> names() {
    return cases.stream().map(Case::name).toList();
  }

  Source source() {
    return new Source(
        NAME + ".java",
        cases.stream().map(Case::text).collect(Collectors.joining("\n", START, "}\n")));
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
