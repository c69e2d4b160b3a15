package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lwjgl.BufferUtils;

/**
 * What an image must compute bit by bit as the JVM does, whatever its processor could do faster.
 */
class NativeExactnessTest {

  private static final int N = 100_000;

  /** What the images are compiled for. */
  ImageTarget target() {
    return ImageTarget.X86_64;
  }

  @Test
  void floatProductsAreRoundedBeforeTheyAreAdded() {
    Random random = new Random(43);
    float[] values = FloatEdgeValues.floats();
    FloatBuffer[] operands = new FloatBuffer[3];
    for (int k = 0; k < 3; k++) {
      operands[k] = BufferUtils.createFloatBuffer(N);
    }
    for (int i = 0; i < N; i++) {
      float x = i % 4 == 0 ? values[random.nextInt(values.length)] : 1 + random.nextFloat();
      float y = i % 4 == 0 ? values[random.nextInt(values.length)] : 1 + random.nextFloat();
      // The rounded product cancels: what is left of a fused one is its rounding error.
      float z = i % 4 == 0 ? values[random.nextInt(values.length)] : i % 4 == 1 ? x * y : -x * y;
      operands[0].put(i, x);
      operands[1].put(i, y);
      operands[2].put(i, z);
    }
    FloatBuffer out = BufferUtils.createFloatBuffer(4 * N);
    run("float_products", operands[0], operands[1], operands[2], out);
    int fusingShows = 0;
    for (int i = 0; i < N; i++) {
      float x = operands[0].get(i);
      float y = operands[1].get(i);
      float z = operands[2].get(i);
      float product = x * y;
      float[] expected = {product + z, product - z, z - product, -product - z};
      for (int k = 0; k < 4; k++) {
        assertSame(out.get(4 * i + k), expected[k], x, y, z);
      }
      fusingShows += Math.fma(x, y, z) != expected[0] ? 1 : 0;
    }
    assertThat(fusingShows).isGreaterThan(N / 4);
  }

  private static void assertSame(float actual, float expected, Object... operands) {
    if (Float.floatToIntBits(actual) != Float.floatToIntBits(expected)) {
      assertThat(actual).as("%s, %s, %s", operands).isEqualTo(Float.valueOf(expected));
    }
  }

  @Test
  void doubleProductsAreRoundedBeforeTheyAreAdded() {
    Random random = new Random(47);
    double[] values = FloatEdgeValues.doubles();
    DoubleBuffer[] operands = new DoubleBuffer[3];
    for (int k = 0; k < 3; k++) {
      operands[k] = BufferUtils.createDoubleBuffer(N);
    }
    for (int i = 0; i < N; i++) {
      double x = i % 4 == 0 ? values[random.nextInt(values.length)] : 1 + random.nextDouble();
      double y = i % 4 == 0 ? values[random.nextInt(values.length)] : 1 + random.nextDouble();
      double z = i % 4 == 0 ? values[random.nextInt(values.length)] : i % 4 == 1 ? x * y : -x * y;
      operands[0].put(i, x);
      operands[1].put(i, y);
      operands[2].put(i, z);
    }
    DoubleBuffer out = BufferUtils.createDoubleBuffer(4 * N);
    run("double_products", operands[0], operands[1], operands[2], out);
    int fusingShows = 0;
    for (int i = 0; i < N; i++) {
      double x = operands[0].get(i);
      double y = operands[1].get(i);
      double z = operands[2].get(i);
      double product = x * y;
      double[] expected = {product + z, product - z, z - product, -product - z};
      for (int k = 0; k < 4; k++) {
        assertSame(out.get(4 * i + k), expected[k], x, y, z);
      }
      fusingShows += Math.fma(x, y, z) != expected[0] ? 1 : 0;
    }
    assertThat(fusingShows).isGreaterThan(N / 4);
  }

