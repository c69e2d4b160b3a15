package dev.sycamore.backend;

import static dev.sycamore.backend.PtxText.SM_90;
import static dev.sycamore.backend.PtxText.count;
import static dev.sycamore.backend.PtxText.ptx;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What checks of indices leave in PTX. */
@Tag("one-jdk")
@Tag("module")
class PtxChecksTest {

  private static final ImageTarget SM_60 = ImageTarget.parse("nvidia_gpu_sm_60");

  private static final String VIOLATION =
      """
      define internal spir_func void @sycamore_violation(\
      ptr addrspace(1) %report, i32 %extent, i32 %site, i32 %o0, i32 %o1, i32 %o2, i32 %o3, \
      i32 %o4, i32 %o5, i32 %kernel, i32 %g0, i32 %g1, i32 %g2, i32 %l0, i32 %l1) convergent {
        store i32 %site, ptr addrspace(1) %report
        ret void
      }
      """;

  private static final String REPORT =
      """
      call spir_func void @sycamore_violation(\
      ptr addrspace(1) %report, i32 0, i32 1, i32 %k, i32 %m, i32 0, i32 0, \
      i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0)
      """;

  /** A sum of n elements, each of whose indices is checked. */
  private static final String SUM =
      VIOLATION
          + """

            declare i32 @llvm.smax.i32(i32, i32)
            declare i32 @llvm.smin.i32(i32, i32)

            define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %m, i32 %n, \
            ptr addrspace(1) %report) #0 {
            entry:
              br label %test
            test:
              %k = phi i32 [ 0, %entry ], [ %k.next, %next ]
              %sum = phi i32 [ 0, %entry ], [ %sum.next, %next ]
              %more = icmp slt i32 %k, %n
              br i1 %more, label %body, label %end
            body:
              INDEX
              %turned = xor i32 %i, -2147483648
              %length = xor i32 %m, -2147483648
              %beyond = icmp sge i32 %turned, %length
              br i1 %beyond, label %bad, label %next
            bad:
            """
          + REPORT
          + """
              ret void
            next:
              %wide = sext i32 %i to i64
              %at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %wide
              %x = load i32, ptr addrspace(1) %at
              %sum.next = add i32 %sum, %x
              %k.next = add i32 %k, 1
              br label %test
            end:
              store i32 %sum, ptr addrspace(1) %out
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
            """;

  /** Work-items that wait for each other after each checked load, and note whether one failed. */
  private static final String BARRIERS =
      VIOLATION
          + """

            declare spir_func i64 @_Z12get_local_idj(i32)
            declare spir_func void @_Z7barrierj(i32) #1

            define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %m, i32 %n, \
            ptr addrspace(1) %report) #0 {
            entry:
              %id = call spir_func i64 @_Z12get_local_idj(i32 0)
              br label %test
            test:
              %k = phi i32 [ 0, %entry ], [ %k.next, %after ]
              %failed = phi i32 [ 0, %entry ], [ %failed.next, %after ]
              %more = icmp slt i32 %k, %n
              br i1 %more, label %body, label %end
            body:
              BEFORE
              %turned = xor i32 %k, -2147483648
              %length = xor i32 %m, -2147483648
              %beyond = icmp sge i32 %turned, %length
              br i1 %beyond, label %bad, label %good
            bad:
            """
          + REPORT
          + """
              br label %next
            good:
              %wide = sext i32 %k to i64
              %at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %wide
              %x = load volatile i32, ptr addrspace(1) %at
              br label %next
            next:
              %failed.next = phi i32 [ 1, %bad ], [ %failed, %good ]
              call spir_func void @_Z7barrierj(i32 3)
              br label %after
            after:
              %k.next = add i32 %k, 1
              br label %test
            end:
              %done = icmp eq i32 %failed, 0
              br i1 %done, label %write, label %leave
            write:
              %place = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
              store i32 5, ptr addrspace(1) %place
              br label %leave
            leave:
              ret void
            }

            attributes #0 = { nounwind convergent "sycamore-kernel-dims"="1" \
            "sycamore-kernel-form"="nd_range" }
            attributes #1 = { convergent }
            """;

  private static final String BLOCK = "(?:(?!\\$L__BB|setp).)*";

  /** A loop of one block with one comparison, and in it a match. */
  private static Pattern loop(String inside) {
    return Pattern.compile(
        "(\\$L__BB\\w+):[^\n]*\n" + BLOCK + inside + BLOCK + "setp[^\n]*\n\\s*@%p\\d+ bra\\s+\\1;",
        Pattern.DOTALL);
  }

