package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.LLVMStripModuleDebugInfo;

import dev.sycamore.backend.worker.fastmath.FastMathBody;
import dev.sycamore.backend.worker.fastmath.FusedForm;
import dev.sycamore.backend.worker.fences.DriverFences;
import dev.sycamore.backend.worker.foreign.ForeignIr;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.AsyncCopies;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelFunction;
import dev.sycamore.backend.worker.lowering.KernelVariables;
import dev.sycamore.backend.worker.lowering.MathLibrary;
import dev.sycamore.backend.worker.lowering.ModuleLowering;
import dev.sycamore.backend.worker.lowering.NativeFunctions;
import dev.sycamore.backend.worker.lowering.SubGroups;
import dev.sycamore.backend.worker.lowering.TargetBuiltins;
import dev.sycamore.backend.worker.lowering.UndefinedSymbols;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * SPIR-V: nearly what the IR says already. The driver optimises for its device; here only what
 * makes the module smaller, since the SPIR-V back end ends the process on some of what LLVM's
 * stronger passes leave.
 */
public final class SpirvLowering implements ModuleLowering {

  private static final Pattern SPIRV_FUNCTION = Pattern.compile("_Z\\d+__spirv_.*");

  private static final TargetBuiltins BUILTINS =
      new TargetBuiltins("spv", SpirvLowering::mayBeKnown);

  private final List<String> remarks = new ArrayList<>();

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    ForeignIr.adaptForSpirv(module);
    List<KernelFunction> kernels = KernelFunction.all(module);
    CalledFunctions.markConvergent(module);
    SubGroups.OF_ONE.define(module, reader);
    Map<String, Integer> nativeCalls = new HashMap<>();
    for (KernelFunction kernel : kernels) {
      nativeCalls.put(kernel.symbol(), NativeFunctions.callsIn(kernel.function()));
    }
    NativeFunctions.SPIRV.define(module, reader, machine.processor());
    boolean copies = AsyncCopies.SPIRV.define(module, reader);
    MathLibrary.replaceRemainders(module, reader, machine);
    UndefinedSymbols.check(module, kernels, BUILTINS);
    // The back end has nothing of its own for it, and drivers read none.
    LLVMStripModuleDebugInfo(module.ref());
    AtomicAccesses.replace(module);
    if (copies) {
      CalledFunctions.inlineCopies(module, kernels, machine);
      KernelVariables.place(module, kernels.stream().map(KernelFunction::function).toList());
    }
    CalledFunctions.inlineThoseWithRecords(module, kernels, machine);
    machine.retarget(module);
    RecordScalars.replace(module);
    applyFastMath(module, nativeCalls, machine);
  }

  /**
   * Functions stay apart here, each with its own remark; native functions belong to the kernels.
   */
  private void applyFastMath(
      DeviceModule module, Map<String, Integer> nativeCalls, TargetMachine machine)
      throws CompileException {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        SpirvFloatFlags.reduce(function);
        Optional<String> changes =
            FastMathBody.apply(
                module,
                function,
                FusedForm.OPENCL,
                nativeCalls.getOrDefault(Llvm.name(function), 0),
                machine);
        String kind = Llvm.hasKernelConvention(function) ? "kernel " : "function ";
        changes.ifPresent(
            text -> remarks.add(kind + FunctionNames.of(function).shown() + ": " + text));
      }
    }
  }

  @Override
  public void finish(DeviceModule module) {
    DriverFences.write(module);
  }

  @Override
  public List<String> remarks() {
    return remarks;
  }

  /** What the back end does not know it imports, which {@code SpirvImports} finds afterwards. */
  private static boolean mayBeKnown(String symbol) {
    return SPIRV_FUNCTION.matcher(symbol).matches()
        || NativeFunctions.isKnownToSpirv(symbol)
        || ForeignIr.isKnownToSpirv(symbol);
  }

  @Override
  public String passes() {
    return "function(sroa,early-cse,simplifycfg,adce),globaldce";
  }
}
