package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFunctionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMSPIRKERNELCallConv;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The definition of a kernel, whatever its parameters are.
 *
 * @param function in the module
 * @param name its symbol is the entry point
 */
public record KernelFunction(LLVMValueRef function, FunctionName name) {

  /** The kernels of a module that is still in the SPIR flavour. */
  public static List<KernelFunction> in(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .filter(function -> LLVMGetFunctionCallConv(function) == LLVMSPIRKERNELCallConv)
        .filter(function -> !Llvm.isDeclaration(function))
        .map(function -> new KernelFunction(function, FunctionNames.of(function)))
        .toList();
  }

  /** The same; fails if there is none. */
  public static List<KernelFunction> all(DeviceModule module) throws CompileException {
    List<KernelFunction> kernels = in(module);
    if (kernels.isEmpty()) {
      throw new CompileException(BuildStage.LOWER, "the module defines no kernel");
    }
    return kernels;
  }

  /** The entry point. */
  public String symbol() {
    return name.symbol();
  }

  /** As messages show it. */
  public String shown() {
    return name.shown();
  }
}