  @Test
  void aLoopRunsWithoutTheChecksThatAreDecidedBeforeIt() {
    String text = ptx(SUM.replace("INDEX", "%i = add i32 %k, 0"), SM_90);

    assertThat(text).containsPattern(loop("ld\\.global"));
    assertThat(text).contains("st.global").doesNotContain("call").doesNotContain("vote");
  }

  /** Of 64 bits a GPU takes the lesser number in four instructions. */
  @Test
  void rangesOfMinimaAndMaximaAreComputedWith32Bits() {
    String index =
        """
        %moved = add i32 %k, %n
        %above = call i32 @llvm.smax.i32(i32 %moved, i32 0)
        %between = call i32 @llvm.smin.i32(i32 %above, i32 1023)
        %i = shl i32 %between, 2
        """;

    String text = ptx(SUM.replace("INDEX", index), SM_90);

    assertThat(text).contains("max.s32").doesNotContain("max.s64").doesNotContain("min.s64");
    // With checks and without.
    assertThat(count(text, "ld\\.global\\.(u|s|b)32")).isGreaterThanOrEqualTo(2);
  }

  @Test
  void threadsOfAWarpDecideTogetherOnALoopWithABarrier() {
    String text = ptx(BARRIERS.replace("BEFORE", ""), SM_90);

    assertThat(text).containsPattern(loop("bar\\.sync"));
    assertThat(count(text, "vote\\.sync\\.all")).isEqualTo(1);
    // One in the form with checks; a failed one ends its thread, which sets no flag.
    assertThat(count(text, "bar\\.sync")).isEqualTo(2);
    assertThat(count(text, "selp")).isZero();
  }

  @Test
  void checksStayInLoopsWhereBarriersWaitForWarps() {
    String text = ptx(BARRIERS.replace("BEFORE", ""), SM_60);

    assertThat(count(text, "bar\\.sync")).isEqualTo(1);
    assertThat(text).doesNotContain("vote");
  }

  /** Not all threads may come to the barrier: some leave the loop before. */
  @Test
  void checksStayInLoopsThatMayEndBeforeTheirBarrier() {
    String before =
        """
        %own = trunc i64 %id to i32
        %enough = icmp sgt i32 %own, %k
        br i1 %enough, label %end, label %further
        further:
        """;
    String text =
        ptx(
            BARRIERS
                .replace("BEFORE", before)
                .replace(
                    "%done = icmp",
                    "%last = phi i32 [ %failed, %test ], [ %failed, %body ]\n%done = icmp")
                .replace("%failed, 0", "%last, 0"),
            SM_90);

    assertThat(count(text, "bar\\.sync")).isEqualTo(1);
    assertThat(text).doesNotContain("vote");
  }

  /** Word 8 says whether the host is told in the word at whose address words 62 and 63 are. */
  @Test
  void theFirstViolationIsNotedWhereTheReportSaysSo() {
    String kernel =
        VIOLATION.replace(
                "  store i32 %site, ptr addrspace(1) %report\n  ret void\n",
                """
                  %swap = cmpxchg ptr addrspace(1) %report, i32 0, i32 %site syncscope("device") monotonic monotonic
                  %old = extractvalue { i32, i1 } %swap, 0
                  %first = icmp eq i32 %old, 0
                  br i1 %first, label %store, label %end
                store:
                  %at = getelementptr inbounds i32, ptr addrspace(1) %report, i64 1
                  store i32 %o0, ptr addrspace(1) %at
                  br label %end
                end:
                  ret void
                """)
            + """

              define spir_kernel void @k(i32 %k, i32 %m, ptr addrspace(1) %report) #0 {
                %beyond = icmp uge i32 %k, %m
                br i1 %beyond, label %bad, label %good
              bad:
                REPORT
                ret void
              good:
                ret void
              }

              attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="single_task" }
              """
                .replace("REPORT", REPORT);
    String ptx = ptx(kernel, SM_90);
    assertThat(ptx)
        .containsPattern(
            "(?s)atom\\.\\S*cas\\S*.*?bra.*?"
                + "ld\\.global\\.u32 \\t%r\\d+, \\[%rd\\d+\\+32\\];.*?bra.*?"
                + "ld\\.global\\.u64 \\t(%rd\\d+), \\[%rd\\d+\\+248\\];.*?"
                + "st\\.global\\.u32 \\t\\[\\1\\], ");
  }
}
