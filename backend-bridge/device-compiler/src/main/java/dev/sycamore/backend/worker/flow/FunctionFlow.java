package dev.sycamore.backend.worker.flow;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function's blocks and their flow. It is a snapshot: whoever changes the function takes a new
 * one.
 *
 * @param blocks the blocks that can be reached, by number
 * @param numbers the numbers, by the address of the block
 */
public record FunctionFlow(
    List<LLVMBasicBlockRef> blocks,
    Map<Long, Integer> numbers,
    FlowGraph graph,
    DominatorTree dominators,
    LoopForest loops) {

  public static FunctionFlow of(LLVMValueRef function) {
    List<LLVMBasicBlockRef> blocks = List.copyOf(Llvm.reversePostOrder(function));
    Map<Long, Integer> numbers = new HashMap<>();
    for (int i = 0; i < blocks.size(); i++) {
      numbers.put(blocks.get(i).address(), i);
    }
    List<List<Integer>> successors = new ArrayList<>();
    for (LLVMBasicBlockRef block : blocks) {
      LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block);
      List<Integer> next = new ArrayList<>();
      for (int i = 0; i < LLVMGetNumSuccessors(terminator); i++) {
        next.add(numbers.get(LLVMGetSuccessor(terminator, i).address()));
      }
      successors.add(next);
    }
    FlowGraph graph = FlowGraph.of(successors);
    DominatorTree dominators = DominatorTree.of(graph);
    return new FunctionFlow(
        blocks, Map.copyOf(numbers), graph, dominators, LoopForest.of(graph, dominators));
  }

  /** Whether a block can be reached. */
  public boolean isReached(LLVMBasicBlockRef block) {
    return numbers.containsKey(block.address());
  }

  /** The block that leads into a loop; empty if more than one does. */
  public Optional<LLVMBasicBlockRef> entry(NaturalLoop loop) {
    List<Integer> before =
        graph.predecessors().get(loop.header()).stream()
            .filter(block -> !loop.contains(block))
            .distinct()
            .toList();
    return before.size() == 1 ? Optional.of(blocks.get(before.get(0))) : Optional.empty();
  }

  /** The number of a block that can be reached. */
  public int number(LLVMBasicBlockRef block) {
    return numbers.get(block.address());
  }
}
