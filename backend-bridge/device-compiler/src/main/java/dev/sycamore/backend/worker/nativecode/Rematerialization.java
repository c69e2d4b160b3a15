package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Computes anew, after each barrier and in each block that uses it, what is cheap to compute from
 * parameters alone: an index, the address of the work-item's element. Otherwise such a value would
 * be kept in memory across a barrier, and the vectoriser would not know it for what it is. Of an
 * address in a private array the index is kept at most: a kept address hides which array it is in.
 */
final class Rematerialization {

  private static final Set<Integer> CHEAP =
      Set.of(
          LLVMAdd,
          LLVMSub,
          LLVMMul,
          LLVMShl,
          LLVMLShr,
          LLVMAShr,
          LLVMAnd,
          LLVMOr,
          LLVMXor,
          LLVMTrunc,
          LLVMZExt,
          LLVMSExt,
          LLVMICmp,
          LLVMSelect,
          LLVMGetElementPtr,
          LLVMBitCast,
          LLVMAddrSpaceCast);

  /** Longer computations are kept in memory. */
  private static final int LONGEST = 16;

  /** Stretches of instructions without a barrier between them go by the address of their start. */
  private record Place(long instruction, long stretch) {}

  private final LLVMBuilderRef builder;
  private final LLVMValueRef function;
  private final Map<Long, Long> stretches = new HashMap<>();
  private final Map<Long, LLVMValueRef> starts = new HashMap<>();
  private final Map<Long, Integer> costs = new HashMap<>();
  private final Map<Place, LLVMValueRef> copies = new HashMap<>();

  Rematerialization(LLVMBuilderRef builder, LLVMValueRef function) {
    this.builder = builder;
    this.function = function;
    Llvm.blocks(function).forEach(this::divide);
  }

  private void divide(LLVMBasicBlockRef block) {
    long stretch = block.address();
    for (LLVMValueRef instruction : Llvm.instructions(block)) {
      if (LLVMGetInstructionOpcode(instruction) != LLVMPHI) {
        starts.putIfAbsent(stretch, instruction);
      }
      stretches.put(instruction.address(), stretch);
      if (CalledFunctions.isBarrier(instruction)) {
        stretch = instruction.address();
      }
    }
  }

  void run() {
    for (LLVMValueRef user : Llvm.instructions(function)) {
      boolean phi = LLVMGetInstructionOpcode(user) == LLVMPHI;
      for (int i = 0; i < LLVMGetNumOperands(user); i++) {
        LLVMValueRef operand = LLVMIsAInstruction(LLVMGetOperand(user, i));
        if (operand != null && cost(operand) <= LONGEST) {
          LLVMValueRef at = phi ? LLVMGetBasicBlockTerminator(LLVMGetIncomingBlock(user, i)) : user;
          long stretch = stretches.get(at.address());
          if (stretches.get(operand.address()) != stretch) {
            LLVMSetOperand(user, i, copy(operand, stretch));
          }
        }
      }
    }
  }

  /**
   * The number of instructions from parameters, or private arrays and the indices of elements in
   * them, to a value; beyond the longest if that cannot be.
   */
  private int cost(LLVMValueRef instruction) {
    Integer known = costs.get(instruction.address());
    if (known != null) {
      return known;
    }
    // A value that depends on itself does so through a phi, which is not cheap: this ends.
    int cost = 1;
    if (LLVMGetInstructionOpcode(instruction) == LLVMAlloca) {
      cost = 0;
    } else if (!CHEAP.contains(LLVMGetInstructionOpcode(instruction))
        && IntegerExtremes.predicate(instruction).isEmpty()) {
      cost = LONGEST + 1;
    } else {
      boolean kept = isInPrivateArray(instruction);
      for (int i = 0; i < LLVMGetNumOperands(instruction) && cost <= LONGEST; i++) {
        LLVMValueRef operand = LLVMIsAInstruction(LLVMGetOperand(instruction, i));
        int own = operand == null ? 0 : cost(operand);
        cost += kept && own > LONGEST ? 0 : own;
      }
    }
    costs.put(instruction.address(), cost);
    return cost;
  }

  /** Whether a value is the address of an element of a private array. */
  private static boolean isInPrivateArray(LLVMValueRef value) {
    LLVMValueRef address = value;
    while (LLVMIsAGetElementPtrInst(address) != null) {
      address = LLVMGetOperand(address, 0);
    }
    return address.address() != value.address() && LLVMIsAAllocaInst(address) != null;
  }

  /** A copy at the start of a stretch, with what it needs before it. */
  private LLVMValueRef copy(LLVMValueRef instruction, long stretch) {
    if (LLVMIsAAllocaInst(instruction) != null) {
      return instruction;
    }
    Place place = new Place(instruction.address(), stretch);
    LLVMValueRef known = copies.get(place);
    if (known != null) {
      return known;
    }
    LLVMValueRef copy = LLVMInstructionClone(instruction);
    for (int i = 0; i < LLVMGetNumOperands(copy); i++) {
      LLVMValueRef operand = LLVMIsAInstruction(LLVMGetOperand(copy, i));
      if (operand != null && cost(operand) <= LONGEST) {
        LLVMSetOperand(copy, i, copy(operand, stretch));
      }
    }
    LLVMPositionBuilderBefore(builder, starts.get(stretch));
    LLVMInsertIntoBuilder(builder, copy);
    copies.put(place, copy);
    return copy;
  }
}
