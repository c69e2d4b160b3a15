package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.CallMemory;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Which bounds hold for every work-item that does anything in a state: what it does is behind the
 * same conditions, on every way. A forward data flow over the blocks.
 */
final class GuardedEffects {

  private final KernelSignature kernel;
  private final LLVMValueRef function;
  private final FunctionFlow flow;
  private final Set<LLVMValueRef> shared;

  /** For each block what holds where it runs; null as long as no way to it is known. */
  private final List<List<ItemBound>> holding = new ArrayList<>();

  private GuardedEffects(KernelSignature kernel, LLVMValueRef function, Set<LLVMValueRef> shared) {
    this.kernel = kernel;
    this.function = function;
    this.flow = FunctionFlow.of(function);
    this.shared = shared;
    flow.blocks().forEach(block -> holding.add(null));
  }

  /**
   * The bounds; none if work-items do something without any condition, or if none does anything.
   *
   * @param shared the parameters that point to what is the same in all work-items of a group: one
   *     that does nothing else need not store there
   */
  static List<ItemBound> bounds(
      KernelSignature kernel, LLVMValueRef function, Set<LLVMValueRef> shared) {
    GuardedEffects effects = new GuardedEffects(kernel, function, shared);
    effects.solve();
    return effects.common();
  }

  private void solve() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = 0; block < holding.size(); block++) {
        List<ItemBound> found = block == 0 ? List.of() : onWaysTo(block);
        changed |= found != null && !found.equals(holding.set(block, found));
      }
    }
  }

  private List<ItemBound> onWaysTo(int block) {
    List<ItemBound> all = null;
    for (int from : flow.graph().predecessors().get(block)) {
      if (holding.get(from) != null) {
        List<ItemBound> way = onEdge(from, block);
        all = all == null ? way : all.stream().filter(way::contains).toList();
      }
    }
    return all;
  }

  private List<ItemBound> onEdge(int from, int to) {
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(flow.blocks().get(from));
    if (LLVMGetInstructionOpcode(jump) != LLVMBr || LLVMIsConditional(jump) == 0) {
      return holding.get(from);
    }
    LLVMBasicBlockRef block = flow.blocks().get(to);
    boolean truth = LLVMGetSuccessor(jump, 0).equals(block);
    if (truth && LLVMGetSuccessor(jump, 1).equals(block)) {
      return holding.get(from);
    }
    List<ItemBound> bounds = new ArrayList<>(holding.get(from));
    for (ItemBound bound : ItemBound.of(kernel, function, LLVMGetCondition(jump), truth)) {
      if (!bounds.contains(bound)) {
        bounds.add(bound);
      }
    }
    return bounds;
  }

  private List<ItemBound> common() {
    List<ItemBound> common = null;
    for (int block = 0; block < holding.size(); block++) {
      if (hasEffect(flow.blocks().get(block))) {
        List<ItemBound> here = holding.get(block);
        common = common == null ? here : common.stream().filter(here::contains).toList();
      }
    }
    return common == null ? List.of() : common;
  }

  private boolean hasEffect(LLVMBasicBlockRef block) {
    return Llvm.instructions(block).stream().anyMatch(this::hasEffect);
  }

  private boolean hasEffect(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMStore -> {
        LLVMValueRef base = LLVMGetOperand(instruction, 1);
        yield !shared.contains(base) && !isPrivate(base);
      }
      case LLVMLoad ->
          LLVMGetVolatile(instruction) != 0
              || LLVMGetOrdering(instruction) != LLVMAtomicOrderingNotAtomic;
      case LLVMAtomicRMW, LLVMAtomicCmpXchg, LLVMFence -> true;
      case LLVMCall ->
          SubGroupFunction.of(instruction).isPresent()
              || (!EachLane.isLeftOut(instruction) && CallMemory.mayWrite(instruction));
      default -> false;
    };
  }

  private static boolean isPrivate(LLVMValueRef pointer) {
    LLVMValueRef base = pointer;
    while (LLVMIsAGetElementPtrInst(base) != null || LLVMIsACastInst(base) != null) {
      base = LLVMGetOperand(base, 0);
    }
    return LLVMIsAAllocaInst(base) != null;
  }
}
