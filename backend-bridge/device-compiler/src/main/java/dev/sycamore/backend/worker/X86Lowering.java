package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import java.util.List;
import java.util.Optional;

/** Native code: loops over work-items, around kernels with everything inlined. */
final class X86Lowering implements TargetLowering {

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<KernelSignature> kernels = KernelSignature.all(module);
    DeviceFunctions.markConvergent(module);
    SubGroups.OF_ONE.define(module, reader);
    MathLibrary.replaceRemainders(module, reader, machine);
    DeviceFunctions.checkDefined(module);
    machine.retarget(module);
    DeviceFunctions.inlineAll(module, kernels, machine);
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      Optional<SteppedBody> stepped =
          SteppedBody.isNeeded(body.function())
              ? Optional.of(SteppedBody.of(module, kernel, body, machine))
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
