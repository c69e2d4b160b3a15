package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.driver.AllocationKind;
import java.util.Set;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL20;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Shared virtual memory, fine-grained: host and device reach it by one address, without mapping.
 *
 * @param address of its first byte
 */
record OpenClSharedBlock(long context, long address, long size) implements OpenClBlock {
  private static final int ALIGNMENT = 64;

  /** What a device offers that has such memory; nothing for one that has not. */
  static Set<AllocationKind> kinds(long device) {
    long capabilities = OpenCl.number(device, CL20.CL_DEVICE_SVM_CAPABILITIES);
    // Coarse-grained memory would have to be mapped around each access of the host.
    return (capabilities & CL20.CL_DEVICE_SVM_FINE_GRAIN_BUFFER) != 0
        ? Set.of(AllocationKind.HOST, AllocationKind.SHARED)
        : Set.of();
  }

  /**
   * Allocates zeros; empty memory has no address, so that it gets a byte. Null if there is none.
   */
  static OpenClSharedBlock allocate(long context, long size) {
    long flags = CL10.CL_MEM_READ_WRITE | CL20.CL_MEM_SVM_FINE_GRAIN_BUFFER;
    long bytes = Math.max(size, 1);
    long address = CL20.nclSVMAlloc(context, flags, bytes, ALIGNMENT);
    if (address == MemoryUtil.NULL) {
      return null;
    }
    MemoryUtil.memSet(address, 0, bytes);
    return new OpenClSharedBlock(context, address, size);
  }

  /** The part from a byte on. */
  OpenClSharedBlock from(long offset) {
    return new OpenClSharedBlock(context, address + offset, size - offset);
  }

  @Override
  public long hostAddress() {
    return address;
  }

  @Override
  public int setArgument(
      long kernel, int index, CommandQueue queue, OpenClCopies copies, MemoryStack stack) {
    return CL20.nclSetKernelArgSVMPointer(kernel, index, address);
  }

  @Override
  public void release() {
    CL20.nclSVMFree(context, address);
  }
}
