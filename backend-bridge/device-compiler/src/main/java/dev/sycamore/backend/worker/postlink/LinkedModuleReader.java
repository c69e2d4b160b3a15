package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.aspects.AspectNames;
import dev.sycamore.backend.worker.aspects.AspectPropagation;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.references.ModuleNodes;
import dev.sycamore.backend.worker.references.ReferenceGraph;
import dev.sycamore.backend.worker.references.ReferenceReader;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import dev.sycamore.binding.text.TextLine;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** Reads the linked module, propagates aspects in it and plans its images. */
final class LinkedModuleReader {

  /** What reports a failed assertion, in programs of DPC++. */
  private static final String ASSERTION = "__devicelib_assert_fail";

  private final PostLinkJob job;
  private final Diagnostics diagnostics;
  private final StageTracker stages;

  LinkedModuleReader(PostLinkJob job, Diagnostics diagnostics, StageTracker stages) {
    this.job = job;
    this.diagnostics = diagnostics;
    this.stages = stages;
  }

  LinkedModule read() throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      stages.enter(BuildStage.READ);
      AspectPropagation pass = new AspectPropagation(context, job.name(), propagation());
      DeviceModule module = new ModuleReader(context).read(job.name(), job.module());
      try {
        diagnostics.check(BuildStage.READ);
        stages.enter(BuildStage.VERIFY);
        module.verify(BuildStage.VERIFY);
        stages.enter(BuildStage.ASPECTS);
        List<String> warnings = pass.run(module.ref());
        stages.enter(BuildStage.SPLIT);
        return read(module, warnings);
      } finally {
        module.dispose();
      }
    } finally {
      LLVMContextDispose(context);
    }
  }

  private PropagationOptions propagation() {
    PropagationOptions options =
        PropagationOptions.of(job.options().dialect(), job.options().aspectNames()).withinModules();
    return job.options().has(PostLinkSwitch.CHECK_DECLARED_ASPECTS)
        ? options
        : options.withoutCheck();
  }

  private LinkedModule read(DeviceModule module, List<String> warnings) throws CompileException {
    PostLinkOptions options = job.options();
    AspectNames aspects = new AspectNames(module.ref(), options.aspectNames());
    TargetAspects targets = new TargetAspects(aspects, options.targetNumbers());
    ModuleNodes nodes = ModuleNodes.of(module.ref());
    ReferenceGraph graph = new ReferenceReader(nodes).read();
    List<FunctionFacts> functions =
        new FactsReader(module.context(), options.dialect(), targets)
            .read(nodes.functions(), graph.needing(assertions(nodes)));
    List<ImagePlan> images =
        new Splitter(new SplitKeys(options.dialect(), options.split(), targets))
            .split(functions, this::isEntry);
    for (ImagePlan image : images) {
      for (int entry : image.entries()) {
        checkName(functions.get(entry).name());
      }
    }
    Bitcode bitcode = new Bitcode(module.ref(), IntStream.range(0, nodes.size()).toArray());
    return new LinkedModule(
        functions, graph, bitcode, module.sourceName(), aspects, images, warnings);
  }

  private static BitSet assertions(ModuleNodes nodes) {
    BitSet found = new BitSet();
    for (int i = 0; i < nodes.functions().size(); i++) {
      if (Llvm.name(nodes.functions().get(i)).equals(ASSERTION)) {
        found.set(i);
      }
    }
    return found;
  }

  private boolean isEntry(FunctionFacts function) {
    return switch (function.role()) {
      case KERNEL -> true;
      case EXPORTED -> !job.options().has(PostLinkSwitch.ONLY_KERNELS);
      case OTHER -> false;
    };
  }

  /** Names of entry points are lines of a file. */
  private static void checkName(String name) throws CompileException {
    if (name.isEmpty() || !TextLine.canHold(name)) {
      throw new CompileException(
          BuildStage.SPLIT,
          OneLine.of("a symbol file cannot hold the name of the function '" + name + "'"));
    }
  }
}
