package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lwjgl.BufferUtils;

/** The functions on memory that native images bring with them. */
@Tag("module")
class NativeMemoryTest {

  private static final int OWN = 128;
  private static final int OFFSETS = 35;
  private static final int[] LENGTHS = {0, 1, 2, 15, 16, 17, 31, 32, 33, 48, 64, 91};
  private static final int ITEMS = OFFSETS * OFFSETS * LENGTHS.length;

  /** What the images are compiled for. */
  ImageTarget target() {
    return ImageTarget.X86_64;
  }

  private final IntBuffer numbers = BufferUtils.createIntBuffer(3 * ITEMS);

  NativeMemoryTest() {
    for (int item = 0; item < ITEMS; item++) {
      numbers.put(item % OFFSETS).put(item / OFFSETS % OFFSETS);
      numbers.put(LENGTHS[item / (OFFSETS * OFFSETS)]);
    }
    numbers.flip();
  }

  private static ByteBuffer bytes(int factor) {
    ByteBuffer bytes = BufferUtils.createByteBuffer(OWN * ITEMS);
    for (int i = 0; i < bytes.capacity(); i++) {
      bytes.put(i, (byte) (factor * i));
    }
    return bytes;
  }

  private void run(String kernel, ByteBuffer... buffers) {
    TestArgumentBlock arguments = new TestArgumentBlock();
    for (ByteBuffer buffer : buffers) {
      arguments.add(buffer);
    }
    try (TestNativeImage image =
        new TestNativeImage(TestModules.image(TestModules.job("memory", target())))) {
      image.run(kernel, arguments.add(numbers), TestLaunchRange.range(ITEMS));
    }
  }

  private static byte[] own(ByteBuffer bytes, int item) {
    byte[] own = new byte[OWN];
    bytes.get(OWN * item, own);
    return own;
  }

  /** Compares what each work-item has; {@code from} is what its bytes come from. */
  private void check(ByteBuffer actual, ByteBuffer before, ByteBuffer from) {
    for (int item = 0; item < ITEMS; item++) {
      byte[] expected = own(before, item);
      int to = numbers.get(3 * item);
      int second = numbers.get(3 * item + 1);
      int length = numbers.get(3 * item + 2);
      if (from == null) {
        Arrays.fill(expected, to, to + length, (byte) second);
      } else {
        System.arraycopy(own(from, item), second, expected, to, length);
      }
      if (!Arrays.equals(own(actual, item), expected)) {
        assertThat(own(actual, item)).as("%s, %s, %s", to, second, length).isEqualTo(expected);
      }
    }
  }

  @Test
  void movesBytesWhereverTheyOverlap() {
    ByteBuffer bytes = bytes(7);
    run("moved", bytes);
    check(bytes, bytes(7), bytes(7));
  }

  @Test
  void copiesBytes() {
    ByteBuffer bytes = bytes(7);
    run("copied", bytes, bytes(11));
    check(bytes, bytes(7), bytes(11));
  }

  @Test
  void fillsBytes() {
    ByteBuffer bytes = bytes(7);
    run("filled", bytes);
    check(bytes, bytes(7), null);
  }
}
