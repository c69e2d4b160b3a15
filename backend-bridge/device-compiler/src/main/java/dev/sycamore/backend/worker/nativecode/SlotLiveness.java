package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Which stack slots of a function hold values that are needed where a block begins. A slot whose
 * address is used otherwise than by plain loads and stores counts as needed everywhere.
 */
final class SlotLiveness {

  private final List<LLVMValueRef> slots;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final BitSet escaped = new BitSet();
  private final Map<Long, BitSet> liveIn = new HashMap<>();

  SlotLiveness(LLVMValueRef function, List<LLVMValueRef> slots) {
    this.slots = slots;
    for (int i = 0; i < slots.size(); i++) {
      numbers.put(slots.get(i).address(), i);
      if (!isPlain(slots.get(i))) {
        escaped.set(i);
      }
    }
    solve(Llvm.blocks(function));
  }

  /** The slots whose values must be there when any of some blocks begins, in order. */
  List<LLVMValueRef> needed(List<LLVMBasicBlockRef> blocks) {
    BitSet needed = (BitSet) escaped.clone();
    for (LLVMBasicBlockRef block : blocks) {
      needed.or(liveIn.get(block.address()));
    }
    List<LLVMValueRef> result = new ArrayList<>();
    for (int i = needed.nextSetBit(0); i >= 0; i = needed.nextSetBit(i + 1)) {
      result.add(slots.get(i));
    }
    return result;
  }

  /** Whether a slot has no other uses than loads and stores of its own type. */
  static boolean isPlain(LLVMValueRef slot) {
    String type = Llvm.print(LLVMGetAllocatedType(slot));
    for (LLVMUseRef use = LLVMGetFirstUse(slot); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      int opcode = LLVMGetInstructionOpcode(user);
      boolean load = opcode == LLVMLoad && Llvm.print(LLVMTypeOf(user)).equals(type);
      boolean store =
          opcode == LLVMStore
              && LLVMGetOperand(user, 0).address() != slot.address()
              && Llvm.print(LLVMTypeOf(LLVMGetOperand(user, 0))).equals(type);
      if (!load && !store) {
        return false;
      }
    }
    return true;
  }

  /** Backward, until nothing changes. */
  private void solve(List<LLVMBasicBlockRef> blocks) {
    for (LLVMBasicBlockRef block : blocks) {
      liveIn.put(block.address(), new BitSet());
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = blocks.size() - 1; i >= 0; i--) {
        LLVMBasicBlockRef block = blocks.get(i);
        BitSet live = liveAtStart(block);
        changed |= !live.equals(liveIn.put(block.address(), live));
      }
    }
  }

  private BitSet liveAtStart(LLVMBasicBlockRef block) {
    BitSet live = new BitSet();
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block);
    for (int i = 0; i < LLVMGetNumSuccessors(terminator); i++) {
      live.or(liveIn.get(LLVMGetSuccessor(terminator, i).address()));
    }
    List<LLVMValueRef> instructions = Llvm.instructions(block);
    for (int i = instructions.size() - 1; i >= 0; i--) {
      LLVMValueRef instruction = instructions.get(i);
      int opcode = LLVMGetInstructionOpcode(instruction);
      if (opcode == LLVMStore || opcode == LLVMLoad) {
        LLVMValueRef address = LLVMGetOperand(instruction, opcode == LLVMStore ? 1 : 0);
        Integer slot = numbers.get(address.address());
        if (slot != null) {
          live.set(slot, opcode == LLVMLoad);
        }
      }
    }
    return live;
  }
}
