package dev.sycamore.backend.worker.x86;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.DeviceFunctions;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.MathLibrary;
import dev.sycamore.backend.worker.lowering.ModuleLowering;
import dev.sycamore.backend.worker.lowering.SubGroups;
import dev.sycamore.backend.worker.lowering.TargetBuiltins;
import dev.sycamore.backend.worker.lowering.UndefinedSymbols;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Optional;

/** Native code: loops over work-items, around kernels with everything inlined. */
public final class X86Lowering implements ModuleLowering {

  private static final TargetBuiltins BUILTINS = TargetBuiltins.ofIntrinsics("x86");

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<KernelSignature> kernels = KernelSignature.all(module);
    DeviceFunctions.markConvergent(module);
    SubGroups.OF_ONE.define(module, reader);
    MathLibrary.replaceRemainders(module, reader, machine);
    UndefinedSymbols.check(module, kernels, BUILTINS);
    machine.retarget(module);
    DeviceFunctions.inlineAll(module, kernels, machine);
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      Optional<BarrierSteppedBody> stepped =
          BarrierSteppedBody.isNeeded(body.function())
              ? Optional.of(BarrierSteppedBody.of(module, kernel, body, machine))
              : Optional.empty();
      DeviceModule entry =
          reader.read("entry point " + kernel.name(), X86Entry.text(kernel, stepped));
      machine.retarget(entry);
      module.link(entry);
      body.describe(LLVMGetNamedFunction(module.ref(), kernel.name()));
      LLVMSetLinkage(LLVMGetNamedFunction(module.ref(), kernel.bodyName()), LLVMInternalLinkage);
    }
  }

  @Override
  public String passes() {
    return "always-inline,default<O2>";
  }
}
