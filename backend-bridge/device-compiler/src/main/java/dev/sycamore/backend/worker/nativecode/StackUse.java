package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.LLVMExternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMGetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How much stack the kernels of a native image need: the code generator reports the size of each
 * function's frame, and the image then has, for each entry point, a constant with the sum along the
 * deepest chain of calls.
 */
public final class StackUse {

  /**
   * Return addresses, alignment, and the functions of {@link NativeRuntime}, whose frames are not
   * counted: far more than they need.
   */
  private static final long MARGIN = 4096;

  private static final String REPORT_FRAMES = "warn-stack-size";
  private static final String SUFFIX = ".stack";

  private final Map<String, Long> frames;
  private final Map<LLVMValueRef, Long> chains = new HashMap<>();

  private StackUse(Map<String, Long> frames) {
    this.frames = frames;
  }

  /** Makes the code generator report the frames of all functions. */
  public static void report(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        Llvm.addStringAttribute(module.context(), function, REPORT_FRAMES, "0");
      }
    }
  }

  /**
   * The constants, by their symbols, in the order of the module.
   *
   * @param module that is compiled: what it defines for others are entry points
   * @param frames what the code generator reported, by function
   */
  public static Map<String, Long> constants(DeviceModule module, Map<String, Long> frames) {
    StackUse use = new StackUse(frames);
    Map<String, Long> constants = new LinkedHashMap<>();
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function) && LLVMGetLinkage(function) == LLVMExternalLinkage) {
        constants.put(Llvm.name(function) + SUFFIX, use.chain(function) + MARGIN);
      }
    }
    return constants;
  }

  /** The frames from a function down to the deepest that it calls; native code has no recursion. */
  private long chain(LLVMValueRef function) {
    Long known = chains.get(function);
    if (known != null) {
      return known;
    }
    long deepest = 0;
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (Llvm.isCall(instruction)) {
        LLVMValueRef callee = Llvm.callee(instruction);
        if (callee != null && !Llvm.isDeclaration(callee)) {
          deepest = Math.max(deepest, chain(callee));
        }
      }
    }
    long chain = frames.getOrDefault(Llvm.name(function), 0L) + deepest;
    chains.put(function, chain);
    return chain;
  }
}
