package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.lang.ref.Reference;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Kernels whose work-items run in the lanes of vectors: the same bits as one by one. */
@Tag("one-jdk")
@Tag("full")
class NativeLanesTest {

  private static final String LEVELS = "dev.sycamore.backend.DeviceCompilerFeatureLevelsTest#";
  private static final Map<String, byte[]> IMAGES = new HashMap<>();

  abstract static class Lanes extends NativeKernelTest {

    abstract int width();

    @Override
    TestNativeImage image(String name) {
      return image(name, width());
    }

    TestNativeImage image(String name, int width) {
      return new TestNativeImage(
          IMAGES
              .computeIfAbsent(name + width + target(), key -> compile(name, target(), width))
              .clone());
    }

    private static byte[] compile(String name, ImageTarget target, int width) {
      return compile(name, target, width, BuildOutput.IMAGE);
    }

    private static byte[] compile(String name, ImageTarget target, int width, BuildOutput output) {
      System.setProperty("sycamore.lanes", String.valueOf(width));
      try {
        BuildJob job = TestModules.job(name, target);
        return TestModules.image(new BuildJob(job.name(), job.ir(), target, job.kernels(), output));
      } finally {
        System.clearProperty("sycamore.lanes");
      }
    }

    /** LLVM's own vectoriser does not take loops with exits that depend on the work-item. */
    @Test
    void aDivergentLoopIsOneLoopOverVectors() {
      byte[] ir = compile("lanes", target(), width(), BuildOutput.LLVM_IR);
      String text = new String(ir, StandardCharsets.UTF_8);
      String kernel = text.substring(text.indexOf("@mandelbrot("), text.indexOf("@saxpy("));
      assertThat(kernel).contains("fmul <" + width() + " x float>", "<" + width() + " x i1>");
    }

    @Test
    void divergentLoopsEndForEachLane() {
      IntBuffer[] out = new IntBuffer[2];
      for (int k = 0; k < 2; k++) {
        out[k] = BufferUtils.createIntBuffer(640 * 960);
        try (TestNativeImage image = image("lanes", k == 0 ? 1 : width())) {
          image.run(
              "mandelbrot", new TestArgumentBlock().add(out[k]), TestLaunchRange.range(955, 64));
        }
      }
      assertThat(out[1]).isEqualTo(out[0]);
      assertThat(out[0].get(960 * 63 + 954)).isNotZero();
    }

    @Test
    void branchesBreaksAndReturnsKeepTheirLanes() {
      int n = 1003;
      Random random = new Random(11);
      for (int d : new int[] {0, 2, 5}) {
        IntBuffer x = BufferUtils.createIntBuffer(n);
        for (int i = 0; i < n; i++) {
          x.put(i, i % 5 == 0 ? random.nextInt() : random.nextInt(100_000));
        }
        IntBuffer[] out = new IntBuffer[2];
        for (int k = 0; k < 2; k++) {
          out[k] = BufferUtils.createIntBuffer(n);
          try (TestNativeImage image = image("lanes", k == 0 ? 1 : width())) {
            image.run(
                "branches",
                new TestArgumentBlock().add(x).add(n).add(d).add(out[k]),
                TestLaunchRange.range(n));
          }
        }
        assertThat(out[1]).isEqualTo(out[0]);
      }
    }

    /**
     * Private arrays, records, atomics, jumps out of several loops: all that is not one vector.
     * What a loop counts down before it is left early; indices that are kept within bounds, so that
     * lanes are next to each other in some vectors only, or all the same; elements a few places
     * apart.
     */
    @ParameterizedTest
    @ValueSource(
        strings = {
          "arrays",
          "records",
          "atomics",
          "labels",
          "counted",
          "within",
          "quads",
          "quotients"
        })
    void programsHaveTheBitsOfScalarCode(String kernel) {
      int n = 1003;
      assertSameBits(kernel, n, TestLaunchRange.range(n));
    }

