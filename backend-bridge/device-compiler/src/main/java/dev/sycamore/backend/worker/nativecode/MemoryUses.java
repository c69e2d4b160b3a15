package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.CallMemory;
import java.util.HashSet;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Which memory some instructions read and write that other work-items see as well. */
final class MemoryUses {

  private static final int GLOBAL_SPACE = 1;
  private static final int CONSTANT_SPACE = 2;
  private static final int LOCAL_SPACE = 3;

  /** A piece of memory that overlaps with no other one. */
  private sealed interface Memory {}

  /** Arrays of the host, which may be the same under several names. */
  private record Global() implements Memory {}

  /** What the launch allocates for one parameter. */
  private record Local(LLVMValueRef parameter) implements Memory {}

  /** Any memory. */
  private record Unknown() implements Memory {}

  private final Set<Memory> read = new HashSet<>();
  private final Set<Memory> written = new HashSet<>();

  void addAll(MemoryUses others) {
    read.addAll(others.read);
    written.addAll(others.written);
  }

  void add(LLVMValueRef instruction) {
    switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad -> use(read, LLVMGetOperand(instruction, 0));
      case LLVMStore -> use(written, LLVMGetOperand(instruction, 1));
      case LLVMAtomicRMW, LLVMAtomicCmpXchg -> use(written, LLVMGetOperand(instruction, 0));
      case LLVMFence -> written.add(new Unknown());
      case LLVMCall -> addCall(instruction);
      default -> {}
    }
  }

  private void addCall(LLVMValueRef call) {
    boolean exchange =
        SubGroupFunction.of(call).filter(f -> f != SubGroupFunction.BARRIER).isPresent();
    if (exchange || EachLane.isLeftOut(call)) {
      return;
    }
    if (CallMemory.mayWrite(call)) {
      written.add(new Unknown());
    } else if (CallMemory.mayRead(call)) {
      read.add(new Unknown());
    }
  }

  private static void use(Set<Memory> uses, LLVMValueRef pointer) {
    LLVMValueRef base = pointer;
    while (LLVMIsAGetElementPtrInst(base) != null || LLVMIsACastInst(base) != null) {
      base = LLVMGetOperand(base, 0);
    }
    int space =
        LLVMGetTypeKind(LLVMTypeOf(base)) == LLVMPointerTypeKind
            ? LLVMGetPointerAddressSpace(LLVMTypeOf(base))
            : 0;
    if (LLVMIsAAllocaInst(base) != null || space == CONSTANT_SPACE) {
      return;
    }
    if (space == LOCAL_SPACE && LLVMIsAArgument(base) != null) {
      uses.add(new Local(base));
    } else {
      uses.add(space == GLOBAL_SPACE ? new Global() : new Unknown());
    }
  }

  /** Whether the order in which two work-items do these and others can be seen. */
  boolean conflictWith(MemoryUses others) {
    return overlap(written, others.written)
        || overlap(written, others.read)
        || overlap(read, others.written);
  }

  private static boolean overlap(Set<Memory> some, Set<Memory> others) {
    return some.stream().anyMatch(a -> others.stream().anyMatch(b -> overlap(a, b)));
  }

  private static boolean overlap(Memory a, Memory b) {
    return a instanceof Unknown || b instanceof Unknown || a.equals(b);
  }
}
