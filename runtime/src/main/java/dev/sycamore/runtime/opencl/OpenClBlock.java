package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.DeviceBlock;
import org.lwjgl.system.MemoryStack;

/** A block that a kernel of OpenCL can have as an argument. */
interface OpenClBlock extends DeviceBlock {
  /**
   * Makes the block an argument of a kernel that a queue is about to run.
   *
   * @param stack for the length of the call
   * @return the error of the driver
   */
  int setArgument(
      long kernel, int index, CommandQueue queue, OpenClCopies copies, MemoryStack stack);

  /** Gives it back to the driver. */
  void release();
}
