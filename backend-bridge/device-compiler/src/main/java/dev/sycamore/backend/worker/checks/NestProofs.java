package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes, before a nest of loops, whether checks hold in all of its passes. */
final class NestProofs {

  private final FunctionFlow flow;
  private final NaturalLoop nest;
  private final CountedLoop outermost;
  private final LLVMBuilderRef builder;
  private final Map<Long, CountedLoop> counters = new HashMap<>();
  private final Map<Integer, CountedLoop> counted = new HashMap<>();
  private final IndexRanges ranges;
  private final BitProof bits;
  private final Predicate<LLVMValueRef> outside;

  /**
   * @param outermost the nest as a counted loop
   * @param builder where it writes
   */
  NestProofs(FunctionFlow flow, NaturalLoop nest, CountedLoop outermost, LLVMBuilderRef builder) {
    this.flow = flow;
    this.nest = nest;
    this.outermost = outermost;
    this.builder = builder;
    for (NaturalLoop loop : flow.loops().loops()) {
      if (nest.contains(loop.header())) {
        CountedLoop.of(flow, loop)
            .ifPresent(
                found -> {
                  counters.put(found.counter().address(), found);
                  counted.put(loop.header(), found);
                });
      }
    }
    this.outside = value -> CountedLoop.isOutside(flow, nest, value);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(outermost.counter())));
    this.ranges =
        new IndexRanges(
            builder, value -> Optional.ofNullable(counters.get(value.address())), outside, i64);
    CarriedRange carried =
        new CarriedRange(
            flow, nest, ranges, builder, loop -> Optional.ofNullable(counted.get(loop.header())));
    ranges.setPhis(carried::of);
    this.bits = new BitProof(builder, ranges, outside);
  }

  /**
   * Checks that a nest can go without.
   *
   * @param checks these
   * @param holds whether they all hold in all passes, as a bit that is known before the nest
   * @param most whether these are at least half of those that it was asked of
   */
  record Proof(List<LLVMValueRef> checks, LLVMValueRef holds, boolean most) {}

  /**
   * Writes whether checks hold, of which something is known: those that each full pass makes. If
   * there are none, it is asked of all, which may be guarded by what keeps them in range.
   */
  Proof of(List<LLVMValueRef> checks) {
    LoopGuards guards = new LoopGuards(flow, nest, outside);
    Map<LLVMValueRef, List<LoopGuards.Guard>> asked = new LinkedHashMap<>();
    for (LLVMValueRef check : checks) {
      int block = flow.number(LLVMGetInstructionParent(check));
      guards.of(block).ifPresent(known -> asked.put(check, known));
    }
    if (asked.isEmpty()) {
      checks.forEach(check -> asked.put(check, List.of()));
    }
    LaneEnds ends = new LaneEnds(asked);
    Map<List<LoopGuards.Guard>, LLVMValueRef> proofs = new LinkedHashMap<>();
    List<LLVMValueRef> free = new ArrayList<>();
    for (Map.Entry<LLVMValueRef, List<LoopGuards.Guard>> check : asked.entrySet()) {
      Optional<LLVMValueRef> proof =
          ends.isLast(check.getKey())
              ? Optional.empty()
              : proof(check.getKey(), ends.last(check.getKey()));
      if (proof.isPresent()) {
        free.add(check.getKey());
        ends.last(check.getKey()).ifPresent(free::add);
        proofs.merge(check.getValue(), proof.get(), this::and);
      }
    }
    LLVMTypeRef bit = LLVMInt1TypeInContext(LLVMGetTypeContext(LLVMTypeOf(outermost.counter())));
    LLVMValueRef holds = LLVMConstAllOnes(bit);
    for (Map.Entry<List<LoopGuards.Guard>, LLVMValueRef> proof : proofs.entrySet()) {
      holds = and(holds, guarded(proof.getValue(), proof.getKey()));
    }
    return new Proof(free, holds, free.size() * 2 >= asked.size());
  }

  private LLVMValueRef and(LLVMValueRef left, LLVMValueRef right) {
    return LLVMBuildAnd(builder, left, right, "");
  }

  /** Where the block does not run, its values may be undefined. */
  private LLVMValueRef guarded(LLVMValueRef proof, List<LoopGuards.Guard> guards) {
    LLVMValueRef holds = guards.isEmpty() ? proof : LLVMBuildFreeze(builder, proof, "");
    LLVMValueRef yes = LLVMConstAllOnes(LLVMTypeOf(proof));
    for (LoopGuards.Guard guard : guards) {
      holds =
          guard.set()
              ? LLVMBuildSelect(builder, guard.bit(), holds, yes, "")
              : LLVMBuildSelect(builder, guard.bit(), yes, holds, "");
    }
    return holds;
  }

  private Optional<LLVMValueRef> proof(LLVMValueRef check, Optional<LLVMValueRef> last) {
    LLVMValueRef bit = LLVMGetOperand(check, 0);
    boolean all = CheckCalls.isAll(check);
    Optional<LLVMValueRef> linear = all ? Optional.empty() : linear(bit);
    if (linear.isPresent()) {
      return last.isEmpty()
          ? linear
          : linear.flatMap(
              first -> linear(LLVMGetOperand(last.get(), 0)).map(end -> and(first, end)));
    }
    ranges.takeConditions();
    Optional<LLVMValueRef> proof =
        last.isEmpty() ? bits.is(bit, all) : bits.areNot(bit, LLVMGetOperand(last.get(), 0));
    List<LLVMValueRef> conditions = ranges.takeConditions();
    return proof.map(holds -> conditions.stream().reduce(holds, this::and));
  }

  /** Of one loop a sum of several products of its counter is known exactly. */
  private Optional<LLVMValueRef> linear(LLVMValueRef bad) {
    if (counters.size() != 1 || LLVMIsAICmpInst(bad) == null || outside.test(bad)) {
      return Optional.empty();
    }
    int predicate = LLVMGetICmpPredicate(bad);
    int at = predicate == LLVMIntUGE ? 0 : 1;
    LLVMValueRef index = LLVMGetOperand(bad, at);
    LLVMValueRef length = LLVMGetOperand(bad, 1 - at);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(bad)));
    if ((predicate != LLVMIntUGE && predicate != LLVMIntULE)
        || !outside.test(length)
        || !LLVMTypeOf(length).equals(i32)) {
      return Optional.empty();
    }
    LinearIndex.Reader reader = new LinearIndex.Reader(builder, outermost.counter(), outside);
    CountedLoop.Span span = outermost.span(builder);
    return reader
        .read(index)
        .map(
            found ->
                LLVMBuildAnd(
                    builder,
                    span.exact(),
                    LLVMBuildAnd(
                        builder,
                        found.isBelow(builder, length, span.first()),
                        found.isBelow(builder, length, span.last()),
                        ""),
                    ""));
  }
}
