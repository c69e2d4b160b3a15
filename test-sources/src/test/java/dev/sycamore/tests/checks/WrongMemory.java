package dev.sycamore.tests.checks;

import java.util.Locale;

/**
 * The kinds of memory that wrong accesses are made of. In their texts {@code #} is the type of the
 * elements, {@code @} its name with a capital letter, and {@code BODY} what a work-item does.
 */
enum WrongMemory {
  ARRAY(96, "#[] a = new #[N];\n" + Launch.RANGE, "a[%s]"),
  MEMORY(96, Launch.memory("SHARED", "a", Launch.RANGE), Launch.GET),
  DEVICE(96, Launch.memory("DEVICE", "a", Launch.RANGE), Launch.GET),
  SLICE(
      8, Launch.memory("SHARED", "m", "@Memory a = m.slice(16, 8);\n" + Launch.RANGE), Launch.GET),
  ACCESSOR(96, Launch.accessor("", "N"), Launch.GET),
  COLUMN(96, Launch.accessor("2", "range(4, N)"), "a.get(2, %s)"),
  LINE(96, Launch.accessor("2", "range(N, 4)"), "a.get(%s, 2)"),
  CUBE(96, Launch.accessor("3", "range(3, N, 4)"), "a.get(2, %s, 1)"),
  ROW(8, "#[][] a = new #[N][8];\n" + Launch.RANGE, "a[i][%s]"),
  ROWS(96, "#[][] a = new #[N][8];\n" + Launch.RANGE, "a[%s][1]"),
  LOCAL(8, Launch.GROUPS, Launch.GET),
  OWN(8, Launch.RANGE.replace("BODY", "#[] a = new #[8];\nBODY"), "a[%s]");

  /** What is around a kernel. */
  private static final class Launch {
    static final String GET = "a.get(%s)";
    static final String RANGE = "q.parallelFor(range(N), i -> {\nBODY\n});\n";

    static final String GROUPS =
        """
        q.submit(h -> {
          Local@s a = h.local@s(8);
          h.parallelFor(NdRange.ndRange(N, 1), it -> {
            int i = it.globalId();
            BODY
          });
        });
        """;

    static String memory(String kind, String name, String launch) {
      return "try (@Memory %s = DeviceMemory.#s(q, N, MemoryKind.%s)) {\n%sq.await();\n}\n"
          .formatted(name, kind, launch);
    }

    static String accessor(String dimensions, String range) {
      return """
          @DeviceBuffer%1$s b = DeviceBuffer.#s(%2$s);
          q.submit(h -> {
            @Accessor%1$s a = b.access(h, READ_WRITE);
            h.parallelFor(range(N), i -> {
              BODY
            });
          });
          """
          .formatted(dimensions, range);
    }
  }

  private final int length;
  private final String kernel;
  private final String element;

  WrongMemory(int length, String kernel, String element) {
    this.length = length;
    this.kernel = kernel;
    this.element = element;
  }

  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  int length() {
    return length;
  }

  String around(String body) {
    return kernel.replace("BODY", body);
  }

  String read(String place) {
    return element.formatted(place);
  }

  String write(String place) {
    String read = read(place);
    return read.startsWith("a.get(")
        ? "a.set(" + read.substring("a.get(".length(), read.length() - 1) + ", (#) 1)"
        : read + " = (#) 1";
  }
}
