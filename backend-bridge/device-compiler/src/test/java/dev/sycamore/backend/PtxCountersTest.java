package dev.sycamore.backend;

import static dev.sycamore.backend.PtxText.SM_90;
import static dev.sycamore.backend.PtxText.count;
import static dev.sycamore.backend.PtxText.ptx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counters of loops, whose comparisons optimisers of LLVM and NVIDIA get wrong where they come
 * round.
 */
@Tag("one-jdk")
@Tag("module")
class PtxCountersTest {

  /** A counter that starts at {@code %s}, moves by {@code %s} and is compared with {@code %s}. */
  private static final String COUNTER =
      """
      define spir_kernel void @k(ptr addrspace(1) %%out, i32 %%a, i32 %%b) #0 {
      entry:
        br label %%loop
      loop:
        %%i = phi i32 [ %s, %%entry ], [ %%i.next, %%next ]
        %%sum = phi i32 [ %%b, %%entry ], [ %%sum.next, %%next ]
        %%ends = icmp eq i32 %%sum, 77
        br i1 %%ends, label %%end, label %%next
      next:
        %%product = mul i32 %%sum, 31
        %%sum.next = xor i32 %%product, %%i
        %%i.next = add i32 %%i, %s
        %%more = icmp %s, %s
        br i1 %%more, label %%loop, label %%end
      end:
        store i32 %%sum, ptr addrspace(1) %%out
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="single_task" }
      """;

  private static String counter(String start, String step, String comparison, String limit) {
    return ptx(COUNTER.formatted(start, step, comparison, limit), SM_90);
  }

  /** LLVM's vectoriser reads what follows {@code a[3]}, as if the counter had more bits. */
  @Test
  void anIndexOfANarrowCounterThatComesRoundKeepsItsBits() {
    String ptx =
        ptx(
            """
            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) #0 {
            entry:
              br label %loop
            loop:
              %c = phi i16 [ 0, %entry ], [ %c.next, %loop ]
              %pass = phi i16 [ 0, %entry ], [ %pass.next, %loop ]
              %count = phi i8 [ 1, %entry ], [ %count.next, %loop ]
              %c.int = zext i16 %c to i32
              %folded = ashr i32 %c.int, 14
              %i = sext i32 %folded to i64
              %x.at = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %i
              %x = load i8, ptr addrspace(1) %x.at
              %j = zext i16 %pass to i64
              %y.at = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %j
              %y = load i8, ptr addrspace(1) %y.at
              %greater = icmp sgt i8 %x, %y
              %one = zext i1 %greater to i8
              %count.next = add i8 %count, %one
              %c.sum = add nuw nsw i32 %c.int, 20480
              %c.next = trunc i32 %c.sum to i16
              %pass.next = add nuw nsw i16 %pass, 1
              %more = icmp ult i16 %pass.next, 28
              br i1 %more, label %loop, label %end
            end:
              store i8 %count.next, ptr addrspace(1) %out
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="single_task" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).contains(", 14, 2;");
  }

  /** NVIDIA's optimiser ends such a loop after one pass. */
  @Test
  void aCounterThatMayMoveByHalfOfAllNumbersIsComparedWithoutItsSign() {
    for (String ptx :
        List.of(
            counter("%a", "4099", "slt i32 %i.next", "%b"),
            counter("%a", "4099", "sle i32 %i.next", "%b"),
            counter("%a", "-4099", "sgt i32 %i", "%b"),
            counter("0", "-4099", "sgt i32 %i.next", "%b"),
            counter("0", "1610612736", "slt i32 %i.next", "%b"))) {
      assertThat(count(ptx, "xor\\.b32 %r\\d+, %r\\d+, 0x80000000;")).isEqualTo(2);
      assertThat(ptx).containsPattern("setp\\.[lg][te]\\.u32");
    }
  }

  @Test
  void anUnsignedCounterThatMayMoveFarIsComparedWithASign() {
    assertThat(counter("%a", "4099", "ult i32 %i.next", "%b"))
        .contains("0x80000000;")
        .containsPattern("setp\\.[lg][te]\\.s32");
  }

  @Test
  void otherCountersAreComparedAsTheyAre() {
    for (String ptx :
        List.of(
            counter("%a", "1", "slt i32 %i.next", "%b"),
            counter("%a", "-1", "sgt i32 %i.next", "%b"),
            counter("0", "4099", "slt i32 %i.next", "100000"),
            counter("100000", "-4099", "sgt i32 %i.next", "-1"),
            counter("%a", "%b", "slt i32 %i.next", "100000"))) {
      assertThat(ptx).doesNotContain("0x80000000").containsPattern("setp\\.");
    }
  }

  /** As loops do by which a group fills its local memory. */
  @Test
  void aCounterThatStartsWithALocalIdMovesNotFar() {
    String kernel =
        COUNTER
            .formatted("%id", "256", "slt i32 %i.next", "4096")
            .replace(
                "entry:\n",
                """
                entry:
                  %id.wide = call spir_func i64 @_Z12get_local_idj(i32 0)
                  %id = trunc i64 %id.wide to i32
                """)
            .replace("single_task", "nd_range");
    String ptx = ptx("declare spir_func i64 @_Z12get_local_idj(i32)\n" + kernel, SM_90);
    assertThat(ptx).contains("%tid.x").doesNotContain("0x80000000").containsPattern("setp\\.");
  }

  /**
   * NVIDIA's optimiser computes a wrong number of passes for such a loop, which does not end then.
   */
  @Test
  void aCounterThatMayComeRoundIsComparedByOtherBits() {
    for (String ptx :
        List.of(
            counter("%a", "805306368", "ne i32 %i.next", "%b"),
            counter("%a", "-805306368", "ne i32 %i", "%b"),
            counter("0", "3", "ne i32 %i.next", "%b"),
            counter("1", "3", "ne i32 %i.next", "0"),
            counter("6", "3", "ne i32 %i.next", "0"),
            counter("%a", "12", "ne i32 %b", "%i"))) {
      assertThat(count(ptx, "brev\\.b32")).isBetween(1L, 2L);
      assertThat(ptx).containsPattern("setp\\.(ne|eq)\\.s32");
    }
  }

  @Test
  void bitsInWhichACounterDiffersFromItsLimitAreComparedAlike() {
    String kernel = COUNTER.formatted("%a", "805306368", "ne i32 %differ", "-2147483648");
    String ptx =
        ptx(kernel.replace("%more = ", "%differ = xor i32 %i.next, %b\n  %more = "), SM_90);
    assertThat(count(ptx, "brev\\.b32")).isEqualTo(1L);
  }

  @Test
  void aCounterThatGetsToItsLimitAtOnceIsComparedAsItIs() {
    for (String ptx :
        List.of(
            counter("%a", "1", "ne i32 %i.next", "%b"),
            counter("%a", "-1", "ne i32 %i.next", "%b"),
            counter("%a", "-64", "ne i32 %i.next", "%b"),
            counter("%a", "1048576", "ne i32 %i.next", "%b"),
            counter("0", "3", "ne i32 %i.next", "300"),
            counter("300", "-3", "ne i32 %i.next", "0"),
            counter("%a", "%b", "ne i32 %i.next", "100000"))) {
      assertThat(ptx).doesNotContain("brev").containsPattern("setp\\.");
    }
  }
}
