package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The atomic updates of a kernel, if a thread may do them after all of its work-items: nothing in
 * the kernel looks at their results, orders other accesses by them, or may find an element changed
 * that its own work-item has updated. What other work-items see of an update, and when, is not
 * defined (relaxed operations).
 */
final class DeferredUpdates {

  /** Of more arrays the copies would not fit into the stack of any thread. */
  private static final int MOST_ARRAYS = 3;

  private final KernelSignature kernel;
  private final LLVMValueRef body;
  private final Map<Integer, DeferredUpdate> arrays = new HashMap<>();
  private final List<LLVMValueRef> updates = new ArrayList<>();
  private final List<LLVMValueRef> accesses = new ArrayList<>();
  private final Set<Pair> apart = new LinkedHashSet<>();
  private boolean inLoops;

  /** Two arrays that have to be different. */
  record Pair(int first, int second) {}

  private DeferredUpdates(KernelSignature kernel, LLVMValueRef body) {
    this.kernel = kernel;
    this.body = body;
  }

  /** Those of a kernel's body; empty if there are none, or if they have to be done at once. */
  static Optional<DeferredUpdates> of(KernelSignature kernel, LLVMValueRef body) {
    if (kernel.form() == KernelForm.SINGLE_TASK) {
      return Optional.empty();
    }
    DeferredUpdates updates = new DeferredUpdates(kernel, body);
    return updates.areAll() && updates.keepOrder() ? Optional.of(updates) : Optional.empty();
  }

  KernelSignature kernel() {
    return kernel;
  }

  Collection<DeferredUpdate> arrays() {
    return arrays.values();
  }

  /** Arrays that have to be different, since the order of what is done to them matters. */
  Set<Pair> apart() {
    return apart;
  }

  /** Whether a work-item may do any number of updates. */
  boolean areInLoops() {
    return inLoops;
  }

  private boolean areAll() {
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (!accept(instruction)) {
        return false;
      }
    }
    return !arrays.isEmpty() && arrays.size() <= MOST_ARRAYS;
  }

  private boolean accept(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMAtomicRMW -> acceptUpdate(instruction);
      case LLVMAtomicCmpXchg -> isOfWorkItems(LLVMGetOperand(instruction, 0));
      case LLVMLoad -> acceptAccess(instruction, LLVMGetOperand(instruction, 0));
      case LLVMStore -> acceptAccess(instruction, LLVMGetOperand(instruction, 1));
      // Another address of what may be global.
      case LLVMFence, LLVMAddrSpaceCast, LLVMIntToPtr -> false;
      case LLVMCall -> isWithoutMemory(instruction);
      default -> true;
    };
  }

  private boolean acceptUpdate(LLVMValueRef update) {
    LLVMValueRef address = LLVMGetOperand(update, 0);
    if (isOfWorkItems(address)) {
      return true;
    }
    int parameter = DeferredUpdate.parameterOf(address, body, kernel.parameters().size());
    Optional<DeferredUpdate> deferred = DeferredUpdate.of(update, parameter);
    if (parameter < 0 || deferred.isEmpty()) {
      return false;
    }
    updates.add(update);
    DeferredUpdate before = arrays.putIfAbsent(parameter, deferred.get());
    return before == null || before.equals(deferred.get());
  }

  private boolean acceptAccess(LLVMValueRef access, LLVMValueRef address) {
    if (isOfWorkItems(address)) {
      return true;
    }
    accesses.add(access);
    return LLVMGetOrdering(access) == LLVMAtomicOrderingNotAtomic && LLVMGetVolatile(access) == 0;
  }

  private static boolean isOfWorkItems(LLVMValueRef address) {
    int space = LLVMGetPointerAddressSpace(LLVMTypeOf(address));
    return space == 0 || space == 2 || space == 3;
  }

  private static boolean isWithoutMemory(LLVMValueRef call) {
    if (EachLane.isLeftOut(call) || CheckCalls.isCheck(call) || CheckCalls.isAll(call)) {
      return true;
    }
    for (int k = 0; k < LLVMGetNumArgOperands(call); k++) {
      if (DeferredUpdate.isGlobal(LLVMGetOperand(call, k))) {
        return false;
      }
    }
    return !EachLane.hasEffect(call) && Llvm.isCallOf("llvm.", call);
  }

  /** Finds what a work-item may do after an update; false if it may be to the same array. */
  private boolean keepOrder() {
    for (LLVMValueRef update : updates) {
      LLVMBasicBlockRef block = LLVMGetInstructionParent(update);
      Set<LLVMBasicBlockRef> after = after(block);
      inLoops |= after.contains(block);
      int own = parameter(update, 0);
      for (LLVMValueRef access : accesses) {
        if (follows(access, update, after) && !isApart(own, access)) {
          return false;
        }
      }
    }
    List<DeferredUpdate> all = List.copyOf(arrays.values());
    for (DeferredUpdate a : all) {
      for (DeferredUpdate b : all) {
        if (a.parameter() < b.parameter()
            && (a.operation() != b.operation() || a.bits() != b.bits())) {
          apart.add(new Pair(a.parameter(), b.parameter()));
        }
      }
    }
    return true;
  }

  private boolean isApart(int own, LLVMValueRef access) {
    int other = parameter(access, LLVMGetInstructionOpcode(access) == LLVMLoad ? 0 : 1);
    if (other < 0 || other == own) {
      return false;
    }
    apart.add(new Pair(own, other));
    return true;
  }

  private int parameter(LLVMValueRef access, int address) {
    return DeferredUpdate.parameterOf(
        LLVMGetOperand(access, address), body, kernel.parameters().size());
  }

  private static boolean follows(
      LLVMValueRef access, LLVMValueRef update, Set<LLVMBasicBlockRef> after) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(access);
    if (after.contains(block)) {
      return true;
    }
    if (!block.equals(LLVMGetInstructionParent(update))) {
      return false;
    }
    List<LLVMValueRef> all = Llvm.instructions(block);
    return all.indexOf(access) > all.indexOf(update);
  }

  /** The blocks that may run once a block has ended, itself among them if it is in a loop. */
  private static Set<LLVMBasicBlockRef> after(LLVMBasicBlockRef block) {
    Set<LLVMBasicBlockRef> after = new HashSet<>();
    Deque<LLVMBasicBlockRef> open = new ArrayDeque<>();
    open.add(block);
    while (!open.isEmpty()) {
      LLVMValueRef end = LLVMGetBasicBlockTerminator(open.pop());
      for (int k = 0; k < LLVMGetNumSuccessors(end); k++) {
        if (after.add(LLVMGetSuccessor(end, k))) {
          open.add(LLVMGetSuccessor(end, k));
        }
      }
    }
    return after;
  }
}
