package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** PTX: kernels with everything inlined, under entry points that compute the work-item's place. */
final class PtxLowering implements TargetLowering {

  /** Comments and strings are left alone; constant memory has another number in PTX. */
  private static final Pattern CONSTANT_SPACE =
      Pattern.compile(";[^\\n]*|\"[^\"]*\"|addrspace\\(2\\)");

  private static final Pattern PTX_NAME =
      Pattern.compile("[A-Za-z][A-Za-z0-9_$]*|[_$%][A-Za-z0-9_$]+");

  private static final String BARRIER_INTRINSIC = "llvm.nvvm.barrier0";

  @Override
  public String respell(String ir) {
    Matcher matcher = CONSTANT_SPACE.matcher(ir);
    return matcher.replaceAll(
        match ->
            Matcher.quoteReplacement(
                match.group().equals("addrspace(2)") ? "addrspace(4)" : match.group()));
  }

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<KernelSignature> kernels = KernelSignature.all(module);
    for (KernelSignature kernel : kernels) {
      if (!PTX_NAME.matcher(kernel.name()).matches()) {
        throw kernel.refused("PTX has no such name; letters, digits, '_' and '$' may be in it");
      }
    }
    MathLibrary.replaceRemainders(module, reader, machine);
    DeviceFunctions.checkDefined(module);
    machine.retarget(module);
    DeviceFunctions.inlineAll(module, kernels, machine);
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      replaceBarriers(module, body);
      DeviceModule entry = reader.read("entry point " + kernel.name(), PtxEntry.text(kernel));
      machine.retarget(entry);
      body.link(entry);
    }
  }

  private static void replaceBarriers(DeviceModule module, KernelBody body) {
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(module.context()), List.of());
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef instruction : Llvm.instructions(body.function())) {
      if (DeviceFunctions.isBarrier(instruction)) {
        LLVMValueRef intrinsic = LLVMGetNamedFunction(module.ref(), BARRIER_INTRINSIC);
        if (intrinsic == null) {
          intrinsic = LLVMAddFunction(module.ref(), BARRIER_INTRINSIC, type);
        }
        LLVMPositionBuilderBefore(builder, instruction);
        LLVMBuildCall2(builder, type, intrinsic, new PointerPointer<>(1), 0, "");
        LLVMInstructionEraseFromParent(instruction);
      }
    }
    LLVMDisposeBuilder(builder);
  }

  @Override
  public String passes() {
    return "always-inline,default<O2>";
  }
}
