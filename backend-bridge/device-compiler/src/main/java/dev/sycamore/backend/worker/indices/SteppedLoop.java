package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads which values of a loop are moved by steps, and writes what they are made of before it. */
final class SteppedLoop {

  /** With larger steps a counter that has wrapped is soon back. */
  private static final long MOST_STEP = 1 << 20;

  private final FunctionFlow flow;
  private final NaturalLoop loop;
  private final LLVMBasicBlockRef before;
  private final LLVMBasicBlockRef latch;
  private final LLVMBuilderRef builder;
  private final Map<LLVMValueRef, Optional<StepSum>> read = new HashMap<>();

  private SteppedLoop(
      FunctionFlow flow, NaturalLoop loop, LLVMBasicBlockRef before, LLVMBuilderRef builder) {
    this.flow = flow;
    this.loop = loop;
    this.before = before;
    this.latch = flow.blocks().get(loop.latches().get(0));
    this.builder = builder;
  }

  /** Of a loop with one latch; empty if more than one block leads into it. */
  static Optional<SteppedLoop> of(FunctionFlow flow, NaturalLoop loop, LLVMBuilderRef builder) {
    return flow.entry(loop).map(before -> new SteppedLoop(flow, loop, before, builder));
  }

  /** The block that leads into it. */
  LLVMBasicBlockRef before() {
    return before;
  }

  /** The block that leads to its next pass. */
  LLVMBasicBlockRef latch() {
    return latch;
  }

  LLVMBasicBlockRef header() {
    return flow.blocks().get(loop.header());
  }

  /** The start and the step of a value of 32 bits; empty if it has no such step. */
  Optional<StepSum> steps(LLVMValueRef value) {
    Optional<StepSum> known = read.get(value);
    if (known == null) {
      // Values that lead to themselves have no step.
      read.put(value, Optional.empty());
      known = find(value);
      read.put(value, known);
    }
    return known;
  }

