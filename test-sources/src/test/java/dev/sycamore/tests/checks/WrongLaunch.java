package dev.sycamore.tests.checks;

/** What is around a kernel that accesses the memory {@code a}; {@code BODY} is what it does. */
final class WrongLaunch {

  static final String RANGE = "q.parallelFor(range(N), i -> {\nBODY\n});\n";

  private WrongLaunch() {}

  /** A kernel with a statement before its body. */
  static String with(String statement) {
    return RANGE.replace("BODY", statement + "\nBODY");
  }

  /** Work-groups of one work-item, with what the handler gives them. */
  static String groups(String statement) {
    return """
        q.submit(h -> {
          %s
          h.parallelFor(NdRange.ndRange(N, 1), it -> {
            int i = it.globalId();
            BODY
          });
        });
        """
        .formatted(statement);
  }

  /** Memory that is allocated while the launch runs. */
  static String memory(String kind, String name, String launch) {
    return "try (@Memory %s = DeviceMemory.#s(q, N, MemoryKind.%s)) {\n%sq.await();\n}\n"
        .formatted(name, kind, launch);
  }

  /** An accessor of a buffer. */
  static String accessor(String dimensions, String range) {
    String buffer = "@DeviceBuffer%s b = DeviceBuffer.#s(%s)".formatted(dimensions, range);
    return submitted(buffer, "@Accessor" + dimensions + " a = b.access(h, READ_WRITE)");
  }

  /** A buffer or image, and what the kernel has of it. */
  static String submitted(String owner, String accessor) {
    return """
        try (%s) {
          q.submit(h -> {
            %s;
            h.parallelFor(range(N), i -> {
              BODY
            });
          });
          q.await();
        }
        """
        .formatted(owner, accessor);
  }
}
