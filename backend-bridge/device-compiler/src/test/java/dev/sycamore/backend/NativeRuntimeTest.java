package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lwjgl.BufferUtils;

/** What native images bring with them: the processor of the baseline does not have it. */
@Tag("module")
class NativeRuntimeTest {

  /** What the images are compiled for. */
  ImageTarget target() {
    return ImageTarget.X86_64;
  }

  private TestNativeImage image(String name) {
    return TestNativeImage.of(name, target());
  }

  private static final int TRIPLES = 400_000;

  @Test
  void fusesFloats() {
    float[] values = FloatEdgeValues.floats();
    FloatBuffer[] operands = new FloatBuffer[3];
    Random random = new Random(23);
    for (int k = 0; k < 3; k++) {
      operands[k] = BufferUtils.createFloatBuffer(TRIPLES);
    }
    for (int i = 0; i < TRIPLES; i++) {
      for (FloatBuffer operand : operands) {
        operand.put(i, values[random.nextInt(values.length)]);
      }
      if (i % 2 == 0) {
        // Near -x * y, where everything depends on the last bits.
        float product = operands[0].get(i) * operands[1].get(i);
        operands[2].put(i, -Float.intBitsToFloat(Float.floatToIntBits(product) + i % 5 - 2));
      }
    }
    FloatBuffer out = BufferUtils.createFloatBuffer(TRIPLES);
    try (TestNativeImage image = image("fma")) {
      image.run(
          "float_fma",
          new TestArgumentBlock().add(operands[0]).add(operands[1]).add(operands[2]).add(out),
          TestLaunchRange.range(TRIPLES));
    }
    for (int i = 0; i < TRIPLES; i++) {
      float expected = Math.fma(operands[0].get(i), operands[1].get(i), operands[2].get(i));
      if (Float.floatToIntBits(out.get(i)) != Float.floatToIntBits(expected)) {
        assertThat(out.get(i))
            .as("%s * %s + %s", operands[0].get(i), operands[1].get(i), operands[2].get(i))
            .isEqualTo(Float.valueOf(expected));
      }
    }
  }

  @Test
  void fusesDoubles() {
    double[] values = FloatEdgeValues.doubles();
    DoubleBuffer[] operands = new DoubleBuffer[3];
    Random random = new Random(29);
    for (int k = 0; k < 3; k++) {
      operands[k] = BufferUtils.createDoubleBuffer(TRIPLES);
    }
    for (int i = 0; i < TRIPLES; i++) {
      for (DoubleBuffer operand : operands) {
        operand.put(i, values[random.nextInt(values.length)]);
      }
      if (i % 3 > 0) {
        double x = Math.scalb(1 + random.nextDouble(), random.nextInt(2000) - 1000);
        operands[0].put(i, x);
        double y = Math.scalb(1 + random.nextDouble(), random.nextInt(2000) - 1000);
        operands[1].put(i, y);
        long bits = Double.doubleToLongBits(x * y) + i % 5 - 2;
        double z = -Double.longBitsToDouble(bits);
        operands[2].put(i, i % 3 == 1 ? z : Math.scalb(z, random.nextInt(240) - 120));
      }
    }
    DoubleBuffer out = BufferUtils.createDoubleBuffer(TRIPLES);
    try (TestNativeImage image = image("fma")) {
      image.run(
          "double_fma",
          new TestArgumentBlock().add(operands[0]).add(operands[1]).add(operands[2]).add(out),
          TestLaunchRange.range(TRIPLES));
    }
    for (int i = 0; i < TRIPLES; i++) {
      double expected = Math.fma(operands[0].get(i), operands[1].get(i), operands[2].get(i));
      if (Double.doubleToLongBits(out.get(i)) != Double.doubleToLongBits(expected)) {
        assertThat(out.get(i))
            .as("%s * %s + %s", operands[0].get(i), operands[1].get(i), operands[2].get(i))
            .isEqualTo(Double.valueOf(expected));
      }
    }
  }

  @Test
  void widensEveryHalf() {
    ShortBuffer x = BufferUtils.createShortBuffer(65536);
    FloatBuffer out = BufferUtils.createFloatBuffer(65536);
    for (int i = 0; i < 65536; i++) {
      x.put(i, (short) i);
    }
    try (TestNativeImage image = image("half")) {
      image.run("widen", new TestArgumentBlock().add(x).add(out), TestLaunchRange.range(65536));
    }
    for (int i = 0; i < 65536; i++) {
      assertThat(out.get(i)).isEqualTo(Float.valueOf((float) HalfBits.toDouble(i)));
    }
  }

