package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import java.util.function.Function;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Between which numbers a variable is that loops carry along and add constants to, such as a
 * position beside their counters. In each pass of a counted loop it grows by a number that is
 * between two others, so the most passes bound it. The range is right except for multiples of 2^32,
 * as all that {@link IndexRanges} writes.
 */
final class CarriedRange {

  /** More steps than that lead through other code than loops around loops. */
  private static final int DEEPEST = 12;

  private final FunctionFlow flow;
  private final NaturalLoop nest;
  private final IndexRanges ranges;
  private final LLVMBuilderRef builder;
  private final Function<NaturalLoop, Optional<CountedLoop>> counted;
  private int depth;

  /**
   * @param nest the outermost loop
   * @param ranges what else is known
   * @param counted the loop of the nest as one with a counter
   */
  CarriedRange(
      FunctionFlow flow,
      NaturalLoop nest,
      IndexRanges ranges,
      LLVMBuilderRef builder,
      Function<NaturalLoop, Optional<CountedLoop>> counted) {
    this.flow = flow;
    this.nest = nest;
    this.ranges = ranges;
    this.builder = builder;
    this.counted = counted;
  }

  /** The range of a variable of a loop of the nest, or of a phi of ways that join in it. */
  Optional<IndexRange> of(LLVMValueRef phi) {
    Optional<NaturalLoop> loop = loop(phi);
    if (loop.isEmpty()) {
      return joined(phi, ranges::modulo);
    }
    NaturalLoop own = loop.get();
    return start(phi, own)
        .flatMap(ranges::modulo)
        .flatMap(start -> growth(phi, own).map(more -> ranges.sum(start, more)));
  }

  /** The loop of the nest whose header a phi is in. */
  private Optional<NaturalLoop> loop(LLVMValueRef value) {
    return LLVMIsAPHINode(value) == null ? Optional.empty() : headed(value);
  }

  private Optional<NaturalLoop> headed(LLVMValueRef value) {
    return flow.loops()
        .headedBy(flow.number(LLVMGetInstructionParent(value)))
        .filter(loop -> nest.contains(loop.header()));
  }

  private Optional<LLVMValueRef> start(LLVMValueRef phi, NaturalLoop loop) {
    return counted.apply(loop).map(own -> Llvm.incoming(phi, own.before()));
  }

  /** By how much a variable has grown in the passes before one. */
  private Optional<IndexRange> growth(LLVMValueRef phi, NaturalLoop loop) {
    Optional<CountedLoop> own = counted.apply(loop);
    if (own.isEmpty() || loop.latches().size() != 1) {
      return Optional.empty();
    }
    LLVMBasicBlockRef latch = flow.blocks().get(loop.latches().get(0));
    return step(Llvm.incoming(phi, latch), phi, loop)
        .flatMap(
            step ->
                own.get()
                    .passesBefore(ranges, builder)
                    .map(passes -> ranges.product(step, passes)));
  }

  /** By how much a value is greater than a variable is at the beginning of a pass. */
  private Optional<IndexRange> step(LLVMValueRef value, LLVMValueRef phi, NaturalLoop loop) {
    if (value.equals(phi)) {
      return Optional.of(ranges.constantRange(0));
    } else if (LLVMIsAInstruction(value) == null
        || !loop.contains(flow.number(LLVMGetInstructionParent(value)))
        || depth == DEEPEST) {
      return Optional.empty();
    }
    depth++;
    try {
      return stepOf(value, phi, loop);
    } finally {
      depth--;
    }
  }

  private Optional<IndexRange> stepOf(LLVMValueRef value, LLVMValueRef phi, NaturalLoop loop) {
    if (LLVMGetInstructionOpcode(value) == LLVMAdd) {
      LLVMValueRef added = LLVMIsAConstantInt(LLVMGetOperand(value, 1));
      return added == null
          ? Optional.empty()
          : step(LLVMGetOperand(value, 0), phi, loop)
              .map(
                  before ->
                      ranges.sum(before, ranges.constantRange(LLVMConstIntGetSExtValue(added))));
    }
    Optional<NaturalLoop> inner = loop(value);
    if (inner.isPresent()) {
      return inner.get().header() == loop.header()
          ? Optional.empty()
          : start(value, inner.get())
              .flatMap(start -> step(start, phi, loop))
              .flatMap(before -> growth(value, inner.get()).map(more -> ranges.sum(before, more)));
    }
    return LLVMIsAPHINode(value) == null
        ? Optional.empty()
        : joined(value, incoming -> step(incoming, phi, loop));
  }

  /** The range of all values that join in a phi. */
  private Optional<IndexRange> joined(
      LLVMValueRef join, Function<LLVMValueRef, Optional<IndexRange>> read) {
    Optional<IndexRange> all = Optional.empty();
    for (int i = 0; i < LLVMCountIncoming(join); i++) {
      Optional<IndexRange> one = read.apply(LLVMGetIncomingValue(join, i));
      if (one.isEmpty()) {
        return one;
      }
      all = Optional.of(all.map(range -> ranges.union(range, one.get())).orElse(one.get()));
    }
    return all;
  }
}
