package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.aspects.FunctionMetadata;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The sub-group sizes that kernels require, themselves or by a function that they call. To be read
 * before inlining, which drops the requirements of functions.
 */
final class RequiredSubGroups {

  private final Map<String, Integer> sizes = new HashMap<>();

  private RequiredSubGroups() {}

  /** Reads those of kernels; fails if one requires several. */
  static RequiredSubGroups of(DeviceModule module, List<KernelSignature> kernels)
      throws CompileException {
    RequiredSubGroups required = new RequiredSubGroups();
    for (KernelSignature kernel : kernels) {
      NavigableSet<Integer> all = all(module, kernel.function());
      if (all.size() > 1) {
        throw kernel.refused(
            "it and the functions that it calls require sub-groups of different sizes: " + all);
      }
      if (!all.isEmpty()) {
        required.sizes.put(kernel.name(), all.first());
      }
    }
    return required;
  }

  private static NavigableSet<Integer> all(DeviceModule module, LLVMValueRef kernel)
      throws CompileException {
    NavigableSet<Integer> sizes = new TreeSet<>();
    Set<LLVMValueRef> seen = new HashSet<>(Set.of(kernel));
    Deque<LLVMValueRef> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      LLVMValueRef function = waiting.remove();
      new FunctionMetadata(module.context(), function).subGroupSize().ifPresent(sizes::add);
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
        if (callee != null && seen.add(callee)) {
          waiting.add(callee);
        }
      }
    }
    return sizes;
  }

  /** The size that a kernel requires. */
  Optional<Integer> of(KernelSignature kernel) {
    return Optional.ofNullable(sizes.get(kernel.name()));
  }
}
