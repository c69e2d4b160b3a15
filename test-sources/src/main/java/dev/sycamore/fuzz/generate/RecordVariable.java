package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Stmt;

/**
 * A record that a program can name.
 *
 * @param name may be a path such as {@code r1.inner0()}
 */
record RecordVariable(String name, RecordClass type, boolean mutable) {
  private static final String GET = ".get(i)";

  /** What a statement that assigns to it assigns to, see {@link Stmt.Keep}. */
  String target() {
    return name.endsWith(GET) ? name.substring(0, name.length() - GET.length()) + ".set(i, " : name;
  }
}
