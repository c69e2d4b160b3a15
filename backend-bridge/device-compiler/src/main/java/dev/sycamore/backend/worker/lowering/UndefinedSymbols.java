package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMIsDeclaration;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.UseSites;
import dev.sycamore.backend.worker.references.ModuleNodes;
import dev.sycamore.backend.worker.references.ReachedNodes;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds what kernels reach and neither the module nor the target defines. */
public final class UndefinedSymbols {

  private static final String SPECIALIZATION = "_Z20__spirv_SpecConstant";
  private static final String SPECIALIZATION_HINT =
      ", a specialization constant of SPIR-V (for other targets: `post-link -spec-const=emulation`)";

  private UndefinedSymbols() {}

  /**
   * Fails if there is something, with what each is, its place and the kernels that reach it.
   *
   * @param builtins what the target has
   */
  public static void check(
      DeviceModule module, List<KernelFunction> kernels, TargetBuiltins builtins)
      throws CompileException {
    check(module, kernels, BuildStage.LOWER, symbol -> !builtins.contains(symbol));
  }

  /**
   * Fails if kernels reach one of these symbols.
   *
   * @param symbols found to be undefined once code was generated
   */
  public static void check(DeviceModule module, Set<String> symbols) throws CompileException {
    check(module, KernelFunction.in(module), BuildStage.EMIT, symbols::contains);
  }

  private static void check(
      DeviceModule module,
      List<KernelFunction> kernels,
      BuildStage stage,
      Predicate<String> isUndefined)
      throws CompileException {
    Map<String, LLVMValueRef> undefined = new TreeMap<>();
    ModuleNodes nodes = ModuleNodes.of(module.ref());
    for (List<LLVMValueRef> values : List.of(nodes.functions(), nodes.variables())) {
      for (LLVMValueRef value : values) {
        String symbol = Llvm.name(value);
        if (LLVMIsDeclaration(value) != 0
            && LLVMGetFirstUse(value) != null
            && isUndefined.test(symbol)) {
          undefined.put(symbol, value);
        }
      }
    }
    if (undefined.isEmpty()) {
      return;
    }
    Map<String, List<String>> reaching = reaching(module, kernels, undefined);
    List<String> problems = new ArrayList<>();
    undefined.forEach(
        (symbol, value) -> {
          if (reaching.containsKey(symbol)) {
            problems.add(describe(value) + ", reached by " + shown(reaching.get(symbol)));
          }
        });
    if (!problems.isEmpty()) {
      throw new CompileException(stage, String.join("; ", problems));
    }
  }

  /** By symbol, the kernels that reach it. */
  private static Map<String, List<String>> reaching(
      DeviceModule module, List<KernelFunction> kernels, Map<String, LLVMValueRef> undefined)
      throws CompileException {
    Map<String, List<String>> reaching = new TreeMap<>();
    ReachedNodes nodes = new ReachedNodes(module.ref());
    for (KernelFunction kernel : kernels) {
      for (LLVMValueRef node : nodes.from(kernel.function())) {
        String symbol = Llvm.name(node);
        if (undefined.containsKey(symbol)) {
          reaching.computeIfAbsent(symbol, unused -> new ArrayList<>()).add(kernel.shown());
        }
      }
    }
    return reaching;
  }

  private static String shown(List<String> kernels) {
    return (kernels.size() == 1 ? "kernel " : "kernels ") + String.join(", ", kernels);
  }

  private static String describe(LLVMValueRef value) {
    FunctionName name = name(value);
    if (TargetBuiltins.isIntrinsic(name.symbol())) {
      return "the code generator does not support the intrinsic " + name.shown();
    }
    String hint = name.symbol().startsWith(SPECIALIZATION) ? SPECIALIZATION_HINT : "";
    return "undefined "
        + (LLVMIsAFunction(value) == null ? "variable " : "function ")
        + name.shown()
        + hint;
  }

  /** The name, with a place where it is used unless it has one. */
  private static FunctionName name(LLVMValueRef value) {
    String symbol = Llvm.name(value);
    FunctionName name =
        LLVMIsAFunction(value) == null
            ? new FunctionName(symbol, symbol, "")
            : FunctionNames.of(value);
    return name.place().isEmpty()
        ? new FunctionName(
            symbol, name.name(), UseSites.place(value).map(Object::toString).orElse(""))
        : name;
  }
}
