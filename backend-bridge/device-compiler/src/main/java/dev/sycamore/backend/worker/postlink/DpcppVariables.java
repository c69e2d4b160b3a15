package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMIsDeclaration;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.references.ModuleNodes;
import dev.sycamore.backend.worker.references.ReferenceGraph;
import dev.sycamore.backend.worker.references.UsedLists;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The variables of a module as DPC++ divides them among images. */
final class DpcppVariables {

  private final ModuleNodes nodes;
  private final ReferenceGraph graph;
  private final Set<String> deviceGlobals;

  /**
   * @param deviceGlobals those that are not kept because the compiler was asked to keep them
   */
  DpcppVariables(ModuleNodes nodes, ReferenceGraph graph, List<DeviceGlobal> deviceGlobals) {
    this.nodes = nodes;
    this.graph = graph;
    this.deviceGlobals =
        deviceGlobals.stream().map(DeviceGlobal::name).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The nodes of the variables that each image has: those that something outside of the module may
   * need, and those that the compiler was asked to keep. Device globals leave that list.
   */
  int[] always(LLVMModuleRef module) {
    Set<Long> listed = UsedLists.compilerUsed(module);
    BitSet needed = graph.needed();
    BitSet always = new BitSet();
    int node = nodes.firstVariable();
    for (LLVMValueRef variable : nodes.variables()) {
      boolean isListed = listed.contains(variable.address());
      if (isListed && deviceGlobals.contains(Llvm.name(variable))) {
        listed.remove(variable.address());
        always.set(node, needed.get(node) && !DpcppFacts.isDiscardable(variable));
      } else {
        always.set(
            node,
            isListed || (LLVMIsDeclaration(variable) == 0 && !DpcppFacts.isDiscardable(variable)));
      }
      node++;
    }
    nodes.functions().stream()
        .filter(function -> listed.contains(function.address()))
        .forEach(function -> always.set(nodes.functions().indexOf(function)));
    UsedLists.retain(module, listed);
    return always.stream().toArray();
  }

  /** Checks that images share no device global that belongs to one image. */
  void check(List<DeviceGlobal> globals, List<ImagePlan> images) throws CompileException {
    for (DeviceGlobal global : globals) {
      if (global.isOfImage() && images.stream().filter(image -> uses(image, global)).count() > 1) {
        throw new CompileException(
            BuildStage.SPLIT,
            OneLine.of(
                "device_global variable '"
                    + global.name()
                    + "' with property \"device_image_scope\" is used in more than one device"
                    + " image."));
      }
    }
  }

  private boolean uses(ImagePlan image, DeviceGlobal global) {
    int node =
        IntStream.range(0, nodes.variables().size())
            .filter(i -> Llvm.name(nodes.variables().get(i)).equals(global.name()))
            .findFirst()
            .orElseThrow();
    return Arrays.binarySearch(graph.closure(image.entries()), nodes.firstVariable() + node) >= 0;
  }
}
