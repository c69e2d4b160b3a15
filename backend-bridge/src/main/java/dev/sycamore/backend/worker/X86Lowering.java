package dev.sycamore.backend.worker;

import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Native code: loops over work-items, around kernels with everything inlined. */
final class X86Lowering implements TargetLowering {

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<KernelSignature> kernels = KernelSignature.all(module);
    MathLibrary.replaceRemainders(module, reader, machine);
    DeviceFunctions.checkDefined(module);
    machine.retarget(module);
    DeviceFunctions.inlineAll(module, kernels, machine);
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      refuseBarriers(kernel, body);
      DeviceModule entry = reader.read("entry point " + kernel.name(), X86Entry.text(kernel));
      machine.retarget(entry);
      body.link(entry);
    }
  }

  private static void refuseBarriers(KernelSignature kernel, KernelBody body)
      throws CompileException {
    for (LLVMValueRef instruction : Llvm.instructions(body.function())) {
      if (DeviceFunctions.isBarrier(instruction)) {
        throw kernel.refused("barriers are not supported on x86_64");
      }
    }
  }

  @Override
  public String passes() {
    return "always-inline,default<O3>";
  }
}
