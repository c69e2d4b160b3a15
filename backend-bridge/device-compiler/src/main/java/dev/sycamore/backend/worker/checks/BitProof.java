package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes, before a nest of loops, whether a bit has one value in all of their passes. What is
 * written may be false though the bit has it.
 */
final class BitProof {

  private static final int INT = 32;

  /** Each operation on bits may double what is written. */
  private static final int DEEPEST = 10;

  private final LLVMBuilderRef builder;
  private final IndexRanges ranges;
  private final Predicate<LLVMValueRef> outside;
  private int depth;

  /**
   * @param builder where it writes, before the nest
   * @param ranges writes there, too
   * @param outside whether a value is known before the nest
   */
  BitProof(LLVMBuilderRef builder, IndexRanges ranges, Predicate<LLVMValueRef> outside) {
    this.builder = builder;
    this.ranges = ranges;
    this.outside = outside;
  }

  /**
   * Whether a bit has a value in all passes, or the bits of all lanes; empty if nothing is known of
   * it.
   */
  Optional<LLVMValueRef> is(LLVMValueRef bit, boolean set) {
    if (depth == DEEPEST) {
      return Optional.empty();
    }
    depth++;
    try {
      return written(bit, set);
    } finally {
      depth--;
    }
  }

  /**
   * Whether neither of two bits is set in any pass. Each is a comparison: an index, taken without a
   * sign, is not below a length. The length is the same, and the second index is greater by a
   * constant.
   */
  Optional<LLVMValueRef> areNot(LLVMValueRef first, LLVMValueRef last) {
    Optional<IndexRange> limit = ranges.signed(LLVMGetOperand(first, 1));
    Optional<IndexRange> low = limit.isEmpty() ? limit : ranges.modulo(LLVMGetOperand(first, 0));
    Optional<IndexRange> high = low.isEmpty() ? low : ranges.modulo(LLVMGetOperand(last, 0));
    return high.map(range -> isBetween(low.get(), range, limit.get(), LLVMIntSLT));
  }

  private LLVMValueRef isBetween(
      IndexRange least, IndexRange greatest, IndexRange limit, int predicate) {
    LLVMValueRef zero = ranges.constant(0);
    LLVMValueRef first = LLVMBuildICmp(builder, LLVMIntSGE, least.low(), zero, "");
    LLVMValueRef last = LLVMBuildICmp(builder, predicate, greatest.high(), limit.low(), "");
    return LLVMBuildAnd(builder, first, last, "");
  }

  private Optional<LLVMValueRef> written(LLVMValueRef bit, boolean set) {
    if (outside.test(bit) && !LaneVectors.isVector(bit)) {
      return Optional.of(set ? bit : LLVMBuildNot(builder, bit, ""));
    }
    Optional<LLVMValueRef> lanes = LaneVectors.asked(bit);
    if (lanes.isPresent()) {
      // That some lane has its bit set is not known of any one.
      return set == (LLVMGetICmpPredicate(bit) == LLVMIntEQ)
          ? is(lanes.get(), false)
          : Optional.empty();
    } else if (LLVMIsAICmpInst(bit) != null) {
      int predicate = LLVMGetICmpPredicate(bit);
      return compared(
          set ? predicate : IntPredicates.opposite(predicate),
          LLVMGetOperand(bit, 0),
          LLVMGetOperand(bit, 1));
    }
    return switch (LLVMGetInstructionOpcode(bit)) {
      case LLVMAnd -> set ? both(bit, true) : either(bit, false);
      case LLVMOr -> set ? either(bit, true) : both(bit, false);
      case LLVMXor ->
          LLVMGetOperand(bit, 1).equals(LLVMConstAllOnes(LLVMTypeOf(bit)))
              ? is(LLVMGetOperand(bit, 0), !set)
              : Optional.empty();
      case LLVMSelect -> selected(bit, set);
      default -> Optional.empty();
    };
  }

  private Optional<LLVMValueRef> both(LLVMValueRef bit, boolean set) {
    return and(is(LLVMGetOperand(bit, 0), set), () -> is(LLVMGetOperand(bit, 1), set));
  }

