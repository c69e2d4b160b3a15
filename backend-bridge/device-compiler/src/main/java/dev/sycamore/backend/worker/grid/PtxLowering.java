package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CommonDecision;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.AsyncCopies;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.MatrixFunctions;
import dev.sycamore.backend.worker.lowering.NativeFunctions;
import dev.sycamore.backend.worker.lowering.SubGroups;
import dev.sycamore.backend.worker.lowering.TargetConstants;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** PTX. */
public final class PtxLowering extends GridLowering {

  private static final Pattern PTX_NAME =
      Pattern.compile("[A-Za-z][A-Za-z0-9_$]*|[_$%][A-Za-z0-9_$]+");

  /** From which {@code sm_NN} on there is a minimum that is NaN if one of two is. */
  private static final int LEAST_SM_OF_EXTREMES = 80;

  /** From which on the threads of a warp have places of their own, and may end alone. */
  private static final int LEAST_SM_OF_SINGLE_THREADS = 70;

  private static final int CONSTANT_SPACE = 4;

  private static final String VOTE_INTRINSIC = "llvm.nvvm.vote.all.sync";

  private static final String BARRIER_INTRINSIC = "llvm.nvvm.barrier0";

  public PtxLowering() {
    super(
        new PtxTarget(),
        SubGroups.NVPTX,
        NativeFunctions.NVPTX,
        Map.of(
            "addrspace(2)",
            "addrspace(" + CONSTANT_SPACE + ")",
            // Sections of DWARF make ptxas refuse to optimise.
            "emissionKind: LineTablesOnly",
            "emissionKind: DebugDirectivesOnly"));
  }

  @Override
  public boolean exceedsConstantMemory(DeviceModule module) {
    return ConstantSpace.isExceeded(module, CONSTANT_SPACE);
  }

  @Override
  public void recognize(DeviceModule module, TargetMachine machine) {
    super.recognize(module, machine);
    if (TargetConstants.sm(machine.processor()) >= LEAST_SM_OF_EXTREMES) {
      FloatExtremes.replace(module);
    }
  }

  @Override
  boolean launchesAddOffsets() {
    return true;
  }

  @Override
  void require(DeviceModule module, LLVMValueRef entry, List<Integer> group) {
    RequiredGroup.requireOfPtx(module, entry, group);
  }

  /** As of {@code sm_70}, threads wait for each other at barriers, not warps. */
  @Override
  Optional<CommonDecision> leavesAtBarriers(TargetMachine machine) {
    return TargetConstants.sm(machine.processor()) >= LEAST_SM_OF_SINGLE_THREADS
        ? Optional.of(PtxLowering::allOfWarp)
        : Optional.empty();
  }

  private static LLVMValueRef allOfWarp(LLVMBuilderRef builder, LLVMValueRef bit) {
    LLVMModuleRef module =
        LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInsertBlock(builder)));
    LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetModuleContext(module));
    LLVMTypeRef type = Llvm.functionType(LLVMTypeOf(bit), List.of(i32, LLVMTypeOf(bit)));
    LLVMValueRef vote = LLVMGetNamedFunction(module, VOTE_INTRINSIC);
    if (vote == null) {
      vote = LLVMAddFunction(module, VOTE_INTRINSIC, type);
    }
    return LLVMBuildCall2(
        builder, type, vote, new PointerPointer<>(LLVMConstAllOnes(i32), bit), 2, "");
  }

  @Override
  void tuneLoops(DeviceModule module, LLVMValueRef body) {
    EarlyExits.unroll(module, body);
    ShortLoops.unroll(body);
    AlignedLoops.write(module, body);
  }

  @Override
  void check(List<KernelSignature> kernels) throws CompileException {
    for (KernelSignature kernel : kernels) {
      if (!PTX_NAME.matcher(kernel.name()).matches()) {
        throw kernel.refused(
            "PTX has no name such as '"
                + kernel.name()
                + "'; letters, digits, '_' and '$' may be in it");
      }
    }
  }

  /** None is called below the {@code sm_NN} that has them. */
  @Override
  void defineOperations(DeviceModule module, ModuleReader reader) throws CompileException {
    AsyncCopies.NVPTX.define(module, reader);
    MatrixFunctions.define(module, reader);
  }

  @Override
  void prepare(DeviceModule module) {
    NormalQuotients.replace(module);
    FailureNotes.write(module);
  }

  @Override
  public void finish(DeviceModule module) {
    super.finish(module);
    PtxDivisions.replace(module);
    FarLoops.hide(module);
    NearExtensions.write(module);
  }

  @Override
  void replaceBarriers(DeviceModule module, ModuleReader reader, LLVMValueRef body) {
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(module.context()), List.of());
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (CalledFunctions.isBarrier(instruction)) {
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

  /** As nvcc does; loops of unknown length are unrolled by four, not by two. */
  @Override
  public String passes() {
    return "always-inline,default<O3>";
  }
}
