package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Atomic updates whose results nobody uses are collected by each call of an entry point. */
@Tag("one-jdk")
@Tag("module")
class PrivateCopiesTest {

  private static final String RELAXED = "syncscope(\"device\") monotonic";

  private static final Map<String, byte[]> IMAGES = new HashMap<>();

  /** Larger than a copy, so that some elements have none. */
  private static final int ELEMENTS = 3000;

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @update(ptr addrspace(1) %values, ptr addrspace(1) %sums,
          ptr addrspace(1) %seen) #0 {
      entry:
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %value.at = getelementptr inbounds TYPE, ptr addrspace(1) %values, i64 %id
        %value = load TYPE, ptr addrspace(1) %value.at, align 4
        %place = urem TYPE %value, 3000
        %sum = getelementptr inbounds TYPE, ptr addrspace(1) %sums, TYPE %place
        %own = getelementptr inbounds TYPE, ptr addrspace(1) %sums, i64 %id
        %seen.at = getelementptr inbounds TYPE, ptr addrspace(1) %seen, i64 %id
        BODY
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="FORM" }
      """;

  private static final String ADD = "%a = atomicrmw add ptr addrspace(1) %sum, TYPE %value ";

  private static String kernel(String type, String body) {
    String text = KERNEL.replace("BODY", body).replace("FORM", "range");
    return TestModules.module(text.replace("TYPE", type));
  }

  private static byte[] image(String kernel) {
    return IMAGES.computeIfAbsent(kernel, k -> compile(k, BuildOutput.IMAGE)).clone();
  }

  private static byte[] compile(String kernel, BuildOutput output) {
    return TestModules.image(
        new BuildJob(
            "update.ll",
            kernel.getBytes(StandardCharsets.UTF_8),
            ImageTarget.X86_64,
            List.of("update"),
            output));
  }

  private static boolean hasCopies(String kernel) {
    String ir = new String(compile(kernel, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    return ir.contains("update.private.join");
  }

  @Test
  void relaxedUpdatesAreCollected() {
    assertThat(hasCopies(kernel("i32", ADD + RELAXED))).isTrue();
  }

  /** LLVM deletes it, and the entry point has no argument to compare. */
  @Test
  void anAccessThatNothingNeedsIsNoTrouble() {
    String body =
        """
        br label %loop
        loop:
          %k = phi i32 [ 0, %entry ], [ %next, %rest ]
          %a = atomicrmw add ptr addrspace(1) %sum, TYPE %value syncscope("device") monotonic
          %b = load TYPE, ptr addrspace(1) %seen.at
          %c = icmp sgt TYPE %b, 7
          br i1 %c, label %then, label %rest
        then:
          br label %rest
        rest:
          %next = add i32 %k, 1
          %more = icmp slt i32 %next, 3
          br i1 %more, label %loop, label %end
        end:
        """;
    assertThat(hasCopies(kernel("i32", body))).isTrue();
  }

  /** LLVM deletes it, and the entry point has no argument to copy. */
  @Test
  void anUpdateThatIsNeverDoneIsNoTrouble() {
    String body =
        """
        %c = call spir_func i1 @isNaN(float 1.0)
        br i1 %c, label %then, label %rest
        then:
          %a = atomicrmw add ptr addrspace(1) %sum, TYPE %value syncscope("device") monotonic
          br label %rest
        rest:
        """;
    String function =
        """

        define internal spir_func i1 @isNaN(float %in) nounwind {
          %x.at = alloca float
          store float %in, ptr %x.at
          %x = load float, ptr %x.at
          %bits = bitcast float %x to i32
          %magnitude = and i32 %bits, 2147483647
          %is = icmp sgt i32 %magnitude, 2139095040
          ret i1 %is
        }
        """;
    assertThat(compile(kernel("i32", body) + function, BuildOutput.IMAGE)).isNotEmpty();
  }

  /** Where somebody may look at each step, where it orders others, where its own item looks. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        ADD + RELAXED + "\nstore TYPE %a, ptr addrspace(1) %seen.at",
        ADD + "monotonic",
        ADD + "syncscope(\"device\") seq_cst",
        ADD + RELAXED + "\nfence syncscope(\"device\") release",
        ADD
            + RELAXED
            + "\n%b = load TYPE, ptr addrspace(1) %own\n"
            + "store TYPE %b, ptr addrspace(1) %seen.at",
        ADD + RELAXED + "\nstore TYPE 7, ptr addrspace(1) %own",
        ADD + RELAXED + "\n%b = atomicrmw max ptr addrspace(1) %own, TYPE 3 " + RELAXED,
        ADD
            + RELAXED
            + "\n%b = load atomic TYPE, ptr addrspace(1) %seen.at monotonic, align 8\n"
            + "store TYPE %b, ptr addrspace(1) %seen.at",
        ADD
            + RELAXED
            + "\n%b = cmpxchg ptr addrspace(1) %seen.at, TYPE 1, TYPE 2 monotonic"
            + " monotonic",
        "%a = atomicrmw xchg ptr addrspace(1) %sum, TYPE %value " + RELAXED
      })
  void othersAreDoneAtOnce(String body) {
    assertThat(hasCopies(kernel("i32", body))).isFalse();
  }

  @Test
  void oneWorkItemHasNothingToCollect() {
    String task = KERNEL.replace("BODY", ADD + RELAXED).replace("FORM", "single_task");
    assertThat(hasCopies(TestModules.module(task.replace("TYPE", "i32")))).isFalse();
  }

  static Stream<Arguments> operations() {
    return Stream.of(
        operation("add", Integer::sum, Long::sum),
        operation("sub", (a, b) -> a - b, (a, b) -> a - b),
        operation("and", (a, b) -> a & b, (a, b) -> a & b),
        operation("or", (a, b) -> a | b, (a, b) -> a | b),
        operation("xor", (a, b) -> a ^ b, (a, b) -> a ^ b),
        operation("max", Math::max, Math::max),
        operation("min", Math::min, Math::min),
        operation(
            "umax",
            (a, b) -> Integer.compareUnsigned(a, b) > 0 ? a : b,
            (a, b) -> Long.compareUnsigned(a, b) > 0 ? a : b),
        operation(
            "umin",
            (a, b) -> Integer.compareUnsigned(a, b) < 0 ? a : b,
            (a, b) -> Long.compareUnsigned(a, b) < 0 ? a : b));
  }

  private static Arguments operation(
      String name, IntBinaryOperator ints, LongBinaryOperator longs) {
    return Arguments.of(name, ints, longs);
  }

  /** Of one item, of few, and of enough for a copy; elements that have none, and wrap-around. */
  @ParameterizedTest
  @MethodSource("operations")
  void copiesAreJoined(String name, IntBinaryOperator ints, LongBinaryOperator longs) {
    // The second is in another branch, and of some work-items only.
    String body =
        """
        %a = atomicrmw NAME ptr addrspace(1) %sum, TYPE %value SCOPE
        %odd = and TYPE %value, 1
        %is = icmp eq TYPE %odd, 1
        br i1 %is, label %more, label %end
        more:
        %once = and i64 %id, 2047
        %at = getelementptr inbounds TYPE, ptr addrspace(1) %sums, i64 %once
        %b = atomicrmw NAME ptr addrspace(1) %at, TYPE %value SCOPE
        br label %end
        end:
        """
            .replace("NAME", name)
            .replace("SCOPE", RELAXED);
    for (int n : new int[] {1, 100, 20_000}) {
      IntBuffer values = BufferUtils.createIntBuffer(n);
      LongBuffer wide = BufferUtils.createLongBuffer(n);
      Random random = new Random(n);
      int[] expected = random.ints(ELEMENTS).toArray();
      long[] expectedLongs = random.longs(ELEMENTS).toArray();
      IntBuffer sums = BufferUtils.createIntBuffer(ELEMENTS).put(0, expected);
      LongBuffer longSums = BufferUtils.createLongBuffer(ELEMENTS).put(0, expectedLongs);
      for (int i = 0; i < n; i++) {
        int v = random.nextInt();
        values.put(i, v);
        wide.put(i, random.nextLong());
        apply(expected, Integer.remainderUnsigned(v, ELEMENTS), v, ints);
        long w = wide.get(i);
        apply(expectedLongs, (int) Long.remainderUnsigned(w, ELEMENTS), w, longs);
        if ((v & 1) == 1) {
          apply(expected, i & 2047, v, ints);
        }
        if ((w & 1) == 1) {
          apply(expectedLongs, i & 2047, w, longs);
        }
      }
      run(kernel("i32", body), n, new TestArgumentBlock().add(values).add(sums).add(values));
      run(kernel("i64", body), n, new TestArgumentBlock().add(wide).add(longSums).add(wide));
      assertThat(sums).isEqualTo(IntBuffer.wrap(expected));
      assertThat(longSums).isEqualTo(LongBuffer.wrap(expectedLongs));
    }
  }

  private static void apply(int[] sums, int at, int value, IntBinaryOperator operation) {
    sums[at] = operation.applyAsInt(sums[at], value);
  }

  private static void apply(long[] sums, int at, long value, LongBinaryOperator operation) {
    sums[at] = operation.applyAsLong(sums[at], value);
  }

  /** Of two arguments that are one array a work-item sees what it has done itself. */
  @Test
  void aWorkItemSeesItsOwnUpdatesByAnotherArgument() {
    String body =
        """
        %a = atomicrmw add ptr addrspace(1) %own, TYPE 5 SCOPE
        %b = load TYPE, ptr addrspace(1) %seen.at
        store TYPE %b, ptr addrspace(1) %value.at
        """
            .replace("SCOPE", RELAXED);
    assertThat(hasCopies(kernel("i32", body))).isTrue();
    int n = 4096;
    for (boolean same : new boolean[] {true, false}) {
      IntBuffer out = BufferUtils.createIntBuffer(n);
      IntBuffer sums = BufferUtils.createIntBuffer(n);
      IntBuffer seen = same ? sums : BufferUtils.createIntBuffer(n);
      run(kernel("i32", body), n, new TestArgumentBlock().add(out).add(sums).add(seen));
      for (int i = 0; i < n; i++) {
        assertThat(out.get(i)).isEqualTo(same ? 5 : 0);
        assertThat(sums.get(i)).isEqualTo(5);
      }
    }
  }

  /** Updates of one array by different operations keep their order, as far as there is one. */
  @Test
  void differentOperationsOnOneArrayAreNotCollected() {
    String body =
        """
        %a = atomicrmw add ptr addrspace(1) %own, TYPE 5 SCOPE
        %b = atomicrmw and ptr addrspace(1) %seen.at, TYPE 6 SCOPE
        """
            .replace("SCOPE", RELAXED);
    assertThat(hasCopies(kernel("i32", body))).isTrue();
    int n = 4096;
    IntBuffer values = BufferUtils.createIntBuffer(n);
    IntBuffer sums = BufferUtils.createIntBuffer(n);
    for (int i = 0; i < n; i++) {
      sums.put(i, i);
    }
    run(kernel("i32", body), n, new TestArgumentBlock().add(values).add(sums).add(sums));
    for (int i = 0; i < n; i++) {
      assertThat(sums.get(i)).isEqualTo(i + 5 & 6);
    }
  }

  @Test
  void lanesCollectToo() {
    System.setProperty("sycamore.lanes", "4");
    try {
      int n = 10_003;
      IntBuffer values = BufferUtils.createIntBuffer(n);
      IntBuffer sums = BufferUtils.createIntBuffer(ELEMENTS);
      int[] expected = new int[ELEMENTS];
      for (int i = 0; i < n; i++) {
        values.put(i, i * 7919 & 0xFFFF);
        expected[values.get(i) % ELEMENTS] += values.get(i);
      }
      String kernel = kernel("i32", ADD + RELAXED + "\n; in lanes");
      assertThat(new String(compile(kernel, BuildOutput.LLVM_IR), StandardCharsets.UTF_8))
          .contains("update.private.join", "<4 x i32>");
      run(kernel, n, new TestArgumentBlock().add(values).add(sums).add(values));
      assertThat(sums).isEqualTo(IntBuffer.wrap(expected));
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }

  private static void run(String kernel, int n, TestArgumentBlock arguments) {
    try (TestNativeImage image = new TestNativeImage(image(kernel))) {
      image.run("update", arguments, TestLaunchRange.range(n));
    }
  }
}
