package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.worker.aspects.AspectNames;
import dev.sycamore.backend.worker.aspects.AspectPropagation;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.references.ModuleNodes;
import dev.sycamore.backend.worker.references.ReferenceGraph;
import dev.sycamore.backend.worker.references.ReferenceReader;
import dev.sycamore.backend.worker.references.UsedLists;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
    boolean dpcpp = options.dialect() == Dialect.DPCPP;
    AspectNames aspects = new AspectNames(module.ref(), options.aspectNames());
    TargetAspects targets = new TargetAspects(aspects, options.targetNumbers());
    if (dpcpp) {
      UsedLists.removeUsed(module.ref());
    }
    ModuleNodes nodes = ModuleNodes.of(module.ref());
    ReferenceGraph graph = new ReferenceReader(nodes).read();
    List<FunctionFacts> functions =
        new FactsReader(module.context(), options, targets)
            .read(nodes.functions(), graph.needing(assertions(nodes)));
    List<ImagePlan> images =
        new Splitter(new SplitKeys(options.dialect(), splitMode(), targets))
            .split(functions, new EntryPoints(options, graph).of(functions));
    List<DeviceGlobal> deviceGlobals = List.of();
    int[] always = {};
    if (dpcpp) {
      // DPC++ makes an image of nothing, too.
      images = images.isEmpty() ? List.of(new ImagePlan(new int[0])) : images;
      deviceGlobals = deviceGlobals(module);
      DpcppVariables variables =
          new DpcppVariables(
              nodes, graph, options.has(PostLinkSwitch.DEVICE_GLOBALS) ? deviceGlobals : List.of());
      always = variables.always(module.ref());
      if (options.has(PostLinkSwitch.DEVICE_GLOBALS)) {
        variables.check(deviceGlobals, images);
      }
    }
    Bitcode bitcode = new Bitcode(module.ref(), IntStream.range(0, nodes.size()).toArray());
    return new LinkedModule(
        functions,
        new ImageReach(graph, functions, always, new ImageLinks(options)),
        bitcode,
        module.sourceName(),
        aspects,
        images,
        deviceGlobals,
        warnings);
  }

  /** In DPC++'s dialect a single image is no error where the module could be split. */
  private SplitMode splitMode() {
    PostLinkOptions options = job.options();
    return options.dialect() == Dialect.DPCPP && options.has(PostLinkSwitch.SINGLE_IMAGE)
        ? SplitMode.NONE
        : options.split();
  }

  /** The text of a module is as large as the module, so it is read only for who asks. */
  private List<DeviceGlobal> deviceGlobals(DeviceModule module) throws CompileException {
    return job.options().has(PostLinkSwitch.DEVICE_GLOBALS)
            || job.options().has(PostLinkSwitch.PROGRAM_METADATA)
            || job.options().has(PostLinkSwitch.EXPORTED_SYMBOLS)
        ? DeviceGlobals.read(new String(module.text(), StandardCharsets.UTF_8))
        : List.of();
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
}