  @Test
  void narrowsToTheNearestHalf() {
    int n = 200_000;
    FloatBuffer x = BufferUtils.createFloatBuffer(n);
    DoubleBuffer y = BufferUtils.createDoubleBuffer(n);
    Random random = new Random(31);
    for (int i = 0; i < n; i++) {
      // Near a half, and near the middle of two.
      double value = HalfBits.toDouble(random.nextInt(65536));
      double next = value * (1 + (1 + 0x1p-20 * (random.nextInt(3) - 1)) / 2048);
      x.put(i, i % 2 == 0 ? (float) next : Float.intBitsToFloat(random.nextInt()));
      y.put(i, i % 2 == 0 ? next * (1 + 0x1p-52 * (random.nextInt(3) - 1)) : value);
    }
    x.put(0, 65519.996f).put(1, 65520f).put(2, 0x1p-25f).put(3, 0x1.000002p-25f).put(4, -0f);
    y.put(0, 65519.99999999999).put(1, 65520).put(2, 0x1p-25).put(3, 0x1.0000000000001p-25);
    ShortBuffer out = BufferUtils.createShortBuffer(2 * n);
    try (TestNativeImage image = image("half")) {
      image.run("narrow", new TestArgumentBlock().add(x).add(y).add(out), TestLaunchRange.range(n));
    }
    for (int i = 0; i < n; i++) {
      assertHalf(out.get(2 * i), x.get(i));
      assertHalf(out.get(2 * i + 1), y.get(i));
    }
  }

  private static void assertHalf(short actual, double exact) {
    if (Double.isNaN(exact)) {
      assertThat(HalfBits.toDouble(actual & 0xFFFF)).isNaN();
    } else if ((actual & 0xFFFF) != HalfBits.nearest(exact)) {
      assertThat(actual & 0xFFFF).as("half of %s", exact).isEqualTo(HalfBits.nearest(exact));
    }
  }

  @Test
  void computesWithHalves() {
    ShortBuffer x = BufferUtils.createShortBuffer(65536);
    ShortBuffer out = BufferUtils.createShortBuffer(65536);
    for (int i = 0; i < 65536; i++) {
      x.put(i, (short) i);
    }
    int third = HalfBits.nearest(1 / 3.0);
    try (TestNativeImage image = image("half")) {
      image.run(
          "scale",
          new TestArgumentBlock().add(x).add((short) third).add(out),
          TestLaunchRange.range(65536));
    }
    for (int i = 0; i < 65536; i++) {
      assertHalf(out.get(i), HalfBits.toDouble(i) * HalfBits.toDouble(third));
    }
  }

  @Test
  void countsAtomically() {
    int n = 1000;
    IntBuffer x = BufferUtils.createIntBuffer(n);
    IntBuffer bins = BufferUtils.createIntBuffer(8);
    LongBuffer longs = BufferUtils.createLongBuffer(10);
    longs.put(4, -1).put(8, 77);
    FloatBuffer sum = BufferUtils.createFloatBuffer(1);
    int[] counts = new int[8];
    long total = 0;
    long and = -1;
    long or = 0;
    long xor = 0;
    long least = 0;
    long most = 0;
    float floats = 0;
    Random random = new Random(37);
    for (int i = 0; i < n; i++) {
      int v = random.nextInt();
      x.put(i, v);
      counts[v & 7]++;
      total += v;
      and &= v;
      or |= v;
      xor ^= v;
      least = Math.min(least, v);
      most = Math.max(most, v);
      floats += v & 7;
    }
    try (TestNativeImage image = image("atomics")) {
      TestArgumentBlock arguments = new TestArgumentBlock().add(x).add(bins).add(longs).add(sum);
      image.run("atomics", arguments, TestLaunchRange.range(n));
      for (int k = 0; k < 8; k++) {
        assertThat(bins.get(k)).isEqualTo(counts[k]);
      }
      long[] expected = {total, -total, least, most, and, or, xor, 1, 77, 77};
      for (int k = 0; k < expected.length; k++) {
        assertThat(longs.get(k)).as("longs[%d]", k).isEqualTo(expected[k]);
      }
      assertThat(sum.get(0)).isEqualTo(floats);
    }
  }

  @Test
  void zeroesLargePrivateArrays() {
    try (TestNativeImage image = image("atomics")) {
      IntBuffer out = BufferUtils.createIntBuffer(1000);
      image.run("zeroed", new TestArgumentBlock().add(out).add(123), TestLaunchRange.range(1000));
      for (int i = 0; i < 1000; i++) {
        assertThat(out.get(i)).isEqualTo(i == 123 ? 123 : 0);
      }
    }
  }
}
