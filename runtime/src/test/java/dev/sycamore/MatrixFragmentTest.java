package dev.sycamore;

import static dev.sycamore.NdRange.ndRange;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.devicelib.TensorFloat;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matrices on the host, where the JVM runs the kernel. */
class MatrixFragmentTest {

  @Test
  void productsAreAddedInOrder() {
    float[] a = new float[16 * 8];
    float[] b = new float[8 * 8];
    float[] c = new float[16 * 8];
    for (int i = 0; i < a.length; i++) {
      a[i] = TensorFloat.round((float) Math.sin(i));
      b[i % b.length] = TensorFloat.round((float) Math.cos(i) * 100);
      c[i] = i * 0.1f;
    }
    float[] expected = c.clone();
    for (int i = 0; i < c.length; i++) {
      for (int k = 0; k < 8; k++) {
        expected[i] += a[i / 8 * 8 + k] * b[k * 8 + i % 8];
      }
    }

    run(
        32,
        group -> {
          MatrixAccumulator sum = group.accumulator(16, 8);
          Tf32MatrixA left = group.tf32MatrixA(16, 8);
          Tf32MatrixB right = group.tf32MatrixB(8, 8);
          sum.load(c, 0, 8);
          left.load(a, 0, 8);
          right.load(b, 0, 8);
          sum.multiplyAdd(left, right);
          sum.store(c, 0, 8);
        });

    assertThat(c).containsExactly(expected);
  }

  @Test
  void matricesStartWithZeros() {
    float[] c = {1, 2, 3};
    float[] all = new float[128];
    Arrays.fill(all, 7);

    run(
        32,
        group -> {
          MatrixAccumulator sum = group.accumulator(16, 8);
          sum.store(all, 0, 8);
          c[0] = sum.rows();
          c[1] = sum.columns();
        });

    assertThat(all).containsOnly(0);
    assertThat(c).containsExactly(16, 8, 3);
  }

  @ParameterizedTest
  @CsvSource({"17, 8", "16, 4", "0, 8", "16, 0", "-16, 8"})
  void sizesAreMultiplesOfTiles(int rows, int columns) {
    assertThatThrownBy(() -> run(32, group -> group.accumulator(rows, columns)))
        .hasRootCauseInstanceOf(IllegalArgumentException.class)
        .rootCause()
        .hasMessage("a matrix of %d x %d elements in tiles of 16 x 8".formatted(rows, columns));
  }

  @Test
  void factorsFit() {
    assertThatThrownBy(
            () ->
                run(
                    32,
                    group ->
                        group
                            .accumulator(16, 8)
                            .multiplyAdd(group.halfMatrixA(16, 32), group.halfMatrixB(16, 8))))
        .hasRootCauseInstanceOf(IllegalArgumentException.class)
        .rootCause()
        .hasMessage("a product of 16 x 32 and 16 x 8 elements, added to 16 x 8");
  }

  @Test
  void aPartOfASubGroupHoldsNoMatrix() {
    assertThatThrownBy(() -> run(24, group -> group.accumulator(16, 8)))
        .hasRootCauseInstanceOf(IllegalStateException.class)
        .rootCause()
        .hasMessageContaining("of a sub-group of 24 work-items");
  }

  @ParameterizedTest
  @CsvSource({
    "3f800000, 3f800000",
    "3f800fff, 3f800000",
    "3f801000, 3f802000",
    "bf801000, bf802000",
    "3fffffff, 40000000",
    "7f7fffff, 7f800000",
    "ff800000, ff800000",
    "7f800001, 7fc00000",
    "7fffffff, 7fffe000",
    "00000fff, 00000000",
    "80001000, 80002000"
  })
  void floatsAreRoundedAwayFromZeroInTheMiddle(String value, String rounded) {
    float result = TensorFloat.round(Float.intBitsToFloat(Integer.parseUnsignedInt(value, 16)));

    assertThat(Integer.toHexString(Float.floatToRawIntBits(result)))
        .isEqualTo(Integer.toHexString(Integer.parseUnsignedInt(rounded, 16)));
  }

  private interface Use {
    void with(SubGroup group);
  }

  private static void run(int workItems, Use use) {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      q.parallelFor(ndRange(workItems, workItems), it -> use.with(it.subGroup())).await();
    }
  }
}
