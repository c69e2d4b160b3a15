package dev.sycamore.fuzz.program;

/**
 * A way to write a loop of a given number of trips. {@code %1$s} is the counter, {@code %2$d} the
 * trips, {@code %3$s} a further condition with {@code &&} before it.
 */
public enum LoopForm {
  UP(Prim.INT, "for (int %1$s = 0; %1$s < %2$d%3$s; %1$s++)"),
  UP_PREFIX(Prim.INT, "for (int %1$s = -%2$d; %1$s < 0%3$s; ++%1$s)"),
  DOWN(Prim.INT, "for (int %1$s = %2$d; %1$s > 0%3$s; %1$s--)"),
  STEP(Prim.INT, "for (int %1$s = 1; %1$s <= 3 * %2$d%3$s; %1$s += 3)"),
  DOUBLING(Prim.INT, "for (int %1$s = 1; %1$s < 1 << %2$d%3$s; %1$s <<= 1)"),
  NOT_EQUAL(Prim.SHORT, "for (short %1$s = 0; %1$s != %2$d%3$s; %1$s++)"),
  WRAPPING_BYTE(Prim.BYTE, "for (byte %1$s = 128 - %2$d; %1$s > 0%3$s; %1$s++)"),
  CHAR(Prim.CHAR, "for (char %1$s = 'a'; %1$s < 'a' + %2$d%3$s; %1$s++)"),
  WRAPPING_CHAR(Prim.CHAR, "for (char %1$s = %2$d; %1$s < 100%3$s; %1$s--)"),
  LONG(Prim.LONG, "for (long %1$s = 1L << 40; %1$s < (1L << 40) + %2$d%3$s; %1$s++)"),
  FLOAT(Prim.FLOAT, "for (float %1$s = 0; %1$s < 0.25f * %2$d%3$s; %1$s += 0.25f)"),
  DOUBLE(Prim.DOUBLE, "for (double %1$s = 1; %1$s < 1 << %2$d%3$s; %1$s *= 2)"),
  TWO_COUNTERS(Prim.INT, "for (int %1$s = 0, %1$sb = 2 * %2$d; %1$s < %1$sb%3$s; %1$s++, %1$sb--)"),
  WHILE(Prim.INT, "int %1$s = 0;", "while (%1$s < %2$d%3$s)", "%1$s++;", ""),
  WHILE_STEP(Prim.INT, "int %1$s = %2$d;", "while (%1$s-- > 0%3$s)", "", ""),
  DO(Prim.INT, "int %1$s = 0;", "do", "%1$s++;", " while (%1$s < %2$d%3$s);"),
  FOREVER(Prim.INT, "int %1$s = 0;", "for (;;)", "if (!(%1$s++ < %2$d%3$s)) { break; }", ""),
  /** The condition is of the pass before. */
  DECIDED_BEFORE(
      Prim.INT,
      "int %1$s = 0; boolean %1$sm = true, %1$sg;",
      "do",
      "%1$sg = %1$sm; %1$s++; %1$sm = %1$s < %2$d%3$s;",
      " while (%1$sg);"),
  WHILE_TRUE(Prim.INT, "int %1$s = 0;", "while (true)", "if (!(++%1$s <= %2$d%3$s)) break;", "");

  private final Prim counterType;
  private final String before;
  private final String header;
  private final String first;
  private final String tail;

  LoopForm(Prim counterType, String header) {
    this(counterType, "", header, "", "");
  }

  LoopForm(Prim counterType, String before, String header, String first, String tail) {
    this.counterType = counterType;
    this.before = before;
    this.header = header;
    this.first = first;
    this.tail = tail;
  }

  public Prim counterType() {
    return counterType;
  }

  /** Writes the loop. */
  void print(
      FuzzSource out, String label, String counter, int trips, String more, Stmt.Block body) {
    if (!before.isEmpty()) {
      out.line(before.formatted(counter, trips, more));
    }
    out.open(label + header.formatted(counter, trips, more));
    if (!first.isEmpty()) {
      out.line(first.formatted(counter, trips, more));
    }
    body.printStatements(out);
    out.close(tail.formatted(counter, trips, more));
  }
}
