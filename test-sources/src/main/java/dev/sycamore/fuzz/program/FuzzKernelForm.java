package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.Locale;

/** How a kernel is launched. */
public enum FuzzKernelForm {
  /** The index is {@code i}. */
  RANGE,
  /** The same, as a function that is passed to the method with the kernel, which calls it. */
  PASSED,
  /** A range that begins at an offset. */
  OFFSET_RANGE,
  /** A range with {@code long} indices that begins where two rows of it meet. */
  LONG_RANGE,
  /** An object of an anonymous class. */
  OBJECT,
  /** A range of two dimensions. */
  RANGE_2,
  /** A range of three dimensions. */
  RANGE_3,
  /** One work-item, with index 0. */
  SINGLE_TASK,
  /**
   * The index is {@code i}, that in the group {@code l}, that of the group {@code g}; {@code tileT}
   * is local memory of one element for each work-item of a group.
   */
  ND_RANGE,
  /** The same in two dimensions. */
  ND_RANGE_2;

  /** A little before the end of a row of 2^20 indices, beyond the range of {@code int}. */
  private static final String LONG_OFFSET = "((9L << 32) - 5)";

  /** Whether there are work-groups. */
  public boolean hasGroups() {
    return this == ND_RANGE || this == ND_RANGE_2;
  }

  /** Declares what the launch needs beside the method that it is in. */
  void declare(FuzzSource out) {
    if (this == PASSED) {
      out.line("interface Passed extends java.io.Serializable { void at(int i); }");
      out.open("static Event launched(DeviceQueue q, Range1 range, Passed body)");
      out.line("return q.parallelFor(range, i -> body.at(i));");
      out.close("");
    }
  }

  /** Opens the launch and the kernel. */
  void open(FuzzSource out, ProgramShape shape, List<Prim> tiles) {
    switch (this) {
      case RANGE -> out.open("q.parallelFor(" + shape.range() + ", i ->");
      case PASSED -> out.open("launched(q, " + shape.range() + ", i ->");
      case OFFSET_RANGE -> {
        out.open("q.parallelFor(" + shape.range() + ".withOffset(1234567), at ->");
        out.line("int i = at - 1234567;");
      }
      case LONG_RANGE -> {
        out.open("q.parallelFor(" + shape.range() + ".withOffset(" + LONG_OFFSET + "), at ->");
        out.line("int i = (int) (at - " + LONG_OFFSET + ");");
      }
      case OBJECT -> {
        out.open("q.parallelFor(" + shape.range() + ", new RangeKernel1()");
        out.open("public void run(int i)");
      }
      case RANGE_2 -> {
        out.open("q.parallelFor(" + shape.range() + ", (y, x) ->");
        out.line("int i = y * " + shape.size(1) + " + x;");
      }
      case RANGE_3 -> {
        out.open("q.parallelFor(" + shape.range() + ", (z, y, x) ->");
        out.line("int i = (z * %d + y) * %d + x;".formatted(shape.size(1), shape.size(2)));
      }
      case SINGLE_TASK -> {
        out.open("q.singleTask(() ->");
        out.line("int i = 0;");
      }
      case ND_RANGE -> {
        openGroups(out, shape, tiles);
        out.line("int i = it.globalId();");
        out.line("int l = it.localId();");
        out.line("int g = it.groupId();");
      }
      case ND_RANGE_2 -> {
        openGroups(out, shape, tiles);
        out.line("int i = (int) it.globalLinearId();");
        out.line("int l = it.localLinearId();");
        out.line("int g = (int) it.group().linearId();");
      }
    }
  }

  private static void openGroups(FuzzSource out, ProgramShape shape, List<Prim> tiles) {
    out.open("q.submit(h ->");
    for (Prim type : tiles) {
      String keyword = type.keyword();
      String plural = keyword.substring(0, 1).toUpperCase(Locale.ROOT) + keyword.substring(1) + "s";
      out.line(
          "Local%1$s tile%2$s = h.local%1$s(%3$d);".formatted(plural, type.code(), shape.group()));
    }
    String required =
        shape.subGroup() == 0
            ? ""
            : "(@ReqdSubGroupSize(%d) NdKernel%d) "
                .formatted(shape.subGroup(), shape.sizes().size());
    out.open("h.parallelFor(" + shape.range() + ", " + required + "it ->");
  }

  /** Closes both. */
  void close(FuzzSource out) {
    if (this == OBJECT) {
      out.close("").close(").await();");
    } else if (hasGroups()) {
      out.close(");").close(").await();");
    } else {
      out.close(").await();");
    }
  }
}
