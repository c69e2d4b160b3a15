package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lwjgl.BufferUtils;

/** Native images, executed. */
@Tag("one-jdk")
@Tag("module")
class NativeKernelTest {

  private static final String LANES = "sycamore.lanes";

  /** What the images are compiled for. */
  ImageTarget target() {
    return ImageTarget.X86_64;
  }

  TestNativeImage image(String name) {
    return TestNativeImage.of(name, target());
  }

  private TestNativeImage imageWithoutLanes(String name) {
    String lanes = System.getProperty(LANES);
    System.setProperty(LANES, "1");
    try {
      return new TestNativeImage(TestModules.image(TestModules.job(name, target())));
    } finally {
      if (lanes == null) {
        System.clearProperty(LANES);
      } else {
        System.setProperty(LANES, lanes);
      }
    }
  }

  @Test
  void addsVectorsOfEveryLength() {
    try (TestNativeImage image = image("vector_add")) {
      for (int n : new int[] {0, 1, 3, 4, 7, 8, 9, 31, 1000, 100_003}) {
        FloatBuffer a = BufferUtils.createFloatBuffer(n + 1);
        FloatBuffer b = BufferUtils.createFloatBuffer(n + 1);
        FloatBuffer c = BufferUtils.createFloatBuffer(n + 1);
        for (int i = 0; i < n; i++) {
          a.put(i, i * 0.1f);
          b.put(i, -i * 7.3f);
        }
        c.put(n, 42);
        TestArgumentBlock arguments = new TestArgumentBlock().add(a).add(b).add(c);
        image.run("vector_add", arguments, TestLaunchRange.range(n));
        for (int i = 0; i < n; i++) {
          assertThat(c.get(i)).isEqualTo(i * 0.1f + -i * 7.3f);
        }
        assertThat(c.get(n)).isEqualTo(42);
      }
    }
  }

  /** With lanes neighbours run together: what one writes, the next one may not read. */
  @Test
  void overlappingArraysAreAddedInOrderOfWorkItemsWithoutLanes() {
    try (TestNativeImage image = imageWithoutLanes("vector_add")) {
      FloatBuffer a = BufferUtils.createFloatBuffer(100);
      FloatBuffer ones = BufferUtils.createFloatBuffer(100);
      for (int i = 0; i < 100; i++) {
        ones.put(i, 1);
      }
      // a[i + 1] = a[i] + 1: the vectoriser must see that the arrays overlap.
      image.run(
          "vector_add",
          new TestArgumentBlock().add(a).add(ones).add(a.slice(1, 99)),
          TestLaunchRange.range(99));
      for (int i = 0; i < 100; i++) {
        assertThat(a.get(i)).isEqualTo(i);
      }
    }
  }

  @Test
  void runsPartsOfARangeAndOffsets() {
    try (TestNativeImage image = image("vector_add")) {
      FloatBuffer a = BufferUtils.createFloatBuffer(64);
      FloatBuffer c = BufferUtils.createFloatBuffer(64);
      for (int i = 0; i < 64; i++) {
        a.put(i, i);
      }
      TestArgumentBlock arguments = new TestArgumentBlock().add(a).add(a).add(c);
      image.run("vector_add", arguments, TestLaunchRange.range(64).part(0, 10, 20));
      image.run("vector_add", arguments, TestLaunchRange.range(8).offset(40));
      for (int i = 0; i < 64; i++) {
        boolean written = (i >= 10 && i < 20) || (i >= 40 && i < 48);
        assertThat(c.get(i)).isEqualTo(written ? 2f * i : 0);
      }
    }
  }

  @Test
  void passesEveryKindOfScalar() {
    try (TestNativeImage image = image("scalars")) {
      LongBuffer longs = BufferUtils.createLongBuffer(6);
      DoubleBuffer doubles = BufferUtils.createDoubleBuffer(3);
      TestArgumentBlock arguments =
          new TestArgumentBlock()
              .add(true)
              .add((short) -12345)
              .add(longs)
              .add((byte) -100)
              .add(Integer.MIN_VALUE)
              .add(Long.MAX_VALUE - 1)
              .add('\uFFFE')
              .add(1.1f)
              .add(Math.PI)
              .add(doubles)
              .add(Float.MIN_VALUE);
      image.run("scalars", arguments, TestLaunchRange.singleTask());
      assertThat(longs.get(0)).isEqualTo(1);
      assertThat(longs.get(1)).isEqualTo(-12345);
      assertThat(longs.get(2)).isEqualTo(-100);
      assertThat(longs.get(3)).isEqualTo(Integer.MIN_VALUE);
      assertThat(longs.get(4)).isEqualTo(Long.MAX_VALUE - 1);
      assertThat(longs.get(5)).isEqualTo(0xFFFE);
      assertThat(doubles.get(0)).isEqualTo(1.1f);
      assertThat(doubles.get(1)).isEqualTo(Math.PI);
      assertThat(doubles.get(2)).isEqualTo(Float.MIN_VALUE);
    }
  }