  private Optional<StepSum> find(LLVMValueRef value) {
    if (isKnownBefore(value)) {
      return Optional.of(new StepSum(value, zero(value)));
    }
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMPHI -> counter(value);
      case LLVMAdd -> sum(value, LLVMAdd);
      case LLVMSub -> sum(value, LLVMSub);
      case LLVMMul -> product(value);
      default -> Optional.empty();
    };
  }

  /** Whether a value does not change in the loop. */
  boolean isKnownBefore(LLVMValueRef value) {
    return LLVMIsAInstruction(value) == null
        || !loop.contains(flow.number(LLVMGetInstructionParent(value)));
  }

  private static boolean isZero(LLVMValueRef value) {
    return LLVMIsAConstantInt(value) != null && LLVMIsNull(value) != 0;
  }

  private static LLVMValueRef zero(LLVMValueRef value) {
    return LLVMConstNull(LLVMTypeOf(value));
  }

  /** A phi of the header to which the same is added in each pass. */
  private Optional<StepSum> counter(LLVMValueRef phi) {
    if (!LLVMGetInstructionParent(phi).equals(header())) {
      return Optional.empty();
    }
    LLVMValueRef next = Llvm.incoming(phi, latch);
    if (LLVMIsAInstruction(next) == null) {
      return Optional.empty();
    }
    LLVMValueRef start = Llvm.incoming(phi, before);
    int opcode = LLVMGetInstructionOpcode(next);
    LLVMValueRef left = opcode == LLVMAdd || opcode == LLVMSub ? LLVMGetOperand(next, 0) : null;
    if (left == null) {
      return Optional.empty();
    }
    LLVMValueRef right = LLVMGetOperand(next, 1);
    if (left.equals(phi) && isKnownBefore(right)) {
      LLVMValueRef step = opcode == LLVMAdd ? right : write(LLVMSub, zero(phi), right);
      return Optional.of(new StepSum(start, step));
    }
    return opcode == LLVMAdd && right.equals(phi) && isKnownBefore(left)
        ? Optional.of(new StepSum(start, left))
        : Optional.empty();
  }

  private Optional<StepSum> sum(LLVMValueRef value, int opcode) {
    Optional<StepSum> left = steps(LLVMGetOperand(value, 0));
    Optional<StepSum> right = steps(LLVMGetOperand(value, 1));
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new StepSum(
            write(opcode, left.get().start(), right.get().start()),
            write(opcode, left.get().step(), right.get().step())));
  }

  private Optional<StepSum> product(LLVMValueRef value) {
    Optional<StepSum> left = steps(LLVMGetOperand(value, 0));
    Optional<StepSum> right = steps(LLVMGetOperand(value, 1));
    if (left.isEmpty() || right.isEmpty() || (left.get().moves() && right.get().moves())) {
      return Optional.empty();
    }
    StepSum moving = left.get().moves() ? left.get() : right.get();
    LLVMValueRef factor = left.get().moves() ? right.get().start() : left.get().start();
    return Optional.of(
        new StepSum(write(LLVMMul, moving.start(), factor), write(LLVMMul, moving.step(), factor)));
  }

  /** Writes an operation before the loop; what wraps, wraps as it does in the loop. */
  private LLVMValueRef write(int opcode, LLVMValueRef left, LLVMValueRef right) {
    if (opcode == LLVMMul && (isZero(left) || isZero(right))) {
      return zero(left);
    } else if (opcode != LLVMMul && isZero(right)) {
      return left;
    } else if (opcode == LLVMAdd && isZero(left)) {
      return right;
    }
    positionBefore();
    return LLVMBuildBinOp(builder, opcode, left, right, "");
  }

  /**
   * An access whose index moves by a constant runs less than 2^31 times. A counter that goes by one
   * until it is beyond a limit wraps only if the limit is the largest {@code int}, and then it
   * would go on for 2^32 passes: so it does not wrap.
   *
   * @param sum the steps of the index of an access that runs in each pass
   */
  void countWithoutWrapping(StepSum sum) {
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(latch);
    LLVMValueRef moved = LLVMIsAConstantInt(sum.step());
    if (loop.exits().size() != 1
        || moved == null
        || !flow.blocks().get(loop.exits().get(0).from()).equals(latch)
        || LLVMIsAICmpInst(LLVMGetCondition(branch)) == null) {
      return;
    }
    LLVMValueRef next = LLVMGetOperand(LLVMGetCondition(branch), 0);
    if (!isKnownBefore(LLVMGetOperand(LLVMGetCondition(branch), 1))
        || isKnownBefore(next)
        || LLVMGetInstructionOpcode(next) != LLVMAdd) {
      return;
    }
    LLVMValueRef step = LLVMIsAConstantInt(LLVMGetOperand(next, 1));
    boolean counts = steps(LLVMGetOperand(next, 0)).filter(StepSum::moves).isPresent();
    if (counts && step != null) {
      long size = LLVMConstIntGetSExtValue(step);
      long most = Math.min(MOST_STEP, Math.abs(LLVMConstIntGetSExtValue(moved)));
      if (Math.abs(size) <= most && isBounded(branch, size)) {
        LLVMSetNSW(next, 1);
      }
    }
  }

  /** Whether the loop goes on while its counter is not beyond the limit. */
  private boolean isBounded(LLVMValueRef branch, long step) {
    int predicate = LLVMGetICmpPredicate(LLVMGetCondition(branch));
    boolean goesOn = LLVMGetSuccessor(branch, 0).equals(header());
    boolean isBelow =
        goesOn
            ? predicate == LLVMIntSLT || predicate == LLVMIntSLE
            : predicate == LLVMIntSGE || predicate == LLVMIntSGT;
    boolean isAbove =
        goesOn
            ? predicate == LLVMIntSGT || predicate == LLVMIntSGE
            : predicate == LLVMIntSLE || predicate == LLVMIntSLT;
    return step > 0 ? isBelow : isAbove;
  }

  /** Widens a value before the loop. */
  LLVMValueRef widen(LLVMValueRef value) {
    positionBefore();
    LLVMTypeRef i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(value)));
    return LLVMBuildSExt(builder, value, i64, "");
  }

  /** What is written next is before the loop. */
  void positionBefore() {
    LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(before));
  }
}
