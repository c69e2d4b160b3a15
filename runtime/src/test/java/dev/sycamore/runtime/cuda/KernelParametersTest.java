package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** The native parameters of launches, one after the other in the same memory. */
class KernelParametersTest {
  /** Left to itself, LWJGL sets a property that other class loaders of this JVM would obey. */
  @BeforeAll
  static void loadLibrary() {
    Lwjgl.load();
  }

  private static CudaKernel kernel(int parameters) {
    List<ParameterBinding> bindings = new ArrayList<>();
    for (int n = 0; n < parameters; n++) {
      bindings.add(new ParameterBinding(n, ParameterRole.VALUE, 0, 8 * n, 8));
    }
    return new CudaKernel(1, List.of(), bindings, "'k'", new FunctionLimits(1024, 256), null);
  }

  private static List<ArgumentValue> values(int count, long first) {
    List<ArgumentValue> values = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      values.add(new ArgumentValue.Scalar(first + n));
    }
    return values;
  }

  private static long read(KernelParameters parameters, int index) {
    long addresses = parameters.addresses() + (long) index * Long.BYTES;
    return MemoryUtil.memGetLong(MemoryUtil.memGetAddress(addresses));
  }

  @Test
  void thereIsRoomForAnyNumber() {
    try (KernelParameters parameters = new KernelParameters()) {
      for (int count : new int[] {3, 100, 31, 250, 0}) {
        parameters.fill(
            kernel(count), Geometry.singleTask(), values(count, 7L << 40), CudaBlock::address);
        for (int n = 0; n < count; n++) {
          assertThat(read(parameters, n)).isEqualTo((7L << 40) + n);
        }
      }
    }
  }

  @Test
  void aRangeComesAfterTheValuesAndEachPartSaysWhereItBegins() {
    Geometry box = Geometry.range(IndexExtent.of(5, 6, 7));
    Geometry line = Geometry.range(IndexExtent.of(9));
    try (KernelParameters parameters = new KernelParameters()) {
      parameters.fill(kernel(1), box, values(1, 1), CudaBlock::address);
      parameters.begin(40, 50);
      assertThat(List.of(read(parameters, 1), read(parameters, 2), read(parameters, 3)))
          .containsExactly(7L, 6L, 5L);
      assertThat(List.of(read(parameters, 4), read(parameters, 5))).containsExactly(40L, 50L);
      parameters.fill(kernel(1), box, values(1, 1), CudaBlock::address);
      assertThat(List.of(read(parameters, 4), read(parameters, 5))).containsExactly(0L, 0L);
      parameters.fill(kernel(1), line, values(1, 2), CudaBlock::address);
      parameters.begin(40, 50);
      assertThat(List.of(read(parameters, 0), read(parameters, 1))).containsExactly(2L, 9L);
    }
  }

  @Test
  void anOffsetIsWhereTheIndicesBeginAndMovesTheEnds() {
    Geometry line = Geometry.range(IndexExtent.of(9), IndexExtent.of(100));
    Geometry box = Geometry.range(IndexExtent.of(5, 6, 7), IndexExtent.of(30, 20, 10));
    try (KernelParameters parameters = new KernelParameters()) {
      parameters.fill(kernel(0), line, values(0, 0), CudaBlock::address);
      assertThat(List.of(read(parameters, 0), read(parameters, 1))).containsExactly(109L, 100L);
      parameters.fill(kernel(0), box, values(0, 0), CudaBlock::address);
      assertThat(List.of(read(parameters, 0), read(parameters, 1), read(parameters, 2)))
          .containsExactly(17L, 26L, 35L);
      assertThat(List.of(read(parameters, 3), read(parameters, 4), read(parameters, 5)))
          .containsExactly(20L, 30L, 10L);
    }
  }

  @Test
  void aReportIsAtAnAddressWithinItsMemory() {
    CudaBlock block = new CudaBlock(AllocationKind.HOST, 4096, 1024, 1);
    CudaKernel kernel =
        new CudaKernel(
            1,
            List.of(),
            List.of(new ParameterBinding(0, ParameterRole.REPORT, 0, 0, 8)),
            "'k'",
            new FunctionLimits(1024, 256),
            null);
    try (KernelParameters parameters = new KernelParameters()) {
      for (ArgumentValue.Report report :
          List.of(
              new ArgumentValue.Report(block, 257, true),
              new ArgumentValue.Report(block, 0, true),
              new ArgumentValue.Report(null, 0, false))) {
        parameters.fill(kernel, Geometry.singleTask(), List.of(report), CudaBlock::address);
        long address = report.needed() ? 4096 + report.offset() : MemoryUtil.NULL;
        assertThat(read(parameters, 0)).isEqualTo(address);
      }
    }
  }
}