  @Test
  void multipliesMatrices() {
    int n = 33;
    try (TestNativeImage image = image("matrix")) {
      FloatBuffer a = randomFloats(n * n, 1);
      FloatBuffer b = randomFloats(n * n, 2);
      FloatBuffer c = BufferUtils.createFloatBuffer(n * n);
      TestArgumentBlock arguments = new TestArgumentBlock().add(a).add(b).add(c).add(n);
      image.run("matrix_multiply", arguments, TestLaunchRange.range(n, n));
      for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
          float sum = 0;
          for (int k = 0; k < n; k++) {
            sum += a.get(row * n + k) * b.get(k * n + column);
          }
          assertThat(c.get(row * n + column)).isEqualTo(sum);
        }
      }
    }
  }

  @Test
  void runsThreeDimensions() {
    try (TestNativeImage image = image("matrix")) {
      IntBuffer out = BufferUtils.createIntBuffer(5 * 4 * 3);
      image.run("ids3", new TestArgumentBlock().add(out), TestLaunchRange.range(5, 4, 3));
      for (int z = 0; z < 3; z++) {
        for (int y = 0; y < 4; y++) {
          for (int x = 0; x < 5; x++) {
            assertThat(out.get((z * 4 + y) * 5 + x)).isEqualTo(x + 1000 * y + 1_000_000 * z);
          }
        }
      }
    }
  }

  @Test
  void tellsWorkItemsTheirPlace() {
    int[] global = {12, 6};
    int[] local = {4, 3};
    try (TestNativeImage image = image("nd_range")) {
      for (int dimension = 0; dimension < 4; dimension++) {
        IntBuffer out = BufferUtils.createIntBuffer(12 * 6 * 6);
        image.run(
            "places",
            new TestArgumentBlock().add(out).add(dimension),
            TestLaunchRange.ndRange(new long[] {12, 6}, new long[] {4, 3}));
        for (int y = 0; y < 6; y++) {
          for (int x = 0; x < 12; x++) {
            int id = dimension == 0 ? x : dimension == 1 ? y : 0;
            int size = dimension < 2 ? global[dimension] : 1;
            int group = dimension < 2 ? local[dimension] : 1;
            int[] expected = {id, id % group, id / group, size, group, size / group};
            for (int k = 0; k < 6; k++) {
              assertThat(out.get((y * 12 + x) * 6 + k)).as("value %d", k).isEqualTo(expected[k]);
            }
          }
        }
      }
    }
  }

  @Test
  void givesEachLocalPointerItsOffset() {
    try (TestNativeImage image = image("nd_range")) {
      IntBuffer out = BufferUtils.createIntBuffer(32);
      TestArgumentBlock arguments = new TestArgumentBlock().add(out).add(0L).add(64L);
      image.run(
          "through_local", arguments, TestLaunchRange.ndRange(new long[] {32}, new long[] {16}));
      for (int i = 0; i < 32; i++) {
        assertThat(out.get(i)).isEqualTo(7 * i);
      }
    }
  }

  @Test
  void computesFloatsAsJavaDoes() {
    int n = 10_000;
    try (TestNativeImage image = image("math")) {
      FloatBuffer x = randomFloats(n, 3);
      FloatBuffer out = BufferUtils.createFloatBuffer(n);
      image.run("float_math", new TestArgumentBlock().add(x).add(out), TestLaunchRange.range(n));
      for (int i = 0; i < n; i++) {
        float v = x.get(i);
        float expected =
            StrictMath.copySign((float) StrictMath.sqrt(StrictMath.abs(v)) * v + v / 3f, -v);
        assertThat(out.get(i)).isEqualTo(expected);
      }
    }
  }

  @Test
  void computesDoublesAsJavaDoes() {
    double[] values = FloatEdgeValues.doubles();
    try (TestNativeImage image = image("math")) {
      DoubleBuffer x = BufferUtils.createDoubleBuffer(values.length).put(values).flip();
      DoubleBuffer out = BufferUtils.createDoubleBuffer(4 * values.length);
      image.run(
          "double_math",
          new TestArgumentBlock().add(x).add(out),
          TestLaunchRange.range(values.length));
      for (int i = 0; i < values.length; i++) {
        double v = values[i];
        assertThat(out.get(4 * i)).isEqualTo(Double.valueOf(StrictMath.sqrt(v)));
        assertThat(out.get(4 * i + 1)).isEqualTo(Double.valueOf(StrictMath.floor(v)));
        assertThat(out.get(4 * i + 2)).isEqualTo(Double.valueOf(StrictMath.ceil(v)));
        assertThat(out.get(4 * i + 3)).isEqualTo(Double.valueOf(StrictMath.rint(v)));
      }
    }
  }

  @Test
  void dividesFloatsWithTheirExactRemainder() {
    float[] values = FloatEdgeValues.floats();
    int n = values.length * values.length;
    FloatBuffer x = BufferUtils.createFloatBuffer(n);
    FloatBuffer y = BufferUtils.createFloatBuffer(n);
    FloatBuffer out = BufferUtils.createFloatBuffer(n);
    for (int i = 0; i < n; i++) {
      x.put(i, values[i / values.length]);
      y.put(i, values[i % values.length]);
    }
    try (TestNativeImage image = image("math")) {
      image.run(
          "float_remainder",
          new TestArgumentBlock().add(x).add(y).add(out),
          TestLaunchRange.range(n));
      for (int i = 0; i < n; i++) {
        assertThat(out.get(i))
            .as("%s %% %s", x.get(i), y.get(i))
            .isEqualTo(Float.valueOf(x.get(i) % y.get(i)));
      }
    }
  }

  @Test
  void dividesDoublesWithTheirExactRemainder() {
    double[] values = FloatEdgeValues.doubles();
    int n = values.length * values.length;
    DoubleBuffer x = BufferUtils.createDoubleBuffer(n);
    DoubleBuffer y = BufferUtils.createDoubleBuffer(n);
    DoubleBuffer out = BufferUtils.createDoubleBuffer(n);
    for (int i = 0; i < n; i++) {
      x.put(i, values[i / values.length]);
      y.put(i, values[i % values.length]);
    }
    try (TestNativeImage image = image("math")) {
      image.run(
          "double_remainder",
          new TestArgumentBlock().add(x).add(y).add(out),
          TestLaunchRange.range(n));
      for (int i = 0; i < n; i++) {
        assertThat(out.get(i))
            .as("%s %% %s", x.get(i), y.get(i))
            .isEqualTo(Double.valueOf(x.get(i) % y.get(i)));
      }
    }
  }

  @Test
  void mixesConstructs() {
    int[] primes = {2, 3, 5, 7, 11, 13, 17, 19};
    int n = 4096;
    try (TestNativeImage image = image("mixed")) {
      IntBuffer x = BufferUtils.createIntBuffer(n);
      IntBuffer out = BufferUtils.createIntBuffer(n);
      Random random = new Random(5);
      for (int i = 0; i < n; i++) {
        x.put(i, i < 64 ? Integer.MIN_VALUE + i : random.nextInt());
      }
      for (int divisor : new int[] {0, -1, 1, 7, Integer.MIN_VALUE}) {
        image.run(
            "mixed",
            new TestArgumentBlock().add(x).add(out).add(divisor),
            TestLaunchRange.range(n));
        for (int i = 0; i < n; i++) {
          int v = x.get(i);
          int prime = primes[v & 7];
          int steps = 3;
          while (steps <= (v & 15)) {
            steps += 3;
          }
          int sum = ((v & 15) == 3 ? v : 0) + prime + (divisor == 0 ? 0 : v / divisor);
          sum = (sum ^ (-2_000_000_000 >> v)) + (byte) v;
          sum += prime == 2 ? 100 : prime == 7 ? 200 : 300;
          assertThat(out.get(i)).isEqualTo(sum * steps);
        }
      }
    }
  }

  @Test
  void convertsFloatsAsJavaDoes() {
    float[] values = FloatEdgeValues.floats();
    try (TestNativeImage image = image("mixed")) {
      FloatBuffer x = BufferUtils.createFloatBuffer(values.length).put(values).flip();
      IntBuffer out = BufferUtils.createIntBuffer(values.length);
      image.run(
          "float_to_int",
          new TestArgumentBlock().add(x).add(out),
          TestLaunchRange.range(values.length));
      for (int i = 0; i < values.length; i++) {
        assertThat(out.get(i)).as("(int) %s", values[i]).isEqualTo((int) values[i]);
      }
    }
  }

  @Test
  void keepsBooleansInBytes() {
    try (TestNativeImage image = image("mixed")) {
      ByteBuffer x = BufferUtils.createByteBuffer(40);
      ByteBuffer out = BufferUtils.createByteBuffer(40);
      for (int i = 0; i < 40; i++) {
        x.put(i, (byte) (i % 3 == 0 ? 1 : 0));
      }
      image.run("invert", new TestArgumentBlock().add(x).add(out), TestLaunchRange.range(40));
      for (int i = 0; i < 40; i++) {
        assertThat(out.get(i)).isEqualTo((byte) (i % 3 == 0 ? 0 : 1));
      }
    }
  }

  private static FloatBuffer randomFloats(int n, long seed) {
    Random random = new Random(seed);
    FloatBuffer floats = BufferUtils.createFloatBuffer(n);
    for (int i = 0; i < n; i++) {
      floats.put(i, random.nextFloat() * 200 - 100);
    }
    return floats;
  }
}
