package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.IrTemplate;
import java.util.ArrayList;
import java.util.List;

/** The IR text of the functions that use the private copies of a kernel's arrays. */
final class PrivateCopyText {

  /** The size of a copy in words of 64 bits: 1,024 counters of 32. */
  static final int WORDS = 512;

  /** To make a copy and to join it takes about as long as some hundred atomic operations. */
  private static final int FEWEST_ITEMS = 2048;

  /** The same where a work-item may do many. */
  private static final int FEWEST_ITEMS_WITH_LOOPS = 16;

  private final DeferredUpdates updates;

  PrivateCopyText(DeferredUpdates updates) {
    this.updates = updates;
  }

  /**
   * {@code i64 (ptr range)}: how many bytes at the beginning of each array have a copy, none if the
   * call runs few work-items.
   */
  String bound() {
    return name("bound");
  }

  /** {@code void (i64 bound, ptr copy)}: fills a copy with what changes nothing. */
  String clear(DeferredUpdate update) {
    return name("clear." + update.parameter());
  }

  /**
   * {@code void (ptr at, i1 own, ptr element, value)}: one update, of a copy's element if it has.
   */
  String update(DeferredUpdate update) {
    return name("update." + update.parameter());
  }

  /** {@code void (ptr array, i64 bound, ptr copy)}: updates an array by what is in its copy. */
  String join(DeferredUpdate update) {
    return name("join." + update.parameter());
  }

  private String name(String what) {
    return updates.kernel().name() + ".private." + what;
  }

  /** The names of all functions. */
  List<String> names() {
    List<String> names = new ArrayList<>(List.of(bound()));
    for (DeferredUpdate update : updates.arrays()) {
      names.addAll(List.of(clear(update), update(update), join(update)));
    }
    return names;
  }

  /** The functions as a module of their own. */
  String module() {
    StringBuilder text = new StringBuilder();
    text.append("declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)\n");
    text.append(boundText());
    for (DeferredUpdate update : updates.arrays()) {
      text.append(clearText(update)).append(updateText(update)).append(joinText(update));
    }
    // What is likely needs no jump then: two in each work-item would be a third of its time.
    text.append("!0 = !{!\"branch_weights\", i32 1000, i32 1}\n");
    return text.toString();
  }

  /** The range has all dimensions: section 2 of {@code docs/FORMATS.md}. */
  private String boundText() {
    StringBuilder text = new StringBuilder();
    text.append(
        IrTemplate.fill(
            "define i64 @%s(ptr %%range) alwaysinline nounwind {\n", Llvm.quoted(bound())));
    String items = "1";
    for (int d = 0; d < 3; d++) {
      text.append(
          IrTemplate.fill(
              """
                %%local.at.%1$d = getelementptr i64, ptr %%range, i64 %2$d
                %%begin.at.%1$d = getelementptr i64, ptr %%range, i64 %3$d
                %%end.at.%1$d = getelementptr i64, ptr %%range, i64 %4$d
                %%local.%1$d = load i64, ptr %%local.at.%1$d, align 8
                %%begin.%1$d = load i64, ptr %%begin.at.%1$d, align 8
                %%end.%1$d = load i64, ptr %%end.at.%1$d, align 8
                %%size.%1$d = sub i64 %%end.%1$d, %%begin.%1$d
                %%groups.%1$d = mul i64 %5$s, %%size.%1$d
                %%items.%1$d = mul i64 %%groups.%1$d, %%local.%1$d
              """,
              d, 3 + d, 6 + d, 9 + d, items));
      items = "%items." + d;
    }
    text.append(
        IrTemplate.fill(
            """
              %%many = icmp sge i64 %1$s, %2$d
              %%bound = select i1 %%many, i64 %3$d, i64 0
              ret i64 %%bound
            }
            """,
            items,
            updates.areInLoops() ? FEWEST_ITEMS_WITH_LOOPS : FEWEST_ITEMS,
            WORDS * Long.BYTES));
    return text.toString();
  }

  private String clearText(DeferredUpdate update) {
    return IrTemplate.fill(
        """
        define void @%1$s(i64 %%bound, ptr %%copy) noinline nounwind {
          %%any = icmp ne i64 %%bound, 0
          br i1 %%any, label %%words, label %%done
        words:
          %%at = phi i64 [ 0, %%0 ], [ %%next, %%words ]
          %%word = getelementptr i8, ptr %%copy, i64 %%at
          store i64 %2$d, ptr %%word, align 8
          %%next = add nuw nsw i64 %%at, 8
          %%more = icmp ult i64 %%next, %%bound
          br i1 %%more, label %%words, label %%done
        done:
          ret void
        }
        """,
        Llvm.quoted(clear(update)), update.identity());
  }

  private String updateText(DeferredUpdate update) {
    return IrTemplate.fill(
        """
        define void @%1$s(ptr addrspace(1) %%at, i1 %%own, ptr %%element, %2$s %%value) alwaysinline
            nounwind {
          br i1 %%own, label %%private, label %%shared, !prof !0
        private:
          %%old = load %2$s, ptr %%element, align %3$d
        %5$s  store %2$s %%new, ptr %%element, align %3$d
          ret void
        shared:
          %%seen = atomicrmw %4$s ptr addrspace(1) %%at, %2$s %%value monotonic
          ret void
        }
        """,
        Llvm.quoted(update(update)), update.type(), update.bytes(), update.name(), update.text());
  }

  /** Most copies are mostly unchanged: first it looks at 64 bytes at a time. */
  private String joinText(DeferredUpdate update) {
    return IrTemplate.fill(
        """
        define void @%1$s(ptr addrspace(1) %%array, i64 %%bound, ptr %%copy) noinline nounwind {
          %%any = icmp ne i64 %%bound, 0
          br i1 %%any, label %%block, label %%done
        block:
          %%begin = phi i64 [ 0, %%0 ], [ %%end, %%more ]
          %%words.at = getelementptr i8, ptr %%copy, i64 %%begin
          %%words = load <8 x i64>, ptr %%words.at, align 64
          %%changes = xor <8 x i64> %%words, splat (i64 %5$d)
          %%change = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %%changes)
          %%unchanged = icmp eq i64 %%change, 0
          %%end = add nuw nsw i64 %%begin, 64
          br i1 %%unchanged, label %%more, label %%element
        element:
          %%at = phi i64 [ %%begin, %%block ], [ %%next, %%behind ]
          %%element.at = getelementptr i8, ptr %%copy, i64 %%at
          %%value = load %2$s, ptr %%element.at, align %3$d
          %%stays = icmp eq %2$s %%value, %6$d
          br i1 %%stays, label %%behind, label %%changed
        changed:
          %%array.at = getelementptr i8, ptr addrspace(1) %%array, i64 %%at
          %%seen = atomicrmw %4$s ptr addrspace(1) %%array.at, %2$s %%value monotonic
          br label %%behind
        behind:
          %%next = add nuw nsw i64 %%at, %3$d
          %%others = icmp ult i64 %%next, %%end
          br i1 %%others, label %%element, label %%more
        more:
          %%left = icmp ult i64 %%end, %%bound
          br i1 %%left, label %%block, label %%done
        done:
          ret void
        }
        """,
        Llvm.quoted(join(update)),
        update.type(),
        update.bytes(),
        update.name(),
        update.identity(),
        update.bits() == Integer.SIZE ? (long) (int) update.identity() : update.identity());
  }
}
