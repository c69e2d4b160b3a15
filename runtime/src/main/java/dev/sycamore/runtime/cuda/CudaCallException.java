package dev.sycamore.runtime.cuda;

import java.util.Set;
import org.lwjgl.cuda.CU;

/** A call of the driver returned an error. */
final class CudaCallException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** After these, every call in the context fails, until the process ends. */
  private static final Set<Integer> LOSING =
      Set.of(
          CU.CUDA_ERROR_INVALID_CONTEXT,
          CU.CUDA_ERROR_ECC_UNCORRECTABLE,
          CU.CUDA_ERROR_NVLINK_UNCORRECTABLE,
          CU.CUDA_ERROR_ILLEGAL_ADDRESS,
          CU.CUDA_ERROR_LAUNCH_TIMEOUT,
          CU.CUDA_ERROR_CONTEXT_IS_DESTROYED,
          CU.CUDA_ERROR_ASSERT,
          CU.CUDA_ERROR_HARDWARE_STACK_ERROR,
          CU.CUDA_ERROR_ILLEGAL_INSTRUCTION,
          CU.CUDA_ERROR_MISALIGNED_ADDRESS,
          CU.CUDA_ERROR_INVALID_ADDRESS_SPACE,
          CU.CUDA_ERROR_INVALID_PC,
          CU.CUDA_ERROR_LAUNCH_FAILED);

  /** A driver refuses a module with these, and will whenever it is asked. */
  private static final Set<Integer> REFUSING =
      Set.of(
          CU.CUDA_ERROR_INVALID_IMAGE,
          CU.CUDA_ERROR_NO_BINARY_FOR_GPU,
          CU.CUDA_ERROR_INVALID_PTX,
          CU.CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
          CU.CUDA_ERROR_JIT_COMPILER_NOT_FOUND,
          CU.CUDA_ERROR_INVALID_SOURCE);

  private final int error;
  private final String meaning;
  private final String log;

  /**
   * @param call the function's name
   * @param meaning name and description of the error, from the driver
   * @param log what the compiler in the driver printed, or empty
   */
  CudaCallException(String call, int error, String meaning, String log) {
    super(call + ": CUDA error " + error + " (" + meaning + ")");
    this.error = error;
    this.meaning = meaning;
    this.log = log;
  }

  /** The number of the error, and its meaning, for messages. */
  String shown() {
    return "CUDA error " + error + " (" + meaning + ")";
  }

  String log() {
    return log;
  }

  /** Whether the device has no more memory for what was asked. */
  boolean isOutOfMemory() {
    return error == CU.CUDA_ERROR_OUT_OF_MEMORY;
  }

  /** Whether the context cannot be used any more. */
  boolean losesDevice() {
    return LOSING.contains(error);
  }

  /** Whether it would be the same for this module another time. */
  boolean refusesModule() {
    return REFUSING.contains(error);
  }
}
