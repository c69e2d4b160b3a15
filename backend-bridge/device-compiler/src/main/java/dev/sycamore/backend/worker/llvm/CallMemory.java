package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What calls do with memory, as the attributes of the call and of the function promise. */
public final class CallMemory {

  private static final String MEMORY = "memory";

  /** In LLVM's encoding, two bits for each kind of memory: the lower reads, the upper writes. */
  private static final long READS = 0x5555;

  private static final long WRITES = 0xAAAA;

  private CallMemory() {}

  public static boolean mayRead(LLVMValueRef call) {
    return may(call, READS);
  }

  public static boolean mayWrite(LLVMValueRef call) {
    return may(call, WRITES);
  }

  private static boolean may(LLVMValueRef call, long bits) {
    LLVMValueRef callee = Llvm.callee(call);
    return callee == null
        || (has(LLVMGetCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind()), bits)
            && has(LLVMGetEnumAttributeAtIndex(callee, LLVMAttributeFunctionIndex, kind()), bits));
  }

  private static boolean has(LLVMAttributeRef memory, long bits) {
    return memory == null || (LLVMGetEnumAttributeValue(memory) & bits) != 0;
  }

  private static int kind() {
    return LLVMGetEnumAttributeKindForName(MEMORY, MEMORY.length());
  }
}
