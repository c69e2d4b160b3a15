package dev.sycamore.runtime.cuda;

import org.lwjgl.cuda.CU;

/**
 * What the code of a kernel allows on its GPU.
 *
 * @param mostThreads in a block: the kernel's registers are those of a multiprocessor
 * @param bestBlock the number of threads that fills the GPU best
 */
record FunctionLimits(int mostThreads, int bestBlock) {
  /** What a block has without asking for more. */
  private static final int SHARED_BYTES = 48 << 10;

  static FunctionLimits of(CudaDriver driver, long function) {
    return new FunctionLimits(
        driver.functionAttribute(function, CU.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK),
        driver.bestBlockSize(function));
  }

  /** Allows blocks so much dynamic shared memory. */
  static void allowShared(CudaDriver driver, long function, int bytes) {
    if (bytes > SHARED_BYTES) {
      driver.setFunctionAttribute(
          function, CU.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes);
    }
  }
}
