package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What is added to the integers of a loop in each pass, where that is a constant. */
final class LoopSteps {

  /** Longer computations are not followed. */
  private static final int DEEPEST = 8;

  private final FunctionFlow flow;
  private final NaturalLoop loop;

  LoopSteps(FunctionFlow flow, NaturalLoop loop) {
    this.flow = flow;
    this.loop = loop;
  }

  /** Whether a value is computed in the loop. */
  boolean isInside(LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null && isInside(LLVMGetInstructionParent(value));
  }

  private boolean isInside(LLVMBasicBlockRef block) {
    return flow.isReached(block) && loop.contains(flow.number(block));
  }

  /** What an integer moves by; empty if it does not move by a constant. */
  Optional<BigInteger> step(LLVMValueRef value) {
    return step(value, 0);
  }

  private Optional<BigInteger> step(LLVMValueRef value, int depth) {
    if (!isInside(value)) {
      return Optional.of(BigInteger.ZERO);
    } else if (depth == DEEPEST) {
      return Optional.empty();
    }
    LLVMValueRef left = LLVMGetNumOperands(value) > 0 ? LLVMGetOperand(value, 0) : null;
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMPHI -> counted(value);
      case LLVMSExt, LLVMZExt, LLVMTrunc, LLVMFreeze -> step(left, depth + 1);
      case LLVMAdd -> sum(value, 1, depth);
      case LLVMSub -> sum(value, -1, depth);
      case LLVMOr -> LLVMGetIsDisjoint(value) != 0 ? sum(value, 1, depth) : Optional.empty();
      // Of the highest bit, or compared with zero, it is a sum or a difference.
      case LLVMXor -> sum(value, 1, depth);
      case LLVMMul ->
          constant(value).flatMap(factor -> step(left, depth + 1).map(factor::multiply));
      case LLVMShl ->
          constant(value)
              .flatMap(places -> step(left, depth + 1).map(s -> s.shiftLeft(places.intValue())));
      default -> Optional.empty();
    };
  }

  private Optional<BigInteger> sum(LLVMValueRef value, int sign, int depth) {
    Optional<BigInteger> right = step(LLVMGetOperand(value, 1), depth + 1);
    return right.flatMap(
        step ->
            step(LLVMGetOperand(value, 0), depth + 1)
                .map(left -> left.add(sign < 0 ? step.negate() : step)));
  }

  private static Optional<BigInteger> constant(LLVMValueRef value) {
    LLVMValueRef operand = LLVMIsAConstantInt(LLVMGetOperand(value, 1));
    return operand == null
        ? Optional.empty()
        : Optional.of(BigInteger.valueOf(LLVMConstIntGetSExtValue(operand)));
  }

  /** A phi of the header to which all ways back add the same constant. */
  private Optional<BigInteger> counted(LLVMValueRef phi) {
    if (flow.number(LLVMGetInstructionParent(phi)) != loop.header()) {
      return Optional.empty();
    }
    List<Optional<BigInteger>> steps =
        incoming(phi, true).stream().map(next -> above(phi, next)).distinct().toList();
    return steps.size() == 1 ? steps.get(0) : Optional.empty();
  }

  /** How much a sum with constants is above a phi. */
  private static Optional<BigInteger> above(LLVMValueRef phi, LLVMValueRef next) {
    BigInteger sum = BigInteger.ZERO;
    LLVMValueRef value = next;
    while (!value.equals(phi)) {
      if (LLVMIsAInstruction(value) == null || LLVMGetInstructionOpcode(value) != LLVMAdd) {
        return Optional.empty();
      }
      Optional<BigInteger> addend = constant(value);
      if (addend.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.add(addend.get());
      value = LLVMGetOperand(value, 0);
    }
    return Optional.of(sum);
  }

  /** What a phi of the header has in the first pass, or in the next ones. */
  private List<LLVMValueRef> incoming(LLVMValueRef phi, boolean next) {
    List<LLVMValueRef> values = new ArrayList<>();
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      if (isInside(LLVMGetIncomingBlock(phi, i)) == next) {
        values.add(LLVMGetIncomingValue(phi, i));
      }
    }
    return values;
  }

  /** Where a counter is in the first pass; empty for what is no counter, or one that was moved. */
  Optional<KnownRange> start(LLVMValueRef value) {
    LLVMValueRef phi = value;
    if (isInside(value) && LLVMGetInstructionOpcode(value) == LLVMAdd) {
      phi = LLVMGetOperand(value, 0);
    }
    if (!isInside(phi)
        || LLVMGetInstructionOpcode(phi) != LLVMPHI
        || counted(phi).isEmpty()
        || !(phi.equals(value) || incoming(phi, true).contains(value))) {
      return Optional.empty();
    }
    return incoming(phi, false).stream().map(KnownRange::of).reduce(KnownRange::union);
  }
}
