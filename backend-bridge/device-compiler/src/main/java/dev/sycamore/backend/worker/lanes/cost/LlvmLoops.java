package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The loops of scalar code that LLVM's own vectoriser takes: those over work-items around code
 * without branches, and those within a work-item that add integers, or floating-point numbers in
 * any order.
 */
final class LlvmLoops {

  private static final int LANE_BITS = 32;

  private LlvmLoops() {}

  /** How many times as fast a block of scalar code is, since LLVM puts it into vectors. */
  static double speedup(FunctionFlow flow, LaneShapes shapes, VectorUnit unit, int block) {
    Optional<NaturalLoop> loop = flow.loops().of(block);
    if (loop.isEmpty()) {
      return flow.blocks().size() == 1 ? ofNarrow(flow, unit) : 1;
    }
    boolean simple = loop.get().blocks().cardinality() == 1 && !shapes.isDivergent(loop.get());
    return simple && addsInAnyOrder(flow, block) ? unit.lanes() / 2.0 : 1;
  }

  /** Elements of fewer bits fill a register in more lanes than there are work-items in a vector. */
  private static double ofNarrow(FunctionFlow flow, VectorUnit unit) {
    boolean narrow =
        Llvm.instructions(flow.blocks().get(0)).stream()
            .anyMatch(instruction -> isNarrowAccess(instruction));
    return narrow ? 2.0 * unit.lanes() : 1;
  }

  /** Whether what a loop carries on is a sum, or a fused one, whose order is free. */
  private static boolean isReorderedSum(LLVMValueRef phi) {
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      LLVMValueRef value = LLVMGetIncomingValue(phi, i);
      if (FloatFlags.has(value, LLVMFastMathAllowReassoc)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNarrowAccess(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (opcode != LLVMLoad && opcode != LLVMStore) {
      return false;
    }
    LLVMTypeRef type =
        LLVMTypeOf(opcode == LLVMLoad ? instruction : LLVMGetOperand(instruction, 0));
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) < LANE_BITS;
  }

  /**
   * Whether no value that a pass takes from the one before is a floating-point number, except sums
   * that may be reordered.
   */
  private static boolean addsInAnyOrder(FunctionFlow flow, int block) {
    for (LLVMValueRef instruction : Llvm.instructions(flow.blocks().get(block))) {
      boolean carried =
          LLVMGetInstructionOpcode(instruction) == LLVMPHI
              && LLVMGetTypeKind(LLVMTypeOf(instruction)) != LLVMIntegerTypeKind
              && !isReorderedSum(instruction);
      if (carried
          || LLVMGetInstructionOpcode(instruction) == LLVMStore
          || EachLane.hasEffect(instruction)) {
        return false;
      }
    }
    return true;
  }
}
