package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the PTX of kernels consists of, where speed depends on it. */
@Tag("one-jdk")
@Tag("module")
class PtxCodeTest {

  private static final ImageTarget SM_90 = ImageTarget.parse("nvidia_gpu_sm_90");

  private static final String JAVA = " \"sycamore-name\"=\"k\"";

  private static final String PRODUCT =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @k(ptr addrspace(1) %%a, ptr addrspace(1) %%b, ptr addrspace(1) %%c, i32 %%n) #0 {
      entry:
        %%id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %%column = trunc i64 %%id to i32
        br label %%test
      test:
        %%k = phi i32 [ 0, %%entry ], [ %%k.next, %%next ]
        %%sum = phi float [ 0.0, %%entry ], [ %%sum.next, %%next ]
        %%more = icmp slt i32 %%k, %%n
        br i1 %%more, label %%body, label %%end
      body:
        %%row = mul i32 %%column, %%n
        %%i = add i32 %%row, %%k
        %%i.wide = sext i32 %%i to i64
        %%a.at = getelementptr inbounds float, ptr addrspace(1) %%a, i64 %%i.wide
        %%x = load float, ptr addrspace(1) %%a.at
        %s
        %%j.low = mul i32 %%k, %%n
        %%j = add i32 %%j.low, %%column
        %%j.wide = sext i32 %%j to i64
        %%b.at = getelementptr inbounds float, ptr addrspace(1) %%b, i64 %%j.wide
        %%y = load float, ptr addrspace(1) %%b.at
        %%product = fmul float %%x, %%y
        %s
        br label %%next
      next:
        %%sum.next = phi float %s
        %%k.next = add i32 %%k, 1
        br label %%test
      end:
        %%c.at = getelementptr inbounds float, ptr addrspace(1) %%c, i64 %%id
        store float %%sum, ptr addrspace(1) %%c.at
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range"%s }
      """;

  private static final String ALWAYS = "%added = fadd float %sum, %product";

  private static String ptx(String kernel, ImageTarget target) {
    byte[] module = TestModules.module(kernel).getBytes(StandardCharsets.UTF_8);
    String name = new String(module, StandardCharsets.UTF_8);
    return new String(
        TestModules.image(TestModules.job("k.ll", name, target, List.of("k"))),
        StandardCharsets.UTF_8);
  }

  /** Constant arrays of so many ints each, of which the kernel reads an element. */
  private static String tables(int length) {
    String elements = "[i32 7" + ", i32 9".repeat(length - 1) + "]";
    return tables("[" + length + " x i32]", elements);
  }

  private static String tables(String type, String value) {
    String array = " = private unnamed_addr addrspace(2) constant " + type + " ";
    String elements = value + ", align 4\n";
    return "@a"
        + array
        + elements
        + "@b"
        + array
        + elements
        + """
        declare spir_func i64 @_Z13get_global_idj(i32)

