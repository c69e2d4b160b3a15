package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Atomic updates by an index that is checked, of elements that have a copy and of others. */
@Tag("one-jdk")
@Tag("module")
class CheckedUpdatesTest {

  private static final int ITEMS = 5000;

  /** Longer than a copy of {@code int}. */
  private static final int ELEMENTS = 3000;

  private static final int OTHER = 77;

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @update(ptr addrspace(1) %sums, i32 %from, i32 %n,
          ptr addrspace(1) %values, ptr addrspace(1) %report) #0 {
      entry:
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %i = trunc i64 %id to i32
        %value.at = getelementptr inbounds i32, ptr addrspace(1) %values, i64 %id
        %index = load i32, ptr addrspace(1) %value.at, align 4
        %bad = icmp uge i32 %index, %n
        br i1 %bad, label %violation, label %good
      violation:
        call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %index,
            i32 %n, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
        ret void
      good:
        %wide = sext i32 %index to i64
        %first = sext i32 %from to i64
        %base = getelementptr inbounds TYPE, ptr addrspace(1) %sums, i64 %first
        %sum = getelementptr inbounds TYPE, ptr addrspace(1) %base, i64 %wide
        %a = atomicrmw add ptr addrspace(1) %sum, TYPE 3 syncscope("device") monotonic
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
      """;

  private static byte[] compile(String type, BuildOutput output) {
    String checks = TestModules.text("checks");
    String report = checks.substring(checks.indexOf("define internal spir_func"));
    String text =
        TestModules.module(KERNEL.replace("TYPE", type))
            + report.substring(0, report.indexOf("\n}") + 2)
            + "\n";
    return TestModules.image(
        new BuildJob(
            "update.ll",
            text.getBytes(StandardCharsets.UTF_8),
            ImageTarget.X86_64,
            List.of("update"),
            output));
  }

  /** The length of the slice; it begins within a copy, at its end or after it. */
  @ParameterizedTest
  @ValueSource(ints = {1, 200, 1023, 1024, 1025, 1900})
  void updatesGoWhereTheyBelong(int length) {
    try (TestNativeImage ints = new TestNativeImage(compile("i32", BuildOutput.IMAGE));
        TestNativeImage longs = new TestNativeImage(compile("i64", BuildOutput.IMAGE))) {
      for (int from : new int[] {0, 1, 500, 1000, 1023, 1024, 1100}) {
        for (int wrong : new int[] {-1, length, ELEMENTS, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
          update(ints, longs, from, length, wrong);
        }
      }
    }
  }

  /** All that come before the index that is wrong are counted; -1 is none. */
  private static void update(
      TestNativeImage ints, TestNativeImage longs, int from, int length, int wrong) {
    int last = wrong == -1 ? ITEMS : ITEMS - 100;
    IntBuffer values = BufferUtils.createIntBuffer(ITEMS);
    int[] expected = new int[ELEMENTS];
    Arrays.fill(expected, OTHER);
    for (int i = 0; i < ITEMS; i++) {
      values.put(i, (i & 1) == 0 ? i % length : i * 7919 % length);
      expected[from + values.get(i)] += i < last ? 3 : 0;
    }
    if (last < ITEMS) {
      values.put(last, wrong);
    }
    IntBuffer sums = BufferUtils.createIntBuffer(ELEMENTS);
    LongBuffer wide = BufferUtils.createLongBuffer(ELEMENTS);
    for (int i = 0; i < ELEMENTS; i++) {
      sums.put(i, OTHER);
      wide.put(i, OTHER);
    }
    int[] reported = last < ITEMS ? new int[] {1, wrong, length} : new int[3];
    IntBuffer report = BufferUtils.createIntBuffer(16);
    run(ints, new TestArgumentBlock().add(sums), from, length, values, report);
    assertThat(sums).isEqualTo(IntBuffer.wrap(expected));
    assertThat(new int[] {report.get(0), report.get(1), report.get(2)}).isEqualTo(reported);
    report = BufferUtils.createIntBuffer(16);
    run(longs, new TestArgumentBlock().add(wide), from, length, values, report);
    assertThat(wide).isEqualTo(LongBuffer.wrap(Arrays.stream(expected).asLongStream().toArray()));
    assertThat(new int[] {report.get(0), report.get(1), report.get(2)}).isEqualTo(reported);
  }

  private static void run(
      TestNativeImage image,
      TestArgumentBlock arguments,
      int from,
      int length,
      IntBuffer values,
      IntBuffer report) {
    arguments.add(from).add(length).add(values).add(report);
    image.run("update", arguments, TestLaunchRange.range(ITEMS));
  }

  /** The length is compared only where an element has no copy. */
  @Test
  void oneComparisonIsEnoughForElementsThatHaveACopy() {
    String text = new String(compile("i32", BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    String entry = text.substring(text.indexOf("void @update("));
    String update =
        Arrays.stream(entry.substring(0, entry.indexOf("\n}")).split("\n\n"))
            .filter(block -> block.contains("= load i32") && block.contains("br i1 %own"))
            .findFirst()
            .orElseThrow();
    assertThat(update.split("icmp")).hasSize(2);
  }
}
