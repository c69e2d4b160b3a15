package dev.sycamore.tests.checks;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class with a method for each kind of memory, form of index, and direction. One work-item of
 * each fails. The types of elements take turns.
 */
record WrongAccessProgram(List<Case> cases) {
  static final String NAME = "WrongAccesses";

  private static final String HELPERS = "WrongHelpers";
  private static final int MOST_IN_A_CLASS = 250;

  private static final List<String> TYPES =
      List.of("byte", "short", "char", "int", "long", "float", "double");

  private static final String START =
      """
      import static dev.sycamore.AccessMode.READ_WRITE;
      import static dev.sycamore.Range.range;

      import dev.sycamore.*;
      import java.util.Arrays;

      public class NAME extends PARENT {
        static int deep(int[] a, int i) {
          return deeper(a, i) + 1;
        }

        static int deeper(int[] a, int i) {
          return a[i];
        }

        static void deepStore(int[] a, int i) {
          deeperStore(a, i);
        }

        static void deeperStore(int[] a, int i) {
          a[i] = 1;
        }

      """;

  /** One method. */
  record Case(WrongMemory memory, WrongIndex index, boolean writes, String type) {
    String name() {
      return memory.title() + index.title() + capital(type) + (writes ? "Write" : "Read");
    }

    private String text() {
      String place = index.place(memory);
      String access = writes ? memory.write(place) : memory.read(place);
      String after = writes && memory.isPrivate() ? "\n" + memory.read("i % 8") : "";
      String body = index.around(memory, access) + after;
      String out = body.contains("out") ? "#[] out = new #[N];\n" : "";
      return "public static void %s(DeviceQueue q) {\n%s%s%s}\n"
          .formatted(name(), out, index.before(memory), memory.around(body))
          .replace("@", capital(type))
          .replace("#", type);
    }
  }

  /** All that there are. */
  static WrongAccessProgram all() {
    List<Case> cases = new ArrayList<>();
    for (WrongMemory memory : PlainMemory.values()) {
      for (WrongIndex index : WrongIndex.values()) {
        for (boolean writes : List.of(false, true)) {
          cases.add(new Case(memory, index, writes, TYPES.get(cases.size() % TYPES.size())));
        }
      }
    }
    for (WrongMemory memory : OtherMemory.values()) {
      boolean writes = memory.title().length() % 2 == 0;
      for (WrongIndex index : WrongIndex.values()) {
        cases.add(other(memory, index, writes));
        writes = !writes;
      }
    }
    return new WrongAccessProgram(List.copyOf(cases));
  }

  /** The directions take turns, unless there is only one. */
  private static Case other(WrongMemory memory, WrongIndex index, boolean writes) {
    boolean only = (writes ? memory.write("i") : memory.read("i")).isEmpty();
    return new Case(memory, index, writes != only, memory.type());
  }

  List<String> names() {
    return cases.stream().map(Case::name).toList();
  }

  /** Some of them, which one build compiles and runs. */
  WrongAccessProgram sample(int percent) {
    return new WrongAccessProgram(CommitSample.of("wrong accesses", cases, percent));
  }

  /**
   * Classes with the cases, of which each extends another, since the method that javac makes for
   * the kernels of a class may not be longer than 64 KiB; then the one that all of them extend.
   */
  List<Source> sources() throws IOException {
    List<Source> sources = new ArrayList<>();
    String name = NAME;
    for (int from = 0; from < cases.size(); from += MOST_IN_A_CLASS) {
      int to = Math.min(cases.size(), from + MOST_IN_A_CLASS);
      String next = to == cases.size() ? HELPERS : NAME + to;
      String start = START.replace("NAME", name).replace("PARENT", next);
      sources.add(
          new Source(
              name + ".java",
              cases.subList(from, to).stream()
                  .map(Case::text)
                  .collect(Collectors.joining("\n", start, "}\n"))));
      name = next;
    }
    sources.add(Source.read(Path.of("programs", "checked", HELPERS + ".java")));
    return sources;
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
