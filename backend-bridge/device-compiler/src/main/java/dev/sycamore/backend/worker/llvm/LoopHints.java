package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What LLVM is told of loops: {@code llvm.loop} metadata. */
public final class LoopHints {

  /** The hint of a loop that stays as it is. */
  public static final String NO_UNROLLING = "llvm.loop.unroll.disable";

  /** The hint of how many passes become one. */
  public static final String PASSES_AT_ONCE = "llvm.loop.unroll.count";

  private static final String LOOP = "llvm.loop";

  private LoopHints() {}

  /**
   * Gives a loop a hint without operands, in addition to those that it has.
   *
   * @param latches the blocks that jump back to its header
   * @param name of the hint, such as {@code llvm.loop.unroll.disable}
   */
  public static void set(List<LLVMBasicBlockRef> latches, String name) {
    LLVMContextRef context = context(latches);
    set(latches, context, List.of(Metadata.text(context, name)));
  }

  /**
   * Gives a loop a hint with a number, in addition to those that it has.
   *
   * @param latches the blocks that jump back to its header
   * @param name of the hint, such as {@code llvm.loop.unroll.count}
   */
  public static void set(List<LLVMBasicBlockRef> latches, String name, int number) {
    LLVMContextRef context = context(latches);
    LLVMValueRef value = LLVMConstInt(LLVMInt32TypeInContext(context), number, 0);
    set(latches, context, List.of(Metadata.text(context, name), LLVMValueAsMetadata(value)));
  }

  /**
   * Whether a loop has a hint.
   *
   * @param latch a block that jumps back to its header
   * @param name of the hint
   */
  public static boolean has(LLVMBasicBlockRef latch, String name) {
    LLVMValueRef loop = LLVMGetMetadata(LLVMGetBasicBlockTerminator(latch), kind(context(latch)));
    return loop != null
        && Metadata.operands(loop).stream()
            .filter(hint -> Metadata.isNode(hint) && !hint.equals(loop))
            .map(Metadata::operands)
            .anyMatch(
                hint ->
                    !hint.isEmpty()
                        && Metadata.isString(hint.get(0))
                        && Metadata.string(hint.get(0)).equals(name));
  }

  private static int kind(LLVMContextRef context) {
    return LLVMGetMDKindIDInContext(context, LOOP, LOOP.length());
  }

  private static LLVMContextRef context(LLVMBasicBlockRef latch) {
    return LLVMGetTypeContext(LLVMTypeOf(LLVMGetBasicBlockTerminator(latch)));
  }

  private static LLVMContextRef context(List<LLVMBasicBlockRef> latches) {
    return context(latches.get(0));
  }

  private static void set(
      List<LLVMBasicBlockRef> latches, LLVMContextRef context, List<LLVMMetadataRef> option) {
    int kind = kind(context);
    List<LLVMMetadataRef> hints = new ArrayList<>();
    LLVMValueRef loop = LLVMGetMetadata(LLVMGetBasicBlockTerminator(latches.get(0)), kind);
    if (loop != null) {
      hints.addAll(hints(loop));
    }
    hints.add(Metadata.node(context, option));
    LLVMValueRef hint = LLVMMetadataAsValue(context, node(context, hints));
    for (LLVMBasicBlockRef latch : latches) {
      LLVMSetMetadata(LLVMGetBasicBlockTerminator(latch), kind, hint);
    }
  }

  /** What a loop's node has after its first operand, which is the node itself. */
  private static List<LLVMMetadataRef> hints(LLVMValueRef loop) {
    int count = LLVMGetMDNodeNumOperands(loop);
    List<LLVMMetadataRef> hints = new ArrayList<>();
    try (PointerPointer<LLVMValueRef> operands = new PointerPointer<>(count)) {
      LLVMGetMDNodeOperands(loop, operands);
      for (int i = 1; i < count; i++) {
        hints.add(LLVMValueAsMetadata(operands.get(LLVMValueRef.class, i)));
      }
    }
    return hints;
  }

  /** A node of its own for each loop: its first operand is the node itself. */
  private static LLVMMetadataRef node(LLVMContextRef context, List<LLVMMetadataRef> hints) {
    LLVMMetadataRef self = LLVMTemporaryMDNode(context, new PointerPointer<>(1), 0);
    List<LLVMMetadataRef> operands = new ArrayList<>(List.of(self));
    operands.addAll(hints);
    LLVMMetadataRef node = Metadata.node(context, operands);
    LLVMMetadataReplaceAllUsesWith(self, node);
    return node;
  }
}
