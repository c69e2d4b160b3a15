package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A loop with an {@code int} that grows or falls by a constant in each pass, and whose last block
 * goes on only while it is on one side of a limit. Other exits may end it before.
 *
 * @param before the block that enters the loop, and does nothing else after that
 * @param counter the phi
 * @param start its value in the first pass
 * @param step what each pass adds; not 0
 * @param limit not changed by the loop
 * @param inclusive whether it also goes on at the limit
 */
record CountedLoop(
    LLVMBasicBlockRef before,
    LLVMValueRef counter,
    LLVMValueRef start,
    long step,
    LLVMValueRef limit,
    boolean inclusive) {

  private static final int WIDTH = 32;
  private static final long MOST_PASSES = 1 << 20;

  /** The values of the counter in the passes, as integers of 64 bits. */
  record Span(LLVMValueRef first, LLVMValueRef last, LLVMValueRef exact) {}

  static Optional<CountedLoop> of(FunctionFlow flow, NaturalLoop loop) {
    Optional<LLVMBasicBlockRef> before = before(flow, loop);
    if (before.isEmpty() || loop.latches().size() != 1) {
      return Optional.empty();
    }
    int latch = loop.latches().get(0);
    LLVMBasicBlockRef header = flow.blocks().get(loop.header());
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(flow.blocks().get(latch));
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || LLVMIsConditional(branch) == 0) {
      return Optional.empty();
    }
    LLVMValueRef condition = LLVMGetCondition(branch);
    if (LLVMIsAICmpInst(condition) == null) {
      return Optional.empty();
    }
    boolean onTrue = LLVMGetSuccessor(branch, 0).equals(header);
    int predicate = LLVMGetICmpPredicate(condition);
    LLVMValueRef next = LLVMGetOperand(condition, 0);
    LLVMValueRef limit = LLVMGetOperand(condition, 1);
    for (LLVMValueRef phi : Llvm.instructions(header)) {
      if (LLVMGetInstructionOpcode(phi) != LLVMPHI) {
        break;
      }
      Optional<Long> step = step(phi, next);
      if (step.isPresent() && isOutside(flow, loop, limit)) {
        return Going.of(onTrue ? predicate : IntPredicates.opposite(predicate))
            .filter(going -> going.up == (step.get() > 0))
            .map(
                going ->
                    new CountedLoop(
                        before.get(),
                        phi,
                        Llvm.incoming(phi, before.get()),
                        step.get(),
                        limit,
                        going.inclusive));
      }
    }
    return Optional.empty();
  }

  /** How many passes it has if nothing ends it before; empty if that is not known here. */
  Optional<Integer> passes() {
    if (LLVMIsAConstantInt(start) == null || LLVMIsAConstantInt(limit) == null) {
      return Optional.empty();
    }
    long far = Math.abs(LLVMConstIntGetSExtValue(limit) - LLVMConstIntGetSExtValue(start));
    long size = Math.abs(step);
    long passes = inclusive ? far / size + 1 : (far + size - 1) / size;
    return Optional.of((int) Math.min(Math.max(passes, 1), MOST_PASSES));
  }

  /** On which side of the limit a loop goes on. */
  private enum Going {
    BELOW(true, false),
    UP_TO(true, true),
    ABOVE(false, false),
    DOWN_TO(false, true);

    private final boolean up;
    private final boolean inclusive;

    Going(boolean up, boolean inclusive) {
      this.up = up;
      this.inclusive = inclusive;
    }

    static Optional<Going> of(int predicate) {
      return switch (predicate) {
        case LLVMIntSLT -> Optional.of(BELOW);
        case LLVMIntSLE -> Optional.of(UP_TO);
        case LLVMIntSGT -> Optional.of(ABOVE);
        case LLVMIntSGE -> Optional.of(DOWN_TO);
        default -> Optional.empty();
      };
    }
  }

  private static Optional<LLVMBasicBlockRef> before(FunctionFlow flow, NaturalLoop loop) {
    LLVMBasicBlockRef before = null;
    for (int p : flow.graph().predecessors().get(loop.header())) {
      if (!loop.contains(p)) {
        if (before != null || flow.graph().successors().get(p).size() != 1) {
          return Optional.empty();
        }
        before = flow.blocks().get(p);
      }
    }
    return Optional.ofNullable(before);
  }

  /** What a phi's next value is more than its own. */
  private static Optional<Long> step(LLVMValueRef phi, LLVMValueRef next) {
    if (LLVMGetTypeKind(LLVMTypeOf(phi)) != LLVMIntegerTypeKind
        || LLVMGetIntTypeWidth(LLVMTypeOf(phi)) != WIDTH
        || LLVMIsABinaryOperator(next) == null
        || LLVMGetInstructionOpcode(next) != LLVMAdd
        || !LLVMGetOperand(next, 0).equals(phi)) {
      return Optional.empty();
    }
    LLVMValueRef step = LLVMIsAConstantInt(LLVMGetOperand(next, 1));
    boolean isNext = false;
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      isNext |= LLVMGetIncomingValue(phi, i).equals(next);
    }
    return isNext && step != null && LLVMConstIntGetSExtValue(step) != 0
        ? Optional.of(LLVMConstIntGetSExtValue(step))
        : Optional.empty();
  }

  /** Whether a value is the same in all passes since it is computed before the loop. */
  static boolean isOutside(FunctionFlow flow, NaturalLoop loop, LLVMValueRef value) {
    return LLVMIsAInstruction(value) == null
        || !loop.contains(flow.number(LLVMGetInstructionParent(value)));
  }

  /**
   * Writes the first and the last value of the counter: the loop may end before, but has no value
   * that is not between them, if the third holds: the counter does not wrap around.
   */
  Span span(LLVMBuilderRef builder) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(counter)));
    LLVMValueRef first = LLVMBuildSExt(builder, start, i64, "");
    LLVMValueRef end = LLVMBuildSExt(builder, limit, i64, "");
    return span(builder, first, first, end);
  }

  /**
   * Writes the same where start and limit are not known to be the same each time that the loop is
   * entered.
   *
   * @param nearest the start that is closest to the limit
   * @param furthest the limit that is furthest from the start
   */
  private Span span(
      LLVMBuilderRef builder, LLVMValueRef first, LLVMValueRef nearest, LLVMValueRef furthest) {
    LLVMTypeRef i64 = LLVMTypeOf(first);
    boolean up = step > 0;
    LLVMValueRef end =
        inclusive
            ? furthest
            : LLVMBuildAdd(builder, furthest, LLVMConstInt(i64, up ? -1 : 1, 1), "");
    LLVMValueRef beyond = LLVMBuildICmp(builder, up ? LLVMIntSLT : LLVMIntSGT, end, nearest, "");
    LLVMValueRef last = LLVMBuildSelect(builder, beyond, nearest, end, "");
    if (first.equals(nearest) && Math.abs(step) > 1) {
      last = onStep(builder, first, last);
    }
    LLVMValueRef next = LLVMBuildAdd(builder, last, LLVMConstInt(i64, step, 1), "");
    LLVMValueRef exact =
        up
            ? LLVMBuildICmp(builder, LLVMIntSLE, next, LLVMConstInt(i64, Integer.MAX_VALUE, 1), "")
            : LLVMBuildICmp(builder, LLVMIntSGE, next, LLVMConstInt(i64, Integer.MIN_VALUE, 1), "");
    return new Span(first, last, exact);
  }

  /** The last value up to an end that is a whole number of steps from the first one. */
  private LLVMValueRef onStep(LLVMBuilderRef builder, LLVMValueRef first, LLVMValueRef end) {
    boolean up = step > 0;
    LLVMValueRef far = LLVMBuildSub(builder, up ? end : first, up ? first : end, "");
    LLVMValueRef size = LLVMConstInt(LLVMTypeOf(first), Math.abs(step), 0);
    LLVMValueRef over = LLVMBuildURem(builder, far, size, "");
    return up ? LLVMBuildSub(builder, end, over, "") : LLVMBuildAdd(builder, end, over, "");
  }

  /**
   * Writes how many passes there may be before one, before a nest of loops that this is in. Of
   * loops with a great many passes nothing is known: the product of three such numbers would
   * overflow.
   */
  Optional<IndexRange> passesBefore(IndexRanges ranges, LLVMBuilderRef builder) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(counter)));
    return range(ranges, builder)
        .map(
            range -> {
              LLVMValueRef far = LLVMBuildSub(builder, range.high(), range.low(), "");
              LLVMValueRef size = LLVMConstInt(i64, Math.abs(step), 0);
              LLVMValueRef passes = LLVMBuildUDiv(builder, far, size, "");
              LLVMValueRef most = LLVMConstInt(i64, MOST_PASSES, 0);
              ranges.require(LLVMBuildICmp(builder, LLVMIntULT, passes, most, ""));
              return new IndexRange(LLVMConstNull(i64), passes, MOST_PASSES);
            });
  }

  /** Writes the range of the counter before a nest of loops that this one is in. */
  Optional<IndexRange> range(IndexRanges ranges, LLVMBuilderRef builder) {
    Optional<IndexRange> starts = ranges.signed(start);
    Optional<IndexRange> limits = starts.isEmpty() ? starts : ranges.signed(limit);
    if (limits.isEmpty()) {
      return Optional.empty();
    }
    boolean up = step > 0;
    LLVMValueRef first = up ? starts.get().low() : starts.get().high();
    LLVMValueRef nearest = up ? starts.get().high() : starts.get().low();
    Span span = span(builder, first, nearest, up ? limits.get().high() : limits.get().low());
    ranges.require(span.exact());
    return Optional.of(
        up
            ? new IndexRange(first, span.last(), IndexRange.INT)
            : new IndexRange(span.last(), first, IndexRange.INT));
  }
}
