package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalClearMetadata;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionBodies;
import dev.sycamore.backend.worker.llvm.UnusedValues;
import java.util.HashSet;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Virtual functions that do nothing, for devices that cannot run what they do. */
final class DummyFunctions {

  private DummyFunctions() {}

  /** Empties the entries of an image, and removes what only they needed. */
  static void make(DeviceModule module, ImageFunctions image) {
    for (FunctionFacts entry : image.entries()) {
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), entry.name());
      FunctionBodies.empty(function);
      // What it says of aspects and debug information was about its body.
      LLVMGlobalClearMetadata(function);
    }
    Set<Long> unused = new HashSet<>();
    for (FunctionFacts other : image.others()) {
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), other.name());
      if (function != null) {
        unused.add(function.address());
      }
    }
    UnusedValues.remove(module.ref(), unused);
  }
}
