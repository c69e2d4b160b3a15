package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.Kernel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Entry points stay as long as the text and the place of their kernel stay. */
class KernelNamesTest {

  private static final String KERNEL = "q.parallelFor(range(4), i -> a[i] = 2 * i);";

  private static List<String> entryPoints(String body) {
    String unit =
        """
        package p;
        import static dev.sycamore.Range.range;
        import dev.sycamore.*;
        class Example {
          static void run(DeviceQueue q, int[] a) {
            %s
          }
        }
        """;
    return OutlineRun.of(unit.formatted(body)).program().units().get(0).kernels().stream()
        .map(Kernel::entryPoint)
        .toList();
  }

  @Test
  void otherKernelsAndLayoutDoNotRenameAKernel() {
    String alone = entryPoints(KERNEL).get(0);
    String other = "q.parallelFor(range(4), i -> a[i] = 5);";
    String laidOut =
        """
        // one line more
        q.parallelFor(range(8),
            i -> a[i]
                = /* twice */ 2 * i);
        """;

    assertThat(alone).startsWith("p_Example_run_k");
    assertThat(entryPoints(other + KERNEL)).hasSize(2).last().isEqualTo(alone);
    assertThat(entryPoints(KERNEL + other)).hasSize(2).first().isEqualTo(alone);
    assertThat(entryPoints(laidOut)).containsExactly(alone);
  }

  @Test
  void anotherTextIsAnotherKernel() {
    assertThat(entryPoints(KERNEL.replace("2", "3"))).isNotEqualTo(entryPoints(KERNEL));
    assertThat(entryPoints(KERNEL + KERNEL)).hasSize(2).doesNotHaveDuplicates();
  }
}
