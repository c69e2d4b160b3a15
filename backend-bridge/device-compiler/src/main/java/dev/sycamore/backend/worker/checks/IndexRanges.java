package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes, before a nest of loops, between which numbers the values in it are. A range holds but for
 * multiples of 2 to the power of the value's width: additions and products may wrap in between, as
 * long as the index itself is in range. Where that is not enough, a condition is written, too.
 */
final class IndexRanges {

  private static final int INT = 32;
  private static final int LONG = 64;

  /** Longer computations are no indices. */
  private static final int DEEPEST = 24;

  private final LLVMBuilderRef builder;
  private final Function<LLVMValueRef, Optional<CountedLoop>> counters;
  private final Predicate<LLVMValueRef> outside;
  private final LLVMTypeRef i64;
  private final BitwiseRanges bitwise;
  private final MaskedDifferences masked;
  private final ChosenRanges chosen;
  private final RangeNumbers numbers;
  private final Map<Read, Written> written = new HashMap<>();
  private Optional<RunningLanes> mask = Optional.empty();
  private Function<LLVMValueRef, Optional<IndexRange>> phis = phi -> Optional.empty();
  private Set<LLVMValueRef> conditions = new LinkedHashSet<>();
  private int depth;

  /** A value that was read as an integer of some width, of the lanes that run. */
  private record Read(LLVMValueRef value, int width, Optional<RunningLanes> mask) {}

  /** Its range, and under which conditions it holds. */
  private record Written(Optional<IndexRange> range, Set<LLVMValueRef> conditions) {}

  /**
   * @param builder where it writes, before the nest
   * @param counters the loop of the nest whose counter a value is
   * @param outside whether a value is known before the nest
   * @param i64 the type of 64 bits
   */
  IndexRanges(
      LLVMBuilderRef builder,
      Function<LLVMValueRef, Optional<CountedLoop>> counters,
      Predicate<LLVMValueRef> outside,
      LLVMTypeRef i64) {
    this.builder = builder;
    this.counters = counters;
    this.outside = outside;
    this.i64 = i64;
    this.bitwise = new BitwiseRanges(builder, this);
    this.masked = new MaskedDifferences(builder, this);
    this.chosen = new ChosenRanges(this);
    this.numbers = new RangeNumbers(builder);
  }

  /** Sets who knows the ranges of phis of {@code int}. */
  void setPhis(Function<LLVMValueRef, Optional<IndexRange>> phis) {
    this.phis = phis;
  }

  /** The conditions of all ranges since the last call. */
  List<LLVMValueRef> takeConditions() {
    List<LLVMValueRef> taken = List.copyOf(conditions);
    conditions.clear();
    return taken;
  }

  /**
   * The range of a value as a signed integer of its width, or of all lanes of a vector; empty if
   * nothing is known of it.
   */
  Optional<IndexRange> signed(LLVMValueRef value) {
    int width = LaneVectors.width(value);
    return read(value, width).map(range -> within(range, width));
  }

  /** The same, but for multiples of 2 to the power of its width. */
  Optional<IndexRange> modulo(LLVMValueRef value) {
    return read(value, LaneVectors.width(value));
  }

  private IndexRange within(IndexRange range, int width) {
    if (width < LONG && range.most() > 1L << (width - 1)) {
      require(LLVMIntSGE, range.low(), constant(-1L << (width - 1)));
      require(LLVMIntSLT, range.high(), constant(1L << (width - 1)));
      return numbers.narrow(range, width);
    }
    return range;
  }

  /** Asks of only those lanes that a mask lets run; empty for all of them. */
  Optional<LLVMValueRef> within(
      Optional<RunningLanes> running, Supplier<Optional<LLVMValueRef>> question) {
    Optional<RunningLanes> before = mask;
    mask = running;
    try {
      return question.get();
    } finally {
      mask = before;
    }
  }

  /** Adds a condition on one end of a range. */
  void requireAtLeast(LLVMValueRef end, long number) {
    require(LLVMIntSGE, end, constant(number));
  }

  private void require(int predicate, LLVMValueRef left, LLVMValueRef right) {
    require(LLVMBuildICmp(builder, predicate, left, right, ""));
  }

  /** Adds a condition under which a range holds. */
  void require(LLVMValueRef condition) {
    conditions.add(condition);
  }

  /** Reads a value once, however many ways lead to it. */
  Optional<IndexRange> read(LLVMValueRef value, int width) {
    Read read = new Read(value, width, mask);
    Written known = written.get(read);
    if (known == null) {
      if (depth == DEEPEST) {
        return Optional.empty();
      }
      // A value that depends on itself has no range.
      written.put(read, new Written(Optional.empty(), Set.of()));
      known = write(read);
      written.put(read, known);
    }
    conditions.addAll(known.conditions());
    return known.range();
  }

