package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Several passes of a loop of one block, one after the other, ahead of the loop. */
final class UnrolledPasses {

  private static final String NO_UNROLLING = "llvm.loop.unroll.disable";

  private final LLVMBasicBlockRef body;
  private final LLVMBasicBlockRef exit;
  private final CountedBound bound;
  private final LLVMBuilderRef builder;

  /** The values of the pass that is being written, by those of the loop. */
  private final Map<LLVMValueRef, LLVMValueRef> values = new HashMap<>();

  UnrolledPasses(LLVMBasicBlockRef body, CountedBound bound, LLVMBuilderRef builder) {
    this.body = body;
    this.exit = LLVMGetSuccessor(LLVMGetBasicBlockTerminator(body), 1);
    this.bound = bound;
    this.builder = builder;
  }

  /**
   * Writes them.
   *
   * @param before the block that leads into the loop and nowhere else
   */
  void write(LLVMBasicBlockRef before, int passes) {
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(before);
    List<LLVMBasicBlockRef> blocks = new ArrayList<>();
    for (int pass = 0; pass <= passes; pass++) {
      blocks.add(append("passes"));
    }
    LLVMBasicBlockRef again = blocks.get(passes);
    LLVMPositionBuilderBefore(builder, jump);
    LLVMValueRef room = room(passes);
    LLVMBuildCondBr(builder, isBelow(bound.start(), room), blocks.get(0), body);
    LLVMInstructionEraseFromParent(jump);

    Map<LLVMValueRef, LLVMValueRef> phis = enter(before, blocks.get(0));
    for (int pass = 0; pass < passes; pass++) {
      copy(blocks.get(pass));
      // Of passes but the last the counter is known to be below the limit.
      LLVMValueRef goesOn =
          pass < passes - 1
              ? valueOf(bound.other())
              : valueOf(LLVMGetCondition(LLVMGetBasicBlockTerminator(body)));
      LLVMBuildCondBr(builder, goesOn, blocks.get(pass + 1), exit);
      leave(blocks.get(pass));
      next();
    }
    LLVMPositionBuilderAtEnd(builder, again);
    phis.forEach((phi, copy) -> Llvm.addIncoming(copy, valueOf(phi), again));
    phis.keySet().forEach(phi -> Llvm.addIncoming(phi, valueOf(phi), again));
    LLVMValueRef counter = LLVMGetOperand(bound.next(), 0);
    LLVMBuildCondBr(builder, isBelow(valueOf(counter), room), blocks.get(0), body);
    LoopHints.set(List.of(again), NO_UNROLLING);
    LoopHints.set(List.of(body), NO_UNROLLING);
  }

  private LLVMBasicBlockRef append(String label) {
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(bound.limit()));
    return LLVMAppendBasicBlockInContext(context, LLVMGetBasicBlockParent(body), label);
  }

  /** Counters below it are so far from the limit that all passes but the last stay below that. */
  private LLVMValueRef room(int passes) {
    LLVMTypeRef type = LLVMTypeOf(bound.limit());
    long distance = bound.step() * passes - 1;
    LLVMValueRef least = LLVMConstInt(type, Integer.MIN_VALUE, 1);
    LLVMValueRef lowest = LLVMConstInt(type, Integer.MIN_VALUE + distance, 1);
    LLVMValueRef room =
        LLVMBuildSub(builder, bound.limit(), LLVMConstInt(type, distance, 1), "room");
    LLVMValueRef wraps = LLVMBuildICmp(builder, LLVMIntSLT, bound.limit(), lowest, "");
    return LLVMBuildSelect(builder, wraps, least, room, "");
  }

  private LLVMValueRef isBelow(LLVMValueRef counter, LLVMValueRef room) {
    return LLVMBuildICmp(builder, LLVMIntSLT, counter, room, "");
  }

  /** The phis of the first pass, by those of the loop. */
  private Map<LLVMValueRef, LLVMValueRef> enter(LLVMBasicBlockRef before, LLVMBasicBlockRef first) {
    Map<LLVMValueRef, LLVMValueRef> phis = new LinkedHashMap<>();
    LLVMPositionBuilderAtEnd(builder, first);
    for (LLVMValueRef phi : Llvm.instructions(body)) {
      if (LLVMIsAPHINode(phi) != null) {
        LLVMValueRef copy = LLVMBuildPhi(builder, LLVMTypeOf(phi), Llvm.name(phi));
        Llvm.addIncoming(copy, Llvm.incoming(phi, before), before);
        phis.put(phi, copy);
      }
    }
    values.putAll(phis);
    return phis;
  }

  /** Writes what a pass computes. */
  private void copy(LLVMBasicBlockRef into) {
    LLVMPositionBuilderAtEnd(builder, into);
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (LLVMIsAPHINode(instruction) != null || LLVMIsATerminatorInst(instruction) != null) {
        continue;
      }
      LLVMValueRef copy = LLVMInstructionClone(instruction);
      LLVMInsertIntoBuilderWithName(builder, copy, Llvm.name(instruction));
      for (int i = 0; i < LLVMGetNumOperands(copy); i++) {
        LLVMSetOperand(copy, i, valueOf(LLVMGetOperand(copy, i)));
      }
      values.put(instruction, copy);
    }
  }

  private LLVMValueRef valueOf(LLVMValueRef value) {
    return values.getOrDefault(value, value);
  }

  /** Gives the phis behind the loop what a pass leaves with. */
  private void leave(LLVMBasicBlockRef pass) {
    for (LLVMValueRef phi : Llvm.instructions(exit)) {
      if (LLVMIsAPHINode(phi) == null) {
        return;
      }
      Llvm.addIncoming(phi, valueOf(Llvm.incoming(phi, body)), pass);
    }
  }

  /** What the phis are in the pass that follows. */
  private void next() {
    Map<LLVMValueRef, LLVMValueRef> phis = new HashMap<>();
    for (LLVMValueRef phi : Llvm.instructions(body)) {
      if (LLVMIsAPHINode(phi) != null) {
        phis.put(phi, valueOf(Llvm.incoming(phi, body)));
      }
    }
    values.putAll(phis);
  }
}
