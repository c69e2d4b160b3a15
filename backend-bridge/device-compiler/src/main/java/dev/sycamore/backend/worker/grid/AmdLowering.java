package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.NativeFunctions;
import dev.sycamore.backend.worker.lowering.SubGroups;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** AMD GPUs: private memory is an address space of its own, and a barrier orders nothing. */
public final class AmdLowering extends GridLowering {

  private static final String LIBRARY = "amdgcn-barrier.ll";
  private static final String FPMATH = "fpmath";

  /** In units in the last place. */
  private static final double DIVISION_ERROR = 2.5;

  private static final String BARRIER = "__sycamore_amdgcn_barrier";

  public AmdLowering() {
    super(
        new AmdTarget(),
        SubGroups.AMDGCN,
        NativeFunctions.AMDGCN,
        Map.of("addrspace(2)", "addrspace(4)"));
  }

  @Override
  void check(List<KernelSignature> kernels) {}

  @Override
  void defineOperations(DeviceModule module, ModuleReader reader) {}

  @Override
  void prepare(DeviceModule module) {
    forEach(module, LLVMAlloca, AmdLowering::moveToPrivateMemory);
    forEach(module, LLVMFDiv, AmdLowering::allowError);
  }

  @Override
  public void finish(DeviceModule module) {
    super.finish(module);
    forEach(module, LLVMFDiv, AmdLowering::divideHalves);
  }

  /** LLVM uses the reciprocal only where an error may be larger than that of a product with it. */
  private static void allowError(
      DeviceModule module, LLVMBuilderRef builder, LLVMValueRef division) {
    LLVMTypeRef type = LLVMTypeOf(division);
    if (LLVMGetTypeKind(type) == LLVMFloatTypeKind
        && FloatFlags.has(division, LLVMFastMathAllowReciprocal)) {
      LLVMValueRef error = LLVMConstReal(type, DIVISION_ERROR);
      LLVMValueRef node =
          LLVMMDNodeInContext(
              module.context(), new PointerPointer<>(new LLVMValueRef[] {error}), 1);
      int kind = LLVMGetMDKindIDInContext(module.context(), FPMATH, FPMATH.length());
      LLVMSetMetadata(division, kind, node);
    }
  }

  /** A change of one instruction, before which the builder stands. */
  private interface Change {
    void make(DeviceModule module, LLVMBuilderRef builder, LLVMValueRef instruction);
  }

  private static void forEach(DeviceModule module, int opcode, Change change) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMGetInstructionOpcode(instruction) == opcode) {
          LLVMPositionBuilderBefore(builder, instruction);
          change.make(module, builder, instruction);
        }
      }
    }
    LLVMDisposeBuilder(builder);
  }

  /** The data layout says where a new variable is; what uses it goes on with a flat pointer. */
  private static void moveToPrivateMemory(
      DeviceModule module, LLVMBuilderRef builder, LLVMValueRef variable) {
    LLVMTypeRef type = LLVMGetAllocatedType(variable);
    LLVMValueRef moved = LLVMBuildArrayAlloca(builder, type, LLVMGetOperand(variable, 0), "");
    LLVMSetAlignment(moved, LLVMGetAlignment(variable));
    LLVMTypeRef flat = LLVMPointerTypeInContext(module.context(), 0);
    LLVMReplaceAllUsesWith(variable, LLVMBuildAddrSpaceCast(builder, moved, flat, ""));
    LLVMInstructionEraseFromParent(variable);
  }

  /**
   * The quotient of floats, rounded to a half, is that of the halves: 24 bits are enough for it.
   * What LLVM makes of a division of halves depends on the processor's approximate reciprocal, and
   * its optimiser makes the division of halves of ours.
   */
  private static void divideHalves(
      DeviceModule module, LLVMBuilderRef builder, LLVMValueRef division) {
    LLVMTypeRef half = LLVMTypeOf(division);
    boolean vector = LLVMGetTypeKind(half) == LLVMVectorTypeKind;
    if (LLVMGetTypeKind(vector ? LLVMGetElementType(half) : half) != LLVMHalfTypeKind) {
      return;
    }
    LLVMTypeRef one = LLVMFloatTypeInContext(module.context());
    LLVMTypeRef wide = vector ? LLVMVectorType(one, LLVMGetVectorSize(half)) : one;
    LLVMValueRef quotient =
        LLVMBuildFDiv(
            builder,
            LLVMBuildFPExt(builder, LLVMGetOperand(division, 0), wide, ""),
            LLVMBuildFPExt(builder, LLVMGetOperand(division, 1), wide, ""),
            "");
    LLVMReplaceAllUsesWith(division, LLVMBuildFPTrunc(builder, quotient, half, ""));
    LLVMInstructionEraseFromParent(division);
  }

  @Override
  void replaceBarriers(DeviceModule module, ModuleReader reader, LLVMValueRef body)
      throws CompileException {
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (CalledFunctions.isBarrier(instruction)) {
        LLVMValueRef barrier = barrier(module, reader);
        LLVMSetOperand(instruction, LLVMGetNumOperands(instruction) - 1, barrier);
        LLVMSetInstructionCallConv(instruction, LLVMGetFunctionCallConv(barrier));
      }
    }
  }

  private static LLVMValueRef barrier(DeviceModule module, ModuleReader reader)
      throws CompileException {
    if (LLVMGetNamedFunction(module.ref(), BARRIER) == null) {
      module.link(reader.readLibrary(AmdLowering.class, LIBRARY));
      LLVMSetLinkage(LLVMGetNamedFunction(module.ref(), BARRIER), LLVMInternalLinkage);
    }
    return LLVMGetNamedFunction(module.ref(), BARRIER);
  }
}
