package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** How far addresses move from one pass of a loop to the next. */
final class AddressSteps {

  private final LinearAddresses addresses;
  private final Map<LLVMValueRef, Long> known;
  private final Predicate<LLVMBasicBlockRef> inside;
  private final Map<LLVMValueRef, Boolean> same = new HashMap<>();

  /**
   * @param known the steps of values that the loop counts
   * @param inside whether a block is in the loop
   */
  AddressSteps(
      LinearAddresses addresses,
      Map<LLVMValueRef, Long> known,
      Predicate<LLVMBasicBlockRef> inside) {
    this.addresses = addresses;
    this.known = known;
    this.inside = inside;
  }

  /** Whether a block is in the loop. */
  boolean contains(LLVMBasicBlockRef block) {
    return inside.test(block);
  }

  /** In bytes, or of an index; empty if it is not the same in each pass. */
  OptionalLong of(LLVMValueRef value) {
    long sum = 0;
    for (Map.Entry<LLVMValueRef, Long> term : addresses.of(value).terms().entrySet()) {
      OptionalLong step = ofTerm(term.getKey());
      if (step.isEmpty()) {
        return step;
      }
      sum += step.getAsLong() * term.getValue();
    }
    return OptionalLong.of(sum);
  }

  private OptionalLong ofTerm(LLVMValueRef value) {
    if (known.containsKey(value)) {
      return OptionalLong.of(known.get(value));
    }
    boolean computed =
        LLVMIsAInstruction(value) != null && inside.test(LLVMGetInstructionParent(value));
    return !computed || isSame(value) ? OptionalLong.of(0) : OptionalLong.empty();
  }

  /** Whether a value is made of such as are the same in each pass. */
  private boolean isSame(LLVMValueRef instruction) {
    Boolean found = same.get(instruction);
    if (found == null) {
      found = hasSameOperands(instruction);
      same.put(instruction, found);
    }
    return found;
  }

  private boolean hasSameOperands(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (opcode == LLVMPHI || opcode == LLVMCall) {
      return false;
    }
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      OptionalLong step = of(LLVMGetOperand(instruction, i));
      if (step.isEmpty() || step.getAsLong() != 0) {
        return false;
      }
    }
    return true;
  }
}