  private Written write(Read read) {
    Set<LLVMValueRef> before = conditions;
    Set<LLVMValueRef> own = new LinkedHashSet<>();
    conditions = own;
    depth++;
    try {
      return new Written(parts(read.value(), read.width()).filter(IndexRange::isExact), own);
    } finally {
      depth--;
      conditions = before;
    }
  }

  private Optional<IndexRange> parts(LLVMValueRef value, int width) {
    if (LLVMIsUndef(value) != 0) {
      // It may be a different number wherever it is compared.
      return Optional.empty();
    }
    if (mask.isPresent() && mask.get().hasNumbers(value)) {
      return mask.get().numbers(this);
    }
    Optional<LaneVectors.Constant> constant = LaneVectors.constant(value);
    if (constant.isPresent()) {
      return Optional.of(constantRange(constant.get(), width));
    }
    Optional<LLVMValueRef> same = LaneVectors.scalar(value);
    if (same.isPresent()) {
      return read(same.get(), width);
    }
    boolean extension = LLVMIsASExtInst(value) != null || LLVMIsAZExtInst(value) != null;
    if (extension) {
      return extended(value, width);
    }
    Optional<CountedLoop> counter = counters.apply(value);
    if (counter.isPresent()) {
      return counter.get().range(this, builder);
    } else if (outside.test(value) && !LaneVectors.isVector(value)) {
      return known(value, width);
    } else if (LLVMIsAInstruction(value) == null) {
      return Optional.empty();
    }
    LLVMValueRef left = LLVMGetNumOperands(value) > 0 ? LLVMGetOperand(value, 0) : null;
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMAdd -> both(value, width, this::sum);
      case LLVMSub -> masked.range(value, width).or(() -> both(value, width, this::difference));
      case LLVMMul -> both(value, width, this::boundedProduct);
      case LLVMOr ->
          LLVMGetIsDisjoint(value) != 0 ? both(value, width, this::sum) : bitwise.joined(value);
      case LLVMShl -> shifted(value, width);
      case LLVMAnd -> bitwise.masked(value);
      case LLVMURem -> bitwise.remainder(value);
      case LLVMSRem -> bitwise.signedRemainder(value);
      case LLVMFreeze -> read(left, width);
      case LLVMTrunc -> LaneVectors.width(value) < INT ? Optional.empty() : read(left, width);
      case LLVMCall -> chosen.byCall(value);
      case LLVMPHI ->
          LLVMTypeOf(value).equals(LLVMInt32TypeInContext(LLVMGetTypeContext(i64)))
              ? phis.apply(value)
              : Optional.empty();
      case LLVMSelect -> chosen.bySelect(value, width);
      default -> Optional.empty();
    };
  }

  private interface Combination {
    IndexRange of(IndexRange left, IndexRange right);
  }

  private Optional<IndexRange> both(LLVMValueRef value, int width, Combination combination) {
    Optional<IndexRange> left = read(LLVMGetOperand(value, 0), width);
    Optional<IndexRange> right =
        left.isEmpty() ? Optional.empty() : read(LLVMGetOperand(value, 1), width);
    return right.map(range -> combination.of(left.get(), range));
  }

  IndexRange sum(IndexRange left, IndexRange right) {
    long most = IndexRange.sum(left.most(), right.most());
    LLVMValueRef low = LLVMBuildAdd(builder, left.low(), right.low(), "");
    return left.isSingle() && right.isSingle()
        ? IndexRange.single(low, most)
        : new IndexRange(low, LLVMBuildAdd(builder, left.high(), right.high(), ""), most);
  }

  IndexRange difference(IndexRange left, IndexRange right) {
    long most = IndexRange.sum(left.most(), right.most());
    LLVMValueRef low = LLVMBuildSub(builder, left.low(), right.high(), "");
    return left.isSingle() && right.isSingle()
        ? IndexRange.single(low, most)
        : new IndexRange(low, LLVMBuildSub(builder, left.high(), right.low(), ""), most);
  }

  /** Where the limits of a product may be too large to compute, its factors have to be small. */
  private IndexRange boundedProduct(IndexRange left, IndexRange right) {
    return IndexRange.product(left.most(), right.most()) == IndexRange.ANY
        ? product(within(left, INT), within(right, INT))
        : product(left, right);
  }

  IndexRange product(IndexRange left, IndexRange right) {
    long most = IndexRange.product(left.most(), right.most());
    if (most == IndexRange.ANY) {
      return new IndexRange(left.low(), left.high(), most);
    }
    if (left.isSingle() && right.isSingle()) {
      return IndexRange.single(LLVMBuildMul(builder, left.low(), right.low(), ""), most);
    }
    if (left.isSingle()) {
      return product(right, left);
    }
    if (right.isSingle() && RangeNumbers.isPositive(right.low())) {
      return new IndexRange(
          LLVMBuildMul(builder, left.low(), right.low(), ""),
          LLVMBuildMul(builder, left.high(), right.low(), ""),
          most);
    }
    LLVMValueRef ends = LLVMBuildMul(builder, left.low(), right.low(), "");
    LLVMValueRef other = LLVMBuildMul(builder, left.high(), right.low(), "");
    LLVMValueRef low = least(ends, other);
    LLVMValueRef high = greatest(ends, other);
    if (!right.isSingle()) {
      LLVMValueRef third = LLVMBuildMul(builder, left.low(), right.high(), "");
      LLVMValueRef fourth = LLVMBuildMul(builder, left.high(), right.high(), "");
      low = least(low, least(third, fourth));
      high = greatest(high, greatest(third, fourth));
    }
    return new IndexRange(low, high, most);
  }

  IndexRange union(IndexRange one, IndexRange other) {
    return new IndexRange(
        least(one.low(), other.low()),
        greatest(one.high(), other.high()),
        Math.max(one.most(), other.most()));
  }

  private Optional<IndexRange> shifted(LLVMValueRef value, int width) {
    Optional<Long> places =
        LaneVectors.constant(LLVMGetOperand(value, 1))
            .filter(by -> by.low() == by.high() && by.low() >= 0 && by.low() < INT - 1)
            .map(LaneVectors.Constant::low);
    return places.flatMap(
        by ->
            read(LLVMGetOperand(value, 0), width)
                .map(range -> product(range, constantRange(1L << by))));
  }

  /** A narrower number, with its sign or without; of wider values the low half is enough. */
  private Optional<IndexRange> extended(LLVMValueRef value, int width) {
    LLVMValueRef operand = LLVMGetOperand(value, 0);
    int narrow = LaneVectors.width(operand);
    if (narrow >= width) {
      return read(operand, width);
    }
    boolean sign = LLVMIsASExtInst(value) != null;
    if (narrow < INT) {
      long half = 1L << (narrow - 1);
      return Optional.of(
          sign ? new IndexRange(constant(-half), constant(half - 1), half) : upTo(2 * half - 1));
    }
    return signed(operand)
        .map(
            range -> {
              if (!sign && LLVMGetNNeg(value) == 0) {
                require(LLVMIntSGE, range.low(), constant(0));
              }
              return range;
            });
  }

  private Optional<IndexRange> known(LLVMValueRef value, int width) {
    int own = LLVMGetIntTypeWidth(LLVMTypeOf(value));
    if (width > INT && own > INT) {
      require(LLVMIntSGE, value, constant(-IndexRange.FAR));
      require(LLVMIntSLT, value, constant(IndexRange.FAR));
      return Optional.of(IndexRange.single(value, IndexRange.FAR));
    }
    LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(i64));
    LLVMValueRef low = own > INT ? LLVMBuildTrunc(builder, value, i32, "") : value;
    return Optional.of(IndexRange.single(LLVMBuildSExt(builder, low, i64, ""), IndexRange.INT));
  }

  IndexRange upTo(long most) {
    return new IndexRange(constant(0), constant(most), IndexRange.sum(most, 1));
  }

  private IndexRange constantRange(LaneVectors.Constant number, int width) {
    if (number.low() == number.high()) {
      return constantRange(width == INT ? (int) number.low() : number.low());
    }
    IndexRange low = constantRange(number.low());
    IndexRange high = constantRange(number.high());
    return new IndexRange(low.low(), high.high(), Math.max(low.most(), high.most()));
  }

  IndexRange constantRange(long number) {
    boolean far = number < -Long.MAX_VALUE / 2 || number > Long.MAX_VALUE / 2;
    return IndexRange.single(constant(number), far ? IndexRange.ANY : Math.abs(number) + 1);
  }

  LLVMValueRef constant(long number) {
    return LLVMConstInt(i64, number, 1);
  }

  LLVMValueRef least(LLVMValueRef one, LLVMValueRef other) {
    return numbers.choice(true, one, other);
  }

  LLVMValueRef greatest(LLVMValueRef one, LLVMValueRef other) {
    return numbers.choice(false, one, other);
  }
}
