package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTargetMachineRef;
import org.bytedeco.llvm.LLVM.LLVMTargetRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A code generator of LLVM's.
 *
 * @param triple the target triple
 * @param ref LLVM's own
 */
public record TargetMachine(String triple, LLVMTargetMachineRef ref) {

  /** SPIR-V 1.2: the oldest version that OpenCL 2.2 drivers want, and no newer one is needed. */
  private static final String SPIRV = "spirv64v1.2-unknown-unknown";

  private static final String PTX = "nvptx64-nvidia-cuda";
  private static final String AMD = "amdgcn-amd-amdhsa";

  static {
    LLVMInitializeAllTargetInfos();
    LLVMInitializeAllTargets();
    LLVMInitializeAllTargetMCs();
    LLVMInitializeAllAsmPrinters();
    LLVMInitializeAllAsmParsers();
  }

  /**
   * Makes the machine for a target. One serves one context only: SPIR-V's keeps types of the
   * modules that it has seen. For native code it is that of the processor, whatever the system.
   */
  public static TargetMachine of(ImageTarget target) throws CompileException {
    return of(
        switch (target.architecture()) {
          case SPIR64, INTEL_GPU -> SPIRV;
          case PTX64 -> PTX;
          case AMDGCN -> AMD;
          case X86_64, AARCH64 -> NativeIsa.of(target).triple();
        },
        target);
  }

  /** Makes the machine that generates code for a target's system, of modules adapted to that. */
  public static TargetMachine forSystem(ImageTarget target) throws CompileException {
    return target.architecture().isNative()
        ? of(NativeSystem.of(target).triple(NativeIsa.of(target)), target)
        : of(target);
  }

  private static TargetMachine of(String triple, ImageTarget target) throws CompileException {
    LLVMTargetRef found = new LLVMTargetRef();
    BytePointer message = new BytePointer((BytePointer) null);
    try (BytePointer name = new BytePointer(triple, StandardCharsets.UTF_8)) {
      if (LLVMGetTargetFromTriple(name, found, message) != 0) {
        throw CompileException.of(BuildStage.LOWER, "", Llvm.message(message));
      }
    }
    LLVMTargetMachineRef ref =
        LLVMCreateTargetMachine(
            found,
            triple,
            target.processor(),
            NativeIsa.features(target),
            // With optimisation LLVM forms what drivers or its own SPIR-V back end do not take.
            target.architecture().isSpirv() ? LLVMCodeGenLevelNone : LLVMCodeGenLevelDefault,
            LLVMRelocPIC,
            LLVMCodeModelDefault);
    return new TargetMachine(triple, ref);
  }

  /** Whether it makes PTX. */
  public boolean isPtx() {
    return triple.equals(PTX);
  }

  /**
   * By how much loops are unrolled at most whose number of passes is not known. NVIDIA's assembler
   * unrolls them by four again; what is left over then runs pass by pass.
   */
  long mostUnrolled() {
    return isPtx() ? 4 : (1L << 32) - 1;
  }

  /** The processor that it makes code for, in LLVM's words. */
  public String processor() {
    return Llvm.message(LLVMGetTargetMachineCPU(ref));
  }

  /** Gives a module this machine's triple and data layout. */
  public void retarget(DeviceModule module) {
    LLVMSetTarget(module.ref(), triple);
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(ref);
    LLVMSetModuleDataLayout(module.ref(), layout);
    LLVMDisposeTargetData(layout);
  }

  /** Lets the functions of a module say the processor, for whoever generates code of its IR. */
  public void nameProcessor(DeviceModule module) {
    String processor = processor();
    if (processor.isEmpty()) {
      return;
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        Llvm.addStringAttribute(module.context(), function, "target-cpu", processor);
      }
    }
  }

  /** An object file; a SPIR-V binary. */
  public byte[] object(DeviceModule module) throws CompileException {
    return emit(module, LLVMObjectFile);
  }

  /** Assembly text. */
  public byte[] assembly(DeviceModule module) throws CompileException {
    return emit(module, LLVMAssemblyFile);
  }

  private byte[] emit(DeviceModule module, int kind) throws CompileException {
    BytePointer message = new BytePointer((BytePointer) null);
    PointerPointer<LLVMMemoryBufferRef> buffer = new PointerPointer<>(1);
    if (LLVMTargetMachineEmitToMemoryBuffer(ref, module.ref(), kind, message, buffer) != 0) {
      throw CompileException.of(BuildStage.EMIT, "", Llvm.message(message));
    }
    return DeviceModule.bytes(buffer.get(LLVMMemoryBufferRef.class));
  }

  public void dispose() {
    LLVMDisposeTargetMachine(ref);
  }
}