    /**
     * Reports that lanes make together are in the order of work-items: the first violation wins,
     * and each line is where it would be. A trap that no lane gets to is no obstacle.
     */
    @ParameterizedTest
    @ValueSource(strings = {"checked", "printed", "traps"})
    void reportsHaveTheBitsAndTheOrderOfScalarCode(String kernel) {
      for (int n : new int[] {1003, 100}) {
        assertSameBits(kernel, n, TestLaunchRange.range(n));
      }
    }

    /** Groups that are whole vectors, more than one, and less; of 17 one work-item is left. */
    @ParameterizedTest
    @ValueSource(ints = {64, 24, 17, 7})
    void groupsWithBarriersHaveTheBitsOfScalarCode(int local) {
      int n = 6 * local;
      TestLaunchRange range = TestLaunchRange.ndRange(new long[] {n}, new long[] {local});
      assertSameBits("half", n, range);
      assertSameBits("rounds", n, range);
      assertSameBits("neighbours", n, range);
    }

    private void assertSameBits(String kernel, int n, TestLaunchRange range) {
      IntBuffer[] out = new IntBuffer[2];
      for (int k = 0; k < 2; k++) {
        out[k] = BufferUtils.createIntBuffer(1067 + n);
        TestArgumentBlock arguments = new TestArgumentBlock();
        if (kernel.equals("half") || kernel.equals("neighbours")) {
          arguments.add(0L);
        }
        IntBuffer in = values(1067 + n);
        arguments.add(in);
        if (kernel.equals("rounds")) {
          arguments.add(0L).add(n);
        }
        try (TestNativeImage image = image("lane-programs", k == 0 ? 1 : width())) {
          image.run(kernel, arguments.add(out[k]), range);
        } finally {
          // The block has the address only.
          Reference.reachabilityFence(in);
        }
      }
      assertThat(out[1]).as(kernel).isEqualTo(out[0]);
      assertThat(IntStream.range(0, n).map(out[0]::get).distinct().count()).isGreaterThan(1);
    }

    private static IntBuffer values(int count) {
      IntBuffer values = BufferUtils.createIntBuffer(count);
      Random random = new Random(5);
      for (int i = 0; i < count; i++) {
        // As floats, none is NaN, whose payloads are nobody's promise.
        values.put(i, i % 3 == 0 ? random.nextInt() & 0xBFFFFFFF : random.nextInt(200));
      }
      return values;
    }

    @Test
    void scalesAndAddsWhatIsLeftOfAVector() {
      for (int n : new int[] {0, 1, 15, 16, 17, 100}) {
        FloatBuffer x = BufferUtils.createFloatBuffer(n + 1);
        FloatBuffer y = BufferUtils.createFloatBuffer(n + 1);
        for (int i = 0; i <= n; i++) {
          x.put(i, i * 0.3f);
          y.put(i, -i * 1.7f);
        }
        try (TestNativeImage image = image("lanes")) {
          image.run(
              "saxpy", new TestArgumentBlock().add(y).add(0.7f).add(x), TestLaunchRange.range(n));
        }
        for (int i = 0; i <= n; i++) {
          assertThat(y.get(i)).isEqualTo(i < n ? 0.7f * (i * 0.3f) + -i * 1.7f : -i * 1.7f);
        }
      }
    }
  }

  @Nested
  class FourLanes extends Lanes {
    @Override
    int width() {
      return 4;
    }
  }

  @Nested
  @EnabledIf(LEVELS + "hasV3")
  class EightLanes extends Lanes {
    @Override
    ImageTarget target() {
      return ImageTarget.parse("x86_64_v3");
    }

    @Override
    int width() {
      return 8;
    }
  }

  /** Four for each value of 32 bits, as loops have that wait for their own results. */
  @Nested
  @EnabledIf(LEVELS + "hasV3")
  class SeveralRegisters extends Lanes {
    @Override
    ImageTarget target() {
      return ImageTarget.parse("x86_64_v3");
    }

    @Override
    int width() {
      return 32;
    }
  }

  @Nested
  @EnabledIf(LEVELS + "hasV4")
  class SixteenLanes extends Lanes {
    @Override
    ImageTarget target() {
      return ImageTarget.parse("x86_64_v4");
    }

    @Override
    int width() {
      return 16;
    }
  }
}
