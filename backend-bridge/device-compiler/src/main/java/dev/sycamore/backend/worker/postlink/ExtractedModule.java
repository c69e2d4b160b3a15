package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.worker.llvm.DeviceModule;

/**
 * A module that has a context to itself.
 *
 * @param module goes away, with its context, when this is closed
 */
record ExtractedModule(DeviceModule module) implements AutoCloseable {
  @Override
  public void close() {
    module.dispose();
    LLVMContextDispose(module.context());
  }
}
