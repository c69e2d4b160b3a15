package dev.sycamore.compiled;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which part of a source text is compiled. */
@Requires(Tool.OPENCL)
@Tag("module")
class LaunchedTextTest {

  private static int[] run(BiFunction<String, int[], RangeKernel1> kernels, String name) {
    int[] a = new int[2];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      q.parallelFor(name, range(2), kernels.apply(name, a)).await();
    }
    return a;
  }

  @Test
  void aNeighbourThatDoesNotCompileIsNoHindrance() {
    assertThat(run(TextOfParts::kernel, "first")).containsExactly(11, 11);
    assertThat(run(TextOfParts::kernel, "second")).containsExactly(20, 20);
    assertThatThrownBy(() -> run(TextOfParts::kernel, "broken"))
        .isInstanceOf(DeviceException.class)
        .hasMessageContaining("no_such_function");
  }

  @Test
  void aTextWithoutPartsIsCompiledAsAWhole() {
    assertThat(run(WholeText::kernel, "first")).containsExactly(11, 11);
    assertThat(run(WholeText::kernel, "second")).containsExactly(20, 20);
  }
}
