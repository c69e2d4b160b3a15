package dev.sycamore.runtime.cuda;

import org.lwjgl.cuda.CU;

/** What a call of a fake driver fails with. */
public enum CudaFailure {
  OUT_OF_MEMORY(CU.CUDA_ERROR_OUT_OF_MEMORY),
  INVALID_VALUE(CU.CUDA_ERROR_INVALID_VALUE),
  NO_RESOURCES_FOR_LAUNCH(CU.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES),
  UNKNOWN(CU.CUDA_ERROR_UNKNOWN),
  LAUNCH_FAILED(CU.CUDA_ERROR_LAUNCH_FAILED),
  ILLEGAL_ADDRESS(CU.CUDA_ERROR_ILLEGAL_ADDRESS);

  private final int error;

  CudaFailure(int error) {
    this.error = error;
  }

  int error() {
    return error;
  }

  /** Whether every call after it fails, too. */
  public boolean losesDevice() {
    return this == LAUNCH_FAILED || this == ILLEGAL_ADDRESS;
  }
}