  private static void assertSame(double actual, double expected, Object... operands) {
    if (Double.doubleToLongBits(actual) != Double.doubleToLongBits(expected)) {
      assertThat(actual).as("%s, %s, %s", operands).isEqualTo(Double.valueOf(expected));
    }
  }

  @Test
  void halfProductsAreRoundedBeforeTheyAreAdded() {
    Random random = new Random(53);
    ShortBuffer[] operands = new ShortBuffer[3];
    for (int k = 0; k < 3; k++) {
      operands[k] = BufferUtils.createShortBuffer(N);
    }
    int[] products = new int[N];
    for (int i = 0; i < N; i++) {
      int x = i % 4 == 0 ? random.nextInt(65536) : 0x3C00 + random.nextInt(1024);
      int y = i % 4 == 0 ? random.nextInt(65536) : 0x3C00 + random.nextInt(1024);
      products[i] = nearest(HalfBits.toDouble(x) * HalfBits.toDouble(y));
      operands[0].put(i, (short) x);
      operands[1].put(i, (short) y);
      operands[2].put(i, (short) (i % 4 == 0 ? random.nextInt(65536) : products[i] ^ 0x8000));
    }
    ShortBuffer out = BufferUtils.createShortBuffer(N);
    run("half_products", operands[0], operands[1], operands[2], out);
    for (int i = 0; i < N; i++) {
      double z = HalfBits.toDouble(operands[2].get(i) & 0xFFFF);
      double expected = HalfBits.toDouble(nearest(HalfBits.toDouble(products[i]) + z));
      double actual = HalfBits.toDouble(out.get(i) & 0xFFFF);
      assertSame(actual, expected, operands[0].get(i), operands[1].get(i), z);
    }
  }

  /** Products and sums of halves are exact in a double. */
  private static int nearest(double exact) {
    return Double.isNaN(exact) ? 0x7E00 : HalfBits.nearest(exact);
  }

  @Test
  void convertsWithOneRounding() {
    Random random = new Random(59);
    double[] values = FloatEdgeValues.doubles();
    LongBuffer longs = BufferUtils.createLongBuffer(N);
    DoubleBuffer x = BufferUtils.createDoubleBuffer(N);
    for (int i = 0; i < N; i++) {
      // Around the middle of two floats, and of two doubles: a second rounding shows.
      long top = random.nextLong() | Long.MIN_VALUE;
      long tie = (top >>> 40 << 40 | 1L << 39) + random.nextInt(3) - 1;
      long any = i % 2 == 0 ? tie : random.nextLong();
      longs.put(i, (random.nextBoolean() ? any : -any) >> random.nextInt(40));
      float near = Float.intBitsToFloat(random.nextInt());
      double middle = (near + (double) Math.nextUp(near)) / 2 * (1 + (i % 3 - 1) * 0x1p-52);
      x.put(i, i % 2 == 0 ? middle : values[random.nextInt(values.length)]);
    }
    longs.put(0, Long.MIN_VALUE).put(1, Long.MAX_VALUE).put(2, 0).put(3, -1);
    DoubleBuffer doubles = BufferUtils.createDoubleBuffer(N);
    FloatBuffer floats = BufferUtils.createFloatBuffer(2 * N);
    run("conversions", longs, x, doubles, floats);
    for (int i = 0; i < N; i++) {
      assertSame(doubles.get(i), (double) longs.get(i), longs.get(i), "", "");
      assertSame(floats.get(2 * i), (float) longs.get(i), longs.get(i), "", "");
      assertSame(floats.get(2 * i + 1), (float) x.get(i), x.get(i), "", "");
    }
  }

  private void run(String kernel, java.nio.Buffer... arguments) {
    TestArgumentBlock block = new TestArgumentBlock();
    for (java.nio.Buffer argument : arguments) {
      block.add(argument);
    }
    try (TestNativeImage image = TestNativeImage.of("exact", target())) {
      image.run(kernel, block, TestLaunchRange.range(N));
    }
  }
}
