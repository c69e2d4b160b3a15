package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;

/**
 * Addresses of elements whose index moves by the same amount in each pass of a loop are added to,
 * pass by pass. The access has to run in each pass that is completed: then the indices of two
 * passes are both those of elements, and their difference is the wrapped one.
 */
final class SteppedIndices {

  private final FunctionFlow flow;
  private final LLVMBuilderRef builder;

  SteppedIndices(FunctionFlow flow, LLVMBuilderRef builder) {
    this.flow = flow;
    this.builder = builder;
  }

  /** Replaces what is made of those wide indices. */
  void write(List<WideIndex> indices) {
    Map<NaturalLoop, Optional<SteppedLoop>> loops = new HashMap<>();
    for (WideIndex index : indices) {
      Optional<NaturalLoop> loop = flow.loops().of(index.block());
      if (loop.isPresent() && runsInEachPass(index.block(), loop.get())) {
        loops
            .computeIfAbsent(loop.get(), l -> SteppedLoop.of(flow, l, builder))
            .ifPresent(stepped -> replace(index, stepped));
      }
    }
  }

  private boolean runsInEachPass(int block, NaturalLoop loop) {
    return loop.latches().size() == 1 && flow.dominators().dominates(block, loop.latches().get(0));
  }

  private void replace(WideIndex index, SteppedLoop loop) {
    loop.steps(index.index())
        .filter(StepSum::moves)
        .ifPresent(
            sum -> {
              new SteppedAddresses(loop, sum, builder).replace(index.wide());
              loop.countWithoutWrapping(sum);
            });
  }
}
