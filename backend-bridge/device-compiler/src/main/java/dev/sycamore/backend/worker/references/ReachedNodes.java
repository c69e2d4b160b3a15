package dev.sycamore.backend.worker.references;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What a function of a module leads to. */
public final class ReachedNodes {

  private final List<LLVMValueRef> nodes;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final ReferenceGraph graph;

  public ReachedNodes(LLVMModuleRef module) throws CompileException {
    ModuleNodes all = ModuleNodes.of(module);
    nodes = all.all();
    for (int i = 0; i < nodes.size(); i++) {
      numbers.put(nodes.get(i).address(), i);
    }
    graph = new ReferenceReader(all).read();
  }

  /**
   * A function, and all that it, or what it needs, calls or names: functions, then variables, in
   * the order of the module.
   */
  public List<LLVMValueRef> from(LLVMValueRef function) {
    List<LLVMValueRef> reached = new ArrayList<>();
    for (int node : graph.closure(new int[] {numbers.get(function.address())})) {
      reached.add(nodes.get(node));
    }
    return reached;
  }
}