  /** One that has the value is enough. */
  private Optional<LLVMValueRef> either(LLVMValueRef bit, boolean set) {
    Optional<LLVMValueRef> first = is(LLVMGetOperand(bit, 0), set);
    return first.isPresent() ? first : is(LLVMGetOperand(bit, 1), set);
  }

  /** A conjunction that evaluates its second part only if the first holds, or a disjunction. */
  private Optional<LLVMValueRef> selected(LLVMValueRef bit, boolean set) {
    LLVMTypeRef type = LLVMTypeOf(bit);
    LLVMValueRef condition = LLVMGetOperand(bit, 0);
    if (LLVMGetOperand(bit, 2).equals(LLVMConstNull(type)) && set) {
      return and(is(condition, true), () -> is(LLVMGetOperand(bit, 1), true));
    } else if (LLVMGetOperand(bit, 1).equals(LLVMConstAllOnes(type)) && !set) {
      return and(is(condition, false), () -> is(LLVMGetOperand(bit, 2), false));
    } else if (LLVMGetOperand(bit, 2).equals(LLVMConstNull(type)) && !set) {
      return ranges.within(RunningLanes.of(condition), () -> is(LLVMGetOperand(bit, 1), false));
    }
    return Optional.empty();
  }

  private interface Later {
    Optional<LLVMValueRef> get();
  }

  private Optional<LLVMValueRef> and(Optional<LLVMValueRef> first, Later second) {
    return first.flatMap(left -> second.get().map(right -> LLVMBuildAnd(builder, left, right, "")));
  }

  private Optional<LLVMValueRef> compared(int predicate, LLVMValueRef left, LLVMValueRef right) {
    if (LaneVectors.width(left) < INT) {
      return Optional.empty();
    }
    return switch (predicate) {
      case LLVMIntULT -> below(left, right, LLVMIntSLT);
      case LLVMIntULE -> below(left, right, LLVMIntSLE);
      case LLVMIntUGT -> below(right, left, LLVMIntSLT);
      case LLVMIntUGE -> below(right, left, LLVMIntSLE);
      case LLVMIntSLT -> less(left, right, LLVMIntSLT);
      case LLVMIntSLE -> less(left, right, LLVMIntSLE);
      case LLVMIntSGT -> less(right, left, LLVMIntSLT);
      case LLVMIntSGE -> less(right, left, LLVMIntSLE);
      default -> Optional.empty();
    };
  }

  private Optional<LLVMValueRef> less(LLVMValueRef left, LLVMValueRef right, int predicate) {
    return ranges
        .signed(left)
        .flatMap(
            one ->
                ranges
                    .signed(right)
                    .map(other -> LLVMBuildICmp(builder, predicate, one.high(), other.low(), "")));
  }

  /**
   * Without signs. Where the greater one is not negative with its sign, neither is the lesser one.
   * A sum that is in such a range, once multiples of 2^32 are left out, is in it as it stands.
   */
  private Optional<LLVMValueRef> below(LLVMValueRef left, LLVMValueRef right, int predicate) {
    if (isJoined(left) && isAllOnes(right, predicate)) {
      return and(
          below(LLVMGetOperand(left, 0), right, predicate),
          () -> below(LLVMGetOperand(left, 1), right, predicate));
    }
    Optional<IndexRange> limit = ranges.signed(right);
    Optional<IndexRange> index = limit.isEmpty() ? limit : ranges.modulo(left);
    return index.map(range -> isBetween(range, range, limit.get(), predicate));
  }

  private static boolean isJoined(LLVMValueRef value) {
    return LLVMIsABinaryOperator(value) != null && LLVMGetInstructionOpcode(value) == LLVMOr;
  }

  /** Whether the numbers up to a limit, or below it, are all that have some of the lowest bits. */
  private static boolean isAllOnes(LLVMValueRef limit, int predicate) {
    return LaneVectors.constant(limit)
        .filter(number -> number.low() == number.high() && number.low() > 0)
        .map(number -> predicate == LLVMIntSLT ? number.low() : number.low() + 1)
        .filter(number -> Long.bitCount(number) == 1)
        .isPresent();
  }
}
