package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Frees innermost counted loops of checks whose indices are sums and products of the counter and of
 * what is known before the loop. If all of them hold in the first and in the last pass, which is
 * tested before the loop, they hold in all passes: then the loop runs without them. Otherwise a
 * copy with all checks runs, so that the first violation is the one that it always was.
 */
final class UncheckedLoops {

  /** Larger loops gain less than their copies cost the compiler. */
  private static final int MOST_INSTRUCTIONS = 400;

  private final LLVMValueRef function;
  private final LLVMContextRef context;
  private final LLVMBuilderRef builder;
  private final Set<Long> done = new HashSet<>();

  private UncheckedLoops(LLVMValueRef function, LLVMContextRef context, LLVMBuilderRef builder) {
    this.function = function;
    this.context = context;
    this.builder = builder;
  }

  /** Frees all loops of a function whose loops are in LLVM's canonical form, with LCSSA phis. */
  static void free(LLVMValueRef function, LLVMContextRef context) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      UncheckedLoops loops = new UncheckedLoops(function, context, builder);
      boolean more = true;
      while (more) {
        more = loops.freeOne();
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** Frees the next loop, the innermost first; whether there was one. */
  private boolean freeOne() {
    FunctionFlow flow = FunctionFlow.of(function);
    for (NaturalLoop loop : flow.loops().loops()) {
      LLVMBasicBlockRef header = flow.blocks().get(loop.header());
      if (done.add(header.address()) && free(flow, loop)) {
        return true;
      }
    }
    return false;
  }

  private boolean free(FunctionFlow flow, NaturalLoop loop) {
    List<LLVMValueRef> checks = checks(flow, loop);
    Optional<CountedLoop> counted = CountedLoop.of(flow, loop);
    if (checks.isEmpty() || counted.isEmpty() || !mayBeCopied(flow, loop)) {
      return false;
    }
    LLVMValueRef entry = LLVMGetBasicBlockTerminator(counted.get().before());
    LLVMPositionBuilderBefore(builder, entry);
    CountedLoop.Span span = counted.get().span(builder);
    Predicate<LLVMValueRef> outside = value -> CountedLoop.isOutside(flow, loop, value);
    LinearIndex.Reader reader = new LinearIndex.Reader(builder, counted.get().counter(), outside);
    LLVMValueRef holds = span.exact();
    List<LLVMValueRef> free = new ArrayList<>();
    for (LLVMValueRef check : checks) {
      Optional<LLVMValueRef> always = always(LLVMGetOperand(check, 0), span, reader, outside);
      if (always.isPresent()) {
        holds = LLVMBuildAnd(builder, holds, always.get(), "");
        free.add(check);
      }
    }
    if (free.isEmpty()) {
      return false;
    }
    LLVMBasicBlockRef copy = LoopCopy.of(flow, loop);
    done.add(copy.address());
    LLVMModuleRef module = LLVMGetGlobalParent(function);
    LLVMValueRef all = CheckCalls.buildAll(builder, module, holds);
    LLVMBuildCondBr(builder, all, flow.blocks().get(loop.header()), copy);
    LLVMInstructionEraseFromParent(entry);
    free.forEach(check -> LLVMInstructionEraseFromParent(check));
    return true;
  }

  /**
   * The checks that every full pass through a loop makes. If there are none, all that may be made:
   * the others may be guarded by what keeps them in range. None if there are loops in it.
   */
  private static List<LLVMValueRef> checks(FunctionFlow flow, NaturalLoop loop) {
    if (!loop.blocks().stream().allMatch(b -> flow.loops().of(b).equals(Optional.of(loop)))) {
      return List.of();
    }
    List<LLVMValueRef> always =
        checks(
            flow,
            loop,
            b -> loop.latches().stream().allMatch(l -> flow.dominators().dominates(b, l)));
    return always.isEmpty() ? checks(flow, loop, b -> true) : always;
  }

  private static List<LLVMValueRef> checks(
      FunctionFlow flow, NaturalLoop loop, IntPredicate blocks) {
    return loop.blocks().stream()
        .filter(blocks)
        .mapToObj(b -> Llvm.instructions(flow.blocks().get(b)))
        .flatMap(List::stream)
        .filter(CheckCalls::isCheck)
        .toList();
  }

  private static boolean mayBeCopied(FunctionFlow flow, NaturalLoop loop) {
    List<LLVMValueRef> all =
        loop.blocks().stream()
            .mapToObj(b -> Llvm.instructions(flow.blocks().get(b)))
            .flatMap(List::stream)
            .toList();
    return all.size() <= MOST_INSTRUCTIONS && all.stream().noneMatch(UncheckedLoops::isBound);
  }

  /** Whether all work-items have to come to the same instruction: a barrier. */
  private static boolean isBound(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && (Llvm.callee(instruction) == null
            || Llvm.hasAttribute(Llvm.callee(instruction), "convergent"));
  }

  /** Whether a violation happens in no pass, as a bit that is known before the loop. */
  private Optional<LLVMValueRef> always(
      LLVMValueRef bad,
      CountedLoop.Span span,
      LinearIndex.Reader reader,
      Predicate<LLVMValueRef> outside) {
    LLVMTypeRef bit = LLVMInt1TypeInContext(context);
    if (outside.test(bad)) {
      return Optional.of(LLVMBuildXor(builder, bad, LLVMConstAllOnes(bit), ""));
    }
    if (LLVMIsAICmpInst(bad) == null
        || LLVMGetICmpPredicate(bad) != LLVMIntUGE
        || !outside.test(LLVMGetOperand(bad, 1))
        || !LLVMTypeOf(LLVMGetOperand(bad, 1)).equals(LLVMInt32TypeInContext(context))) {
      return Optional.empty();
    }
    LLVMValueRef length = LLVMGetOperand(bad, 1);
    return reader
        .read(LLVMGetOperand(bad, 0))
        .map(
            index ->
                LLVMBuildAnd(
                    builder,
                    index.isBelow(builder, length, span.first()),
                    index.isBelow(builder, length, span.last()),
                    ""));
  }
}
