package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What LLVM is told of loops: {@code llvm.loop} metadata. */
public final class LoopHints {

  private static final String LOOP = "llvm.loop";

  private LoopHints() {}

  /**
   * Gives a loop a hint without operands.
   *
   * @param latches the blocks that jump back to its header
   * @param name of the hint, such as {@code llvm.loop.unroll.disable}
   */
  public static void set(List<LLVMBasicBlockRef> latches, String name) {
    LLVMContextRef context = context(latches);
    set(latches, context, List.of(Metadata.text(context, name)));
  }

  /**
   * Gives a loop a hint with a number.
   *
   * @param latches the blocks that jump back to its header
   * @param name of the hint, such as {@code llvm.loop.unroll.count}
   */
  public static void set(List<LLVMBasicBlockRef> latches, String name, int number) {
    LLVMContextRef context = context(latches);
    LLVMValueRef value = LLVMConstInt(LLVMInt32TypeInContext(context), number, 0);
    set(latches, context, List.of(Metadata.text(context, name), LLVMValueAsMetadata(value)));
  }

  private static LLVMContextRef context(List<LLVMBasicBlockRef> latches) {
    return LLVMGetTypeContext(LLVMTypeOf(LLVMGetBasicBlockTerminator(latches.get(0))));
  }

  private static void set(
      List<LLVMBasicBlockRef> latches, LLVMContextRef context, List<LLVMMetadataRef> option) {
    int kind = LLVMGetMDKindIDInContext(context, LOOP, LOOP.length());
    LLVMValueRef hint = LLVMMetadataAsValue(context, node(context, option));
    for (LLVMBasicBlockRef latch : latches) {
      LLVMSetMetadata(LLVMGetBasicBlockTerminator(latch), kind, hint);
    }
  }

  /** A node of its own for each loop: its first operand is the node itself. */
  private static LLVMMetadataRef node(LLVMContextRef context, List<LLVMMetadataRef> option) {
    LLVMMetadataRef self = LLVMTemporaryMDNode(context, new PointerPointer<>(1), 0);
    LLVMMetadataRef hint = Metadata.node(context, List.of(self, Metadata.node(context, option)));
    LLVMMetadataReplaceAllUsesWith(self, hint);
    return hint;
  }
}