        define spir_kernel void @k(ptr addrspace(1) %out) #0 {
          %id = call spir_func i64 @_Z13get_global_idj(i32 0)
          %a.at = getelementptr inbounds i32, ptr addrspace(2) @a, i64 %id
          %b.at = getelementptr inbounds i32, ptr addrspace(2) @b, i64 %id
          %x = load i32, ptr addrspace(2) %a.at
          %y = load i32, ptr addrspace(2) %b.at
          %sum = add i32 %x, %y
          %at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
          store i32 %sum, ptr addrspace(1) %at
          ret void
        }

        attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
        """;
  }

  @Test
  void constantArraysThatAreTooLargeTogetherAreInGlobalMemory() {
    String inConstantMemory = "\n.const .align 4 .b8 a[";
    String inGlobalMemory = "\n.global .align 4 .b8 a[";
    assertThat(ptx(tables(1000), SM_90)).contains(inConstantMemory);
    assertThat(ptx(tables(9000), SM_90)).contains(inGlobalMemory).contains("ld.global");

    String row = "[100 x i32] [i32 7" + ", i32 9".repeat(99) + "]";
    String rows = "[" + row + (", " + row).repeat(89) + "]";
    assertThat(ptx(tables("[90 x [100 x i32]]", rows), SM_90)).contains(inGlobalMemory);
    assertThat(
            ptx(
                tables("{ [90 x [100 x i32]], i8 }", "{ [90 x [100 x i32]] " + rows + ", i8 1 }"),
                SM_90))
        .contains(inGlobalMemory);
    assertThat(ptx(tables("[9 x [100 x i32]]", "[" + row + (", " + row).repeat(8) + "]"), SM_90))
        .contains(inConstantMemory);
  }

  private static long count(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().count();
  }

  /** The loop with most accesses: from a label to a jump back to it. */
  private static String loop(String ptx) {
    return Pattern.compile(
            "(?s)(\\$L__BB\\d+_\\d+):(?:(?!\\$L__BB\\d+_\\d+:).)*?bra(?:\\.uni)? \\s*\\1;")
        .matcher(ptx)
        .results()
        .map(MatchResult::group)
        .max(Comparator.comparingLong(loop -> count(loop, "ld\\.global")))
        .orElseThrow(() -> new AssertionError("no loop in\n" + ptx));
  }

  @Test
  void addressesOfAccessesInEachPassAreSteppedAndFourPassesAreOne() {
    String kernel = PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", JAVA);
    String loop = loop(ptx(kernel, SM_90));
    assertThat(count(loop, "ld\\.global")).isEqualTo(8);
    assertThat(count(loop, "mul\\.|mad\\.lo|cvt")).isEqualTo(4); // of float
  }

  @Test
  void indicesOfOtherLanguagesMayBeNegativeAndStayAsTheyAre() {
    String kernel = PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", "");
    assertThat(count(loop(ptx(kernel, SM_90)), "mul\\.wide")).isPositive();
  }

  @Test
  void anAccessThatDoesNotRunInEachPassIsNotStepped() {
    String kernel =
        PRODUCT.formatted(
            """
            %positive = fcmp ogt float %x, 0.0
              br i1 %positive, label %more.body, label %next
            more.body:\
            """,
            ALWAYS, "[ %sum, %body ], [ %added, %more.body ]", JAVA);
    assertThat(count(ptx(kernel, SM_90), "mul\\.wide\\.s32")).isGreaterThan(2);
  }

  @Test
  void choicesOfZerosAndOnesAreChoicesOfBits() {
    String ptx =
        ptx(
            """
            define spir_kernel void @k(ptr addrspace(1) %a, float %x, float %y) #0 {
              %other = fcmp une float %x, 1.0
              %chosen = select i1 %other, float -0.0, float 1.0
              store float %chosen, ptr addrspace(1) %a
              %half = select i1 %other, float 0.5, float 1.0
              %at = getelementptr float, ptr addrspace(1) %a, i64 1
              store float %half, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).contains("0x80000000, 0x3F800000, %p");
    assertThat(count(ptx, "selp\\.b32")).isOne();
    assertThat(count(ptx, "selp\\.f32")).isOne();
  }

  @Test
  void neighboursHaveOneAddress() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %i = trunc i64 %id to i32
              %left = sub i32 %i, 1
              %left.wide = sext i32 %left to i64
              %left.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %left.wide
              %x = load float, ptr addrspace(1) %left.at
              %right = add i32 %i, 1
              %right.wide = sext i32 %right to i64
              %right.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %right.wide
              %y = load float, ptr addrspace(1) %right.at
              %sum = fadd float %x, %y
              %wide = sext i32 %i to i64
              %at = getelementptr inbounds float, ptr addrspace(1) %b, i64 %wide
              store float %sum, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(count(ptx, "mul\\.wide")).isEqualTo(1);
    assertThat(ptx).contains("+4]", "+8]");
  }

  @Test
  void loopsOverPrivateArraysAreUnrolledIntoRegisters() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a) #0 {
            entry:
              %array = alloca [16 x i32]
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %first = trunc i64 %id to i32
              call void @llvm.memset.p0.i64(ptr %array, i8 0, i64 64, i1 false)
              store i32 %first, ptr %array
              br label %loop
            loop:
              %t = phi i32 [ 0, %entry ], [ %t.next, %loop ]
              %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
              %old = and i32 %t, 15
              %old.at = getelementptr inbounds i32, ptr %array, i32 %old
              %x = load i32, ptr %old.at
              %shifted = add i32 %t, 7
              %other = and i32 %shifted, 15
              %other.at = getelementptr inbounds i32, ptr %array, i32 %other
              %y = load i32, ptr %other.at
              %product = mul i32 %x, %y
              %mixed = xor i32 %product, %t
              store i32 %mixed, ptr %old.at
              %s.next = add i32 %s, %mixed
              %t.next = add i32 %t, 1
              %more = icmp slt i32 %t.next, 64
              br i1 %more, label %loop, label %end
            end:
              %at = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %id
              store i32 %s.next, ptr addrspace(1) %at
              ret void
            }

            declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).doesNotContain("__local_depot");
  }

  private static final String EXTREMES =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @k(ptr addrspace(1) %a, float %x, float %y) #0 {
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %x.bits = bitcast float %x to i32
        %y.bits = bitcast float %y to i32
        %or = or i32 %x.bits, %y.bits
        %equal = fcmp oeq float %x, %y
        %nan = fcmp uno float %x, %x
        %less = fcmp olt float %x, %y
        %first = or i1 %nan, %less
        %other = select i1 %first, float %x, float %y
        %zero = bitcast i32 %or to float
        %min = select i1 %equal, float %zero, float %other
        %at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %id
        store float %min, ptr addrspace(1) %at
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
      """;

  @Test
  void theMinimumOfFloatsIsAnInstructionWhereTheGpuHasIt() {
    assertThat(ptx(EXTREMES, SM_90)).contains("min.NaN.f32").doesNotContain("selp");
    assertThat(ptx(EXTREMES, ImageTarget.PTX64)).doesNotContain("min.").contains("selp");
  }

  @Test
  void whatLooksLikeAMinimumButIsNoneStaysAsItIs() {
    String other = EXTREMES.replace("float %zero, float %other", "float 5.0, float %other");
    assertThat(ptx(other, SM_90)).doesNotContain("min.");
  }

  @Test
  void parametersWhoseValuesAreKnownAreNotRead() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a, i32 "sycamore-offset" %start, i32 "sycamore-value"="48" %pitch) #0 {
              %start.wide = sext i32 %start to i64
              %first = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %start.wide
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %at = getelementptr inbounds i32, ptr addrspace(1) %first, i64 %id
              store i32 %pitch, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).contains("k_param_0]", "48").doesNotContain("k_param_1]", "k_param_2]");
  }

  @Test
  void aRequiredWorkGroupSizeIsThatOfBlocks() {
    String ptx =
        ptx(
            """
            define spir_kernel void @k(ptr addrspace(1) %a) #0 !reqd_work_group_size !0 {
              store i32 1, ptr addrspace(1) %a
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="2" "sycamore-kernel-form"="nd_range" "sycamore-name"="k" }
            !0 = !{i32 16, i32 8, i32 1}
            """,
            SM_90);
    assertThat(ptx).contains(".reqntid 16, 8, 1");
  }

  @Test
  void elementsThatAreReadOneAfterTheOtherAreReadByFoursWhereTheyAreAligned() {
    String ptx = ptx(PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", JAVA), SM_90);
    assertThat(ptx).contains("ld.global.v4.f32");
    assertThat(count(ptx, "ld\\.global\\.f32")).isGreaterThan(8);
  }

  @Test
  void assemblyInALoopIsNoFunction() {
    String assembly = "%a.x = call float asm \"tanh.approx.f32 $0, $1;\", \"=f,f\"(float %x)";
    String kernel =
        PRODUCT
            .formatted(assembly, ALWAYS, "[ %added, %body ]", JAVA)
            .replace("%x, %y", "%a.x, %y");
    assertThat(ptx(kernel, SM_90)).contains("tanh.approx.f32");
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

  /** Which ptxas gets wrong for -32768. */
  @Test
  void negationsAndAbsoluteValuesOfShortsAreOtherInstructions() {
    String ptx =
        ptx(
            """
            declare i16 @llvm.abs.i16(i16, i1)

            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
              %x = load i16, ptr addrspace(1) %a
              %n = sub i16 0, %x
              store i16 %n, ptr addrspace(1) %a
              %n.wide = sext i16 %n to i64
              %p = call i16 @llvm.abs.i16(i16 %x, i1 false)
              %p.wide = sext i16 %p to i64
              %sum = mul i64 %n.wide, %p.wide
              store i64 %sum, ptr addrspace(1) %b
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).doesNotContain("neg.s16", "abs.s16").contains("not.b16", "max.s16");
  }

  /** Of which NVIDIA's optimiser concludes that they are not negative. */
  @Test
  void absoluteValuesAreOtherInstructions() {
    String ptx =
        ptx(
            """
            declare i32 @llvm.abs.i32(i32, i1)
            declare i64 @llvm.abs.i64(i64, i1)
            declare float @llvm.fabs.f32(float)
            declare double @llvm.fabs.f64(double)

            define spir_kernel void @k(ptr addrspace(1) %a, i32 %i, i64 %l, float %f, double %d, i32 %n) #0 {
            entry:
              %j = call i32 @llvm.abs.i32(i32 %i, i1 false)
              store i32 %j, ptr addrspace(1) %a
              %sign = ashr i64 %l, 63
              %flipped = xor i64 %l, %sign
              %m = sub i64 %flipped, %sign
              %m.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 1
              store i64 %m, ptr addrspace(1) %m.at
              %g = call float @llvm.fabs.f32(float %f)
              %g.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 2
              store float %g, ptr addrspace(1) %g.at
              %e = call double @llvm.fabs.f64(double %d)
              %e.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 3
              store double %e, ptr addrspace(1) %e.at
              br label %loop
            loop:
              %x = phi i32 [ %i, %entry ], [ %next, %loop ]
              %smaller = sub i32 %x, %n
              %negative = icmp slt i32 %smaller, 0
              %other = sub i32 0, %smaller
              %next = select i1 %negative, i32 %other, i32 %smaller
              %x.at = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %next
              store i32 %next, ptr addrspace(1) %x.at
              %more = icmp ugt i32 %next, 7
              br i1 %more, label %loop, label %end
            end:
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx)
        .doesNotContain("abs.")
        .contains("max.s32", "max.s64", "and.b32 \t%bits, %bits, 2147483647")
        .contains("and.b64 \t%bits, %bits, 9223372036854775807");
  }

  private static final String SELECTION =
      """
      define spir_kernel void @k(ptr addrspace(1) %%a, float %%x, float %%y) #0 {
        %%test = fcmp %s
        %%chosen = select i1 %%test, %s
        store float %%chosen, ptr addrspace(1) %%a
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
      """;

  @Test
  void selectionsThatMayBeBetweenZerosAreNoExtremes() {
    for (String form :
        List.of(
            "olt float %x, 0.0|float %x, float 0.0",
            "ogt float %x, 0.0|float %x, float -0.0",
            "olt float %x, 0.0|float 0.0, float %x",
            "ole float %x, -0.0|float %x, float 0.0")) {
      String[] parts = form.split("[|]", -1);
      assertThat(ptx(SELECTION.formatted(parts[0], parts[1]), SM_90))
          .as(form)
          .doesNotContain("min.", "max.")
          .contains("selp");
    }
    String other = SELECTION.formatted("olt float %x, 1.0", "float %x, float 1.0");
    assertThat(ptx(other, SM_90)).contains("min.f32");
  }

  /** LLVM would choose the number only if it is above zero, and -0.0 is not. */
  @Test
  void aSelectionKeepsTheSignOfAZeroThatItWidens() {
    String widened =
        SELECTION
            .formatted("olt float %x, 0.0", "double 0.0, double %wide")
            .replace("%chosen =", "%wide = fpext float %x to double\n  %chosen =")
            .replace("store float", "store double");
    assertThat(ptx(widened, SM_90)).contains("selp.f64").doesNotContain("setp.gt", "setp.le");
  }
}
