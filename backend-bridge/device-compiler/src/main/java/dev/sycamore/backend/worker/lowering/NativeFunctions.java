package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a target's approximate functions on {@code float} are: libraries that define the functions
 * of {@code PREFIX}. Native code for CPUs has none: there they would be slower than ours.
 */
public enum NativeFunctions {
  /** Those of OpenCL.std. */
  SPIRV("spirv"),
  /** {@code ex2.approx} and its like. */
  NVPTX("nvptx"),
  /** {@code v_exp_f32} and its like. */
  AMDGCN("amdgcn");

  private static final String PREFIX = "__sycamore_native_";

  /** The first {@code sm_NN} whose version of PTX, as LLVM chooses it, has {@code tanh.approx}. */
  private static final int LEAST_SM_OF_TANH = 80;

  private static final Pattern OPENCL = Pattern.compile("_Z\\d+native_[a-z]+(2|10)?ff?");

  private final String target;

  NativeFunctions(String target) {
    this.target = target;
  }

  /** Whether a symbol is one of OpenCL's, which the back end for SPIR-V knows. */
  public static boolean isKnownToSpirv(String symbol) {
    return OPENCL.matcher(symbol).matches();
  }

  /**
   * Defines what a module calls, if it calls any.
   *
   * @param processor the target's name in LLVM
   */
  public void define(DeviceModule module, ModuleReader reader, String processor)
      throws CompileException {
    if (functions(module).stream().noneMatch(function -> LLVMGetFirstUse(function) != null)) {
      return;
    }
    module.link(
        reader.readLibrary(
            NativeFunctions.class, "native-math-" + target + ".ll", values(processor)));
    // What is not in the library stays undefined, to be told as that.
    functions(module).stream()
        .filter(function -> !Llvm.isDeclaration(function))
        .forEach(function -> LLVMSetLinkage(function, LLVMInternalLinkage));
  }

  /**
   * How many calls of native functions a function has once all that it calls is inlined; what calls
   * itself counts once.
   */
  public static int callsIn(LLVMValueRef function) {
    return callsIn(function, new HashMap<>());
  }

  private static int callsIn(LLVMValueRef function, Map<String, Integer> known) {
    String name = Llvm.name(function);
    if (name.startsWith(PREFIX)) {
      return 1;
    }
    Integer before = known.putIfAbsent(name, 0);
    if (before != null) {
      return before;
    }
    int calls = 0;
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
      if (callee != null) {
        calls += callsIn(callee, known);
      }
    }
    known.put(name, calls);
    return calls;
  }

  private Map<String, String> values(String processor) {
    boolean instruction = this == NVPTX && TargetConstants.sm(processor) >= LEAST_SM_OF_TANH;
    return Map.of("TANH", instruction ? "instruction" : "exponential");
  }

  private static List<LLVMValueRef> functions(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .filter(function -> Llvm.name(function).startsWith(PREFIX))
        .toList();
  }
}
