package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.references.ReferenceGraph;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.text.TextLine;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The functions that images are made for. */
final class EntryPoints {

  private final PostLinkOptions options;
  private final BitSet needed;

  /**
   * @param graph what the functions of the module need of each other
   */
  EntryPoints(PostLinkOptions options, ReferenceGraph graph) {
    this.options = options;
    this.needed = options.dialect() == Dialect.DPCPP ? graph.needed() : new BitSet();
  }

  /** The numbers of those among the functions of a module. */
  List<Integer> of(List<FunctionFacts> functions) throws CompileException {
    List<Integer> entries = new ArrayList<>();
    for (int i = 0; i < functions.size(); i++) {
      FunctionFacts function = functions.get(i);
      if (isEntry(function) && (options.dialect() == Dialect.DESIGN || isOfDpcpp(function, i))) {
        check(function);
        entries.add(i);
      }
    }
    return entries;
  }

  private boolean isEntry(FunctionFacts function) {
    return switch (function.role()) {
      case KERNEL -> true;
      case EXPORTED ->
          !options.has(PostLinkSwitch.ONLY_KERNELS)
              || (options.dialect() == Dialect.DPCPP && function.dpcpp().isVirtual());
      case OTHER -> false;
    };
  }

  /** DPC++ exports neither its own functions nor what a linker may drop and nothing needs. */
  private boolean isOfDpcpp(FunctionFacts function, int number) {
    DpcppFacts facts = function.dpcpp();
    return function.role() == FunctionFacts.Role.KERNEL
        || facts.isVirtual()
        || (!DpcppFacts.isBuiltin(function.name())
            && (!facts.isDiscardable() || needed.get(number)));
  }

  private void check(FunctionFacts function) throws CompileException {
    String name = function.name();
    // Names of entry points are lines of a file.
    if (name.isEmpty() || !TextLine.canHold(name)) {
      throw new CompileException(
          BuildStage.SPLIT,
          OneLine.of("a symbol file cannot hold the name of the function '" + name + "'"));
    }
    if (options.dialect() == Dialect.DPCPP
        && function.dpcpp().registerMode().isPresent()
        && function.dpcpp().registerFileSize().isPresent()) {
      throw new CompileException(
          BuildStage.SPLIT,
          OneLine.of(
              "function '"
                  + function.shownName()
                  + "': Unsupported use of both register_alloc_mode and grf_size"));
    }
  }
}
