package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.LoopCopy;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMOperandBundleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops that read element after element, twice: where all of what they read begins at a multiple of
 * 16, four elements are one read once the loop is unrolled, and the other loop is for the rest.
 */
final class AlignedLoops {

  /** The widest access that PTX has, in bytes. */
  private static final long WIDEST = 16;

  /** Larger loops gain less than their copies cost the compiler. */
  private static final int MOST_INSTRUCTIONS = 60;

  private final DeviceModule module;
  private final FunctionFlow flow;
  private final LLVMBuilderRef builder;

  private AlignedLoops(DeviceModule module, FunctionFlow flow, LLVMBuilderRef builder) {
    this.module = module;
    this.flow = flow;
    this.builder = builder;
  }

  /** Makes both of each such loop of a function whose addresses are stepped. */
  static void write(DeviceModule module, LLVMValueRef function) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      FunctionFlow flow = FunctionFlow.of(function);
      AlignedLoops loops = new AlignedLoops(module, flow, builder);
      flow.loops().loops().stream().filter(flow.loops()::isInnermost).forEach(loops::write);
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void write(NaturalLoop loop) {
    Optional<LLVMBasicBlockRef> before = flow.entry(loop);
    if (loop.latches().size() != 1 || before.isEmpty() || !mayBeCopied(loop)) {
      return;
    }
    LLVMBasicBlockRef entry = before.get();
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(entry);
    List<LLVMValueRef> starts = starts(loop, entry);
    if (starts.isEmpty() || LLVMGetNumSuccessors(jump) != 1) {
      return;
    }
    LoopCopy copy = LoopCopy.of(flow, loop);
    LLVMPositionBuilderBefore(builder, jump);
    LLVMBasicBlockRef header = flow.blocks().get(loop.header());
    LLVMBuildCondBr(builder, areAligned(starts), header, copy.ofBlock(loop.header()));
    LLVMInstructionEraseFromParent(jump);
    LLVMPositionBuilderBefore(builder, Llvm.firstBehindPhis(header));
    starts.forEach(this::assumeAligned);
  }

  private boolean mayBeCopied(NaturalLoop loop) {
    List<LLVMValueRef> instructions =
        loop.blocks().stream()
            .mapToObj(block -> Llvm.instructions(flow.blocks().get(block)))
            .flatMap(List::stream)
            .toList();
    return instructions.size() <= MOST_INSTRUCTIONS
        && instructions.stream().noneMatch(Llvm::isConvergentCall);
  }

  /** Where the elements begin that it reads one after the other. */
  private List<LLVMValueRef> starts(NaturalLoop loop, LLVMBasicBlockRef entry) {
    List<LLVMValueRef> starts = new ArrayList<>();
    LLVMBasicBlockRef latch = flow.blocks().get(loop.latches().get(0));
    for (LLVMValueRef phi : Llvm.instructions(flow.blocks().get(loop.header()))) {
      if (LLVMIsAPHINode(phi) == null) {
        break;
      }
      LLVMValueRef next = LLVMIsAGetElementPtrInst(Llvm.incoming(phi, latch));
      LLVMValueRef step =
          next != null && LLVMGetOperand(next, 0).equals(phi)
              ? LLVMIsAConstantInt(LLVMGetOperand(next, 1))
              : null;
      LLVMValueRef start = Llvm.incoming(phi, entry);
      if (step != null
          && LLVMConstIntGetSExtValue(step) == 1
          && isRead(phi)
          && new PlainStart(flow).is(start)) {
        starts.add(start);
      }
    }
    return starts;
  }

  private static boolean isRead(LLVMValueRef pointer) {
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use != null; use = LLVMGetNextUse(use)) {
      if (LLVMIsALoadInst(LLVMGetUser(use)) != null) {
        return true;
      }
    }
    return false;
  }

  private LLVMValueRef areAligned(List<LLVMValueRef> starts) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMValueRef bits = LLVMConstNull(i64);
    for (LLVMValueRef start : starts) {
      bits = LLVMBuildOr(builder, bits, LLVMBuildPtrToInt(builder, start, i64, ""), "");
    }
    LLVMValueRef low = LLVMBuildAnd(builder, bits, LLVMConstInt(i64, WIDEST - 1, 0), "");
    return LLVMBuildICmp(builder, LLVMIntEQ, low, LLVMConstNull(i64), "");
  }

  private void assumeAligned(LLVMValueRef start) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMTypeRef i1 = LLVMInt1TypeInContext(module.context());
    LLVMTypeRef type =
        Llvm.functionType(LLVMVoidTypeInContext(module.context()), Collections.singletonList(i1));
    LLVMValueRef assume = LLVMGetNamedFunction(module.ref(), "llvm.assume");
    if (assume == null) {
      assume = LLVMAddFunction(module.ref(), "llvm.assume", type);
    }
    LLVMValueRef[] aligned = {start, LLVMConstInt(i64, WIDEST, 0)};
    LLVMOperandBundleRef bundle =
        LLVMCreateOperandBundle("align", 5, new PointerPointer<>(aligned), aligned.length);
    LLVMBuildCallWithOperandBundles(
        builder,
        type,
        assume,
        new PointerPointer<>(new LLVMValueRef[] {LLVMConstInt(i1, 1, 0)}),
        1,
        new PointerPointer<>(new LLVMOperandBundleRef[] {bundle}),
        1,
        "");
    LLVMDisposeOperandBundle(bundle);
  }
}
