package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** PTX: kernels with everything inlined, under entry points that compute the work-item's place. */
final class PtxLowering implements TargetLowering {

  /** What PTX spells otherwise; comments and strings are matched to be left alone. */
  private static final Pattern SPELLING =
      Pattern.compile(";[^\\n]*|addrspace\\(2\\)|syncscope\\(\"workgroup\"\\)|\"[^\"]*\"");

  private static final Map<String, String> RESPELT =
      Map.of("addrspace(2)", "addrspace(4)", "syncscope(\"workgroup\")", "syncscope(\"block\")");

  private static final Pattern PTX_NAME =
      Pattern.compile("[A-Za-z][A-Za-z0-9_$]*|[_$%][A-Za-z0-9_$]+");

  private static final String BARRIER_INTRINSIC = "llvm.nvvm.barrier0";

  @Override
  public String respell(String ir) {
    return SPELLING
        .matcher(ir)
        .replaceAll(
            match -> Matcher.quoteReplacement(RESPELT.getOrDefault(match.group(), match.group())));
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
    SubGroups.NVPTX.define(module, reader);
    MathLibrary.replaceRemainders(module, reader, machine);
    DeviceFunctions.checkDefined(module);
    machine.retarget(module);
    DeviceFunctions.inlineAll(module, kernels, machine);
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      replaceBarriers(module, body);
      DeviceModule entry = reader.read("entry point " + kernel.name(), PtxEntry.text(kernel));
      machine.retarget(entry);
      module.link(entry);
      LLVMSetLinkage(body.function(), LLVMInternalLinkage);
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
