package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Native images of kernels with barriers, executed. */
class NativeBarrierTest {

  /** What the images are compiled for. */
  ImageTarget target() {
    return ImageTarget.X86_64;
  }

  private TestNativeImage image(String name) {
    return TestNativeImage.of(name, target());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16, 64, 1024})
  void sumsGroupsByHalving(int local) {
    int groups = 5;
    int n = groups * local;
    IntBuffer in = BufferUtils.createIntBuffer(n);
    IntBuffer out = BufferUtils.createIntBuffer(groups);
    int[] expected = new int[groups];
    Random random = new Random(local);
    for (int i = 0; i < n; i++) {
      in.put(i, random.nextInt());
      expected[i / local] += in.get(i);
    }
    try (TestNativeImage image = image("barrier")) {
      TestArgumentBlock arguments = new TestArgumentBlock().add(in).add(out).add(0L);
      image.run(
          "group_sum", arguments, TestLaunchRange.ndRange(new long[] {n}, new long[] {local}));
    }
    for (int g = 0; g < groups; g++) {
      assertThat(out.get(g)).isEqualTo(expected[g]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 10, 33})
  void waitsInLoopsAndConditions(int steps) {
    int local = 48;
    int n = 3 * local;
    IntBuffer x = BufferUtils.createIntBuffer(n);
    IntBuffer out = BufferUtils.createIntBuffer(n);
    int[] v = new int[n];
    Random random = new Random(steps);
    for (int i = 0; i < n; i++) {
      v[i] = random.nextInt();
      x.put(i, v[i]);
    }
    int[][] history = new int[n][8];
    for (int k = 0; k < steps; k++) {
      int[] tile = v.clone();
      for (int i = 0; i < n; i++) {
        int group = i / local * local;
        int right = tile[group + (i - group + 1) % local];
        int left = tile[group + (i - group + local - 1) % local];
        v[i] = k % 2 == 1 ? v[i] + k * right : 3 * v[i] + left;
        history[i][k & 7] += v[i];
      }
    }
    try (TestNativeImage image = image("waits")) {
      TestArgumentBlock arguments = new TestArgumentBlock().add(x).add(out).add(64L).add(steps);
      image.run(
          "neighbours", arguments, TestLaunchRange.ndRange(new long[] {n}, new long[] {local}));
    }
    for (int i = 0; i < n; i++) {
      assertThat(out.get(i)).isEqualTo(v[i] + 7 * history[i][steps & 7]);
    }
  }

  @Test
  void transposesTiles() {
    int width = 24;
    int height = 20;
    FloatBuffer in = BufferUtils.createFloatBuffer(width * height);
    FloatBuffer out = BufferUtils.createFloatBuffer(width * height);
    for (int i = 0; i < width * height; i++) {
      in.put(i, i + 1);
    }
    try (TestNativeImage image = image("waits")) {
      TestLaunchRange range =
          TestLaunchRange.ndRange(new long[] {width, height}, new long[] {8, 5});
      image.run("transpose", new TestArgumentBlock().add(in).add(out).add(0L).add(true), range);
      assertThat(out.get(0)).isZero();
      image.run("transpose", new TestArgumentBlock().add(in).add(out).add(0L).add(false), range);
    }
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        assertThat(out.get(x * height + y)).isEqualTo(in.get(y * width + x));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 512})
  void keepsMuchAcrossABarrier(int local) {
    int n = 2 * local;
    LongBuffer out = BufferUtils.createLongBuffer(n);
    try (TestNativeImage image = image("waits")) {
      image.run(
          "much",
          new TestArgumentBlock().add(out).add(0L),
          TestLaunchRange.ndRange(new long[] {n}, new long[] {local}));
    }
    for (int i = 0; i < n; i++) {
      long right = (long) (i / local) * local + (i % local + 1) % local;
      long sum = right * right;
      for (long k = i; k < i + 100; k++) {
        sum += k * k;
      }
      assertThat(out.get(i)).isEqualTo(sum);
    }
  }

  /** Where InstCombine checks that one round is enough, LLVM ends its process for this kernel. */
  @Test
  void oneRoundOfInstCombineNeedNotBeEnough() {
    ByteBuffer in = BufferUtils.createByteBuffer(300);
    int expected = 1;
    for (int k = 0; k < 300; k++) {
      in.put(k, (byte) (k * 7));
      expected += k < 299 ? (k * 7 & 255) * (k * 7 & 255) : 0;
    }
    IntBuffer out = BufferUtils.createIntBuffer(8);
    try (TestNativeImage image = image("rounds")) {
      image.run(
          "rounds",
          new TestArgumentBlock().add(in).add(out).add(0L).add(300),
          TestLaunchRange.ndRange(new long[] {8}, new long[] {4}));
    }
    for (int i = 0; i < 8; i++) {
      assertThat(out.get(i)).isEqualTo(expected);
    }
  }

  @Test
  @DisabledIfSystemProperty(named = ShippedImages.FOLDER, matches = ".+")
  void aBarrierInARangeKernelIsRefused() {
    String ir = TestModules.text("barrier").replace("\"nd_range\"", "\"range\"");
    for (ImageTarget target : List.of(ImageTarget.X86_64, ImageTarget.PTX64)) {
      Failure failure =
          TestModules.failure(TestModules.job("input.ll", ir, target, List.of("group_sum")));
      assertThat(failure.line())
          .isEqualTo("kernel 'group_sum': a barrier needs an nd-range kernel");
    }
  }
}
