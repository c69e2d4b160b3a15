package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.Locale;

/** How a kernel is launched. */
public enum FuzzKernelForm {
  /** The index is {@code i}. */
  RANGE,
  /** The same, as a function that is passed to the method with the kernel, which calls it. */
  PASSED,
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
    if (hasGroups()) {
      out.close(");").close(").await();");
    } else {
      out.close(").await();");
    }
  }
}
