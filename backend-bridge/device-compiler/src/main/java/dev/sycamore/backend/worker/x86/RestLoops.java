package dev.sycamore.backend.worker.x86;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.Metadata;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The loops of a body that only runs what is left of whole vectors. LLVM would unroll them and put
 * what they compute into vectors: often more than half of the time that a kernel takes to compile,
 * and of its code, for a few work-items.
 */
final class RestLoops {

  private static final String LOOP = "llvm.loop";
  private static final String NO_UNROLLING = "llvm.loop.unroll.disable";

  private RestLoops() {}

  /**
   * Keeps LLVM from unrolling the loops of a function. A function with private arrays is left as it
   * is: unrolled loops may have their elements in registers.
   */
  static void keepRolled(LLVMValueRef function) {
    if (Llvm.instructions(function).stream().anyMatch(i -> LLVMIsAAllocaInst(i) != null)) {
      return;
    }
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    int kind = LLVMGetMDKindIDInContext(context, LOOP, LOOP.length());
    FunctionFlow flow = FunctionFlow.of(function);
    for (NaturalLoop loop : flow.loops().loops()) {
      LLVMValueRef hint = LLVMMetadataAsValue(context, hint(context));
      for (int latch : loop.latches()) {
        LLVMSetMetadata(LLVMGetBasicBlockTerminator(flow.blocks().get(latch)), kind, hint);
      }
    }
  }

  /** A node of its own for each loop: its first operand is the node itself. */
  private static LLVMMetadataRef hint(LLVMContextRef context) {
    LLVMMetadataRef self = LLVMTemporaryMDNode(context, new PointerPointer<>(1), 0);
    LLVMMetadataRef option = Metadata.text(context, NO_UNROLLING);
    LLVMMetadataRef hint =
        Metadata.node(context, List.of(self, Metadata.node(context, List.of(option))));
    LLVMMetadataReplaceAllUsesWith(self, hint);
    return hint;
  }
}
