package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.Locale;

/** How a kernel is launched. */
public enum FuzzKernelForm {
  /** The index is {@code i}. */
  RANGE,
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
  ND_RANGE;

  /** Opens the launch and the kernel. */
  void open(FuzzSource out, List<Prim> tiles) {
    switch (this) {
      case RANGE -> out.open("q.parallelFor(range(" + ProgramShape.ITEMS + "), i ->");
      case RANGE_2 -> {
        out.open("q.parallelFor(range(2, " + ProgramShape.ITEMS / 2 + "), (y, x) ->");
        out.line("int i = y * " + ProgramShape.ITEMS / 2 + " + x;");
      }
      case RANGE_3 -> {
        out.open("q.parallelFor(range(2, " + ProgramShape.ITEMS / 4 + ", 2), (z, y, x) ->");
        out.line("int i = z * " + ProgramShape.ITEMS / 2 + " + y * 2 + x;");
      }
      case SINGLE_TASK -> {
        out.open("q.singleTask(() ->");
        out.line("int i = 0;");
      }
      case ND_RANGE -> openGroups(out, tiles);
    }
  }

  private static void openGroups(FuzzSource out, List<Prim> tiles) {
    out.open("q.submit(h ->");
    for (Prim type : tiles) {
      String keyword = type.keyword();
      String plural = keyword.substring(0, 1).toUpperCase(Locale.ROOT) + keyword.substring(1) + "s";
      out.line(
          "Local%1$s tile%2$s = h.local%1$s(%3$d);"
              .formatted(plural, type.code(), ProgramShape.GROUP));
    }
    out.open(
        "h.parallelFor(ndRange(" + ProgramShape.ITEMS + ", " + ProgramShape.GROUP + "), it ->");
    out.line("int i = it.globalId();");
    out.line("int l = it.localId();");
    out.line("int g = it.groupId();");
  }

  /** Closes both. */
  void close(FuzzSource out) {
    if (this == ND_RANGE) {
      out.close(");").close(").await();");
    } else {
      out.close(").await();");
    }
  }
}
