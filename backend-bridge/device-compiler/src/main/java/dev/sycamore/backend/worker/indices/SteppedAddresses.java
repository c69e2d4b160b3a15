package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.UseSites;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The addresses that are made of one wide index of a loop, for each array one that is stepped. */
final class SteppedAddresses {

  /** An array, and the type of its elements. */
  private record Elements(LLVMValueRef array, LLVMTypeRef type) {}

  private final SteppedLoop loop;
  private final LLVMBuilderRef builder;
  private final LLVMValueRef start;
  private final LLVMValueRef step;
  private final Map<Elements, LLVMValueRef> pointers = new HashMap<>();

  SteppedAddresses(SteppedLoop loop, StepSum sum, LLVMBuilderRef builder) {
    this.loop = loop;
    this.builder = builder;
    this.start = loop.widen(sum.start());
    this.step = loop.widen(sum.step());
  }

  /**
   * Replaces an index by one that is stepped, and where the array stays the same, its addresses.
   */
  void replace(LLVMValueRef wide) {
    for (LLVMValueRef user : UseSites.instructions(wide)) {
      switch (LLVMGetInstructionOpcode(user)) {
        case LLVMGetElementPtr -> replaceAddress(user, null);
        case LLVMAdd -> {
          LLVMValueRef more = LLVMGetOperand(user, 1);
          UseSites.instructions(user).forEach(address -> replaceAddress(address, more));
        }
        default -> {}
      }
    }
    if (LLVMGetFirstUse(wide) != null) {
      LLVMReplaceAllUsesWith(
          wide, counter(start, last -> LLVMBuildNSWAdd(builder, last, step, "")));
    }
  }

  private void replaceAddress(LLVMValueRef address, LLVMValueRef more) {
    LLVMValueRef array = LLVMGetOperand(address, 0);
    if (!loop.isKnownBefore(array)) {
      return;
    }
    LLVMTypeRef type = LLVMGetGEPSourceElementType(address);
    LLVMValueRef pointer =
        pointers.computeIfAbsent(
            new Elements(array, type),
            elements -> {
              loop.positionBefore();
              LLVMValueRef first = element(type, array, start);
              return counter(first, last -> element(type, last, step));
            });
    LLVMPositionBuilderBefore(builder, address);
    LLVMReplaceAllUsesWith(address, more == null ? pointer : element(type, pointer, more));
    LLVMInstructionEraseFromParent(address);
  }

  private LLVMValueRef element(LLVMTypeRef type, LLVMValueRef pointer, LLVMValueRef index) {
    return LLVMBuildGEP2(
        builder, type, pointer, new PointerPointer<>(new LLVMValueRef[] {index}), 1, "");
  }

  private LLVMValueRef counter(LLVMValueRef first, UnaryOperator<LLVMValueRef> next) {
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(loop.header()));
    LLVMValueRef counter = LLVMBuildPhi(builder, LLVMTypeOf(first), "");
    LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(loop.latch()));
    Llvm.addIncoming(counter, next.apply(counter), loop.latch());
    Llvm.addIncoming(counter, first, loop.before());
    return counter;
  }
}
