package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The slots that are accessed after a barrier through an address from before it. Such an address is
 * in another slot: whoever reads it there does not know that it is one of this slot's.
 */
final class KeptAddresses {
  private final Set<Long> kept;
  private final Set<Long> seen = new HashSet<>();

  private KeptAddresses(Set<Long> kept) {
    this.kept = kept;
  }

  /** Their positions among the slots whose values outlive a barrier. */
  static Set<Integer> among(List<LLVMValueRef> kept) {
    Set<Long> all = kept.stream().map(LLVMValueRef::address).collect(Collectors.toSet());
    return IntStream.range(0, kept.size())
        .filter(i -> new KeptAddresses(all).isKept(kept.get(i)))
        .boxed()
        .collect(Collectors.toSet());
  }

  /** Whether an address, or one that is computed from it, is stored where it outlives a barrier. */
  private boolean isKept(LLVMValueRef address) {
    if (!seen.add(address.address())) {
      return false;
    }
    for (LLVMUseRef use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      boolean outlives =
          switch (LLVMGetInstructionOpcode(user)) {
            case LLVMLoad -> false;
            case LLVMStore ->
                LLVMGetOperand(user, 0).address() == address.address() && isStored(user);
            default -> isKept(user);
          };
      if (outlives) {
        return true;
      }
    }
    return false;
  }

  /** Into a kept slot; from any other one the address is read again, and may be stored there. */
  private boolean isStored(LLVMValueRef store) {
    LLVMValueRef slot = LLVMGetOperand(store, 1);
    return kept.contains(slot.address()) || LLVMIsAAllocaInst(slot) == null || isRead(slot);
  }

  private boolean isRead(LLVMValueRef slot) {
    for (LLVMUseRef use = LLVMGetFirstUse(slot); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (LLVMIsALoadInst(user) != null && isKept(user)) {
        return true;
      }
    }
    return false;
  }
}
