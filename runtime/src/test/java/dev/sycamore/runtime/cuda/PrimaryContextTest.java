package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.threads.RuntimeThreads;
import org.junit.jupiter.api.Test;
import org.lwjgl.cuda.CU;

/** Errors of calls in a context. */
class PrimaryContextTest {
  private static final int OTHER = 1;

  private static PrimaryContext context(int error) {
    // The first call is that which retains it.
    return new PrimaryContext(
        new FakeCudaDriver(new Kernels__Sycamore(), call -> call == 1, () -> error), 0, "cuda:0");
  }

  @Test
  void anErrorIsThatOfItsCall() {
    PrimaryContext context = context(OTHER);
    assertThatThrownBy(() -> context.get(context.driver()::createStream))
        .isInstanceOf(DeviceException.class)
        .hasMessage("cuda:0: cuStreamCreate: CUDA error 1 (INJECTED: by a test)");
    assertThat(context.get(context.driver()::createStream)).isPositive();
  }

  @Test
  void allKernelsThatMayHaveFailedAreNamed() {
    PrimaryContext context = context(CU.CUDA_ERROR_MISALIGNED_ADDRESS);
    UnfinishedKernels kernels = new UnfinishedKernels();
    context.watch(kernels);
    kernels.started("'a' (A.java:1:1)");
    kernels.started("'b' (A.java:2:1)");
    kernels.started("'a' (A.java:1:1)");
    String message =
        "one of the kernels 'a' (A.java:1:1), 'b' (A.java:2:1) failed on cuda:0: CUDA error 716"
            + " (INJECTED: by a test); cuda:0 is lost until the program is started again";
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> context.run(context.driver()::createStream))
          .isInstanceOf(DeviceException.class)
          .hasMessage(message);
    }
    context.free(context.driver()::createStream);
  }

  @Test
  void withoutKernelsTheCallIsNamed() {
    PrimaryContext context = context(CU.CUDA_ERROR_ECC_UNCORRECTABLE);
    UnfinishedKernels kernels = new UnfinishedKernels();
    context.watch(kernels);
    kernels.started("'a' (A.java:1:1)");
    kernels.finished();
    assertThatThrownBy(() -> context.get(context.driver()::createStream))
        .isInstanceOf(DeviceException.class)
        .hasMessage(
            "cuda:0: cuStreamCreate: CUDA error 214 (INJECTED: by a test); cuda:0 is lost until"
                + " the program is started again");
  }

  @Test
  void aThreadOfTheRuntimeKeepsTheContextAndOthersDoNot() throws InterruptedException {
    FakeCudaDriver driver = new FakeCudaDriver(new Kernels__Sycamore());
    PrimaryContext context = new PrimaryContext(driver, 0, "cuda:0");
    Runnable calls =
        () -> {
          context.run(driver::synchronizeContext);
          context.run(driver::synchronizeContext);
        };
    RuntimeThreads.start("test", RuntimeThreads.DEFAULT_STACK, calls).join();
    assertThat(driver.calls())
        .containsExactly(
            "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent", "cuCtxSynchronize", "cuCtxSynchronize");
    calls.run();
    assertThat(driver.calls().subList(4, 7))
        .containsExactly("cuCtxPushCurrent", "cuCtxSynchronize", "cuCtxPopCurrent");
    assertThat(driver.currentContext()).isZero();
  }
}
