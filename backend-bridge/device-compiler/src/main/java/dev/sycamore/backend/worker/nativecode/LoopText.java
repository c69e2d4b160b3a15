package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.lowering.EntryText;
import dev.sycamore.backend.worker.lowering.IrTemplate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Writes nested counting loops as IR text, in the rotated form that LLVM's loop passes expect. */
final class LoopText {

  /** The step of a loop that has one pass at most. */
  static final int ONCE = 0;

  /**
   * The step, which is 1, of a loop over what is left of whole vectors: it has few passes, and to
   * put them into vectors as well, or to unroll them, only takes LLVM's time.
   */
  static final int REST = -1;

  /**
   * The step, which is 1, of a loop that is unrolled: one store to an element that no prediction
   * finds would be all of it.
   */
  static final int UNROLLED = -2;

  /** The number of the first metadata node of a loop. */
  private static final int FIRST_HINT = 3;

  private record Loop(String variable, String end, int step) {}

  private final EntryText text;
  private final Deque<Loop> open = new ArrayDeque<>();
  private final List<Integer> hints = new ArrayList<>();

  LoopText(EntryText text) {
    this.text = text;
  }

  /**
   * Opens a loop over {@code i32} values, from the first to one before the last; both are operands
   * from 0 to 2^31 - 1.
   */
  void open(String variable, String start, String end) {
    open(variable, start, end, 1);
  }

  /**
   * Opens a loop that takes several values at a time.
   *
   * @param step how many; it divides their number. Or {@link #ONCE}, {@link #REST} or {@link
   *     #UNROLLED}
   */
  void open(String variable, String start, String end, int step) {
    add(
        """
          %%%1$s.any = icmp slt i32 %2$s, %3$s
          br i1 %%%1$s.any, label %%%1$s.preheader, label %%%1$s.exit
        %1$s.preheader:
          br label %%%1$s.body
        %1$s.body:
        """,
        variable, start, end);
    add(
        step == ONCE
            ? "  %%%1$s = phi i32 [ %2$s, %%%1$s.preheader ]\n"
            : "  %%%1$s = phi i32 [ %2$s, %%%1$s.preheader ], [ %%%1$s.next, %%%1$s.latch ]\n",
        variable,
        start);
    open.push(new Loop(variable, end, step));
  }

  /** Closes the innermost loops. */
  void close(int count) {
    for (int i = 0; i < count; i++) {
      Loop loop = open.pop();
      if (loop.step() == ONCE) {
        add("  br label %%%1$s.exit\n%1$s.exit:\n", loop.variable());
        continue;
      }
      add(
          """
            br label %%%1$s.latch
          %1$s.latch:
            %%%1$s.next = add nuw nsw i32 %%%1$s, %3$d
            %%%1$s.more = icmp slt i32 %%%1$s.next, %2$s
            br i1 %%%1$s.more, label %%%1$s.body, label %%%1$s.exit%4$s
          %1$s.exit:
          """,
          loop.variable(), loop.end(), Math.max(1, loop.step()), hint(loop));
    }
  }

  private void add(String template, Object... values) {
    text.add(IrTemplate.fill(template, values));
  }

  private String hint(Loop loop) {
    if (loop.step() > 0) {
      return "";
    }
    hints.add(loop.step());
    return ", !llvm.loop !" + (FIRST_HINT + hints.size() - 1);
  }

  /** Writes, after the function, what is said of loops. */
  void closeFunction() {
    if (hints.isEmpty()) {
      return;
    }
    text.add("!0 = !{!\"llvm.loop.vectorize.enable\", i1 false}\n");
    text.add("!1 = !{!\"llvm.loop.unroll.disable\"}\n");
    text.add("!2 = !{!\"llvm.loop.unroll.count\", i32 4}\n");
    for (int i = 0; i < hints.size(); i++) {
      String said = hints.get(i) == REST ? "!0, !1" : "!0, !2";
      add("!%1$d = distinct !{!%1$d, %2$s}\n", FIRST_HINT + i, said);
    }
  }
}
