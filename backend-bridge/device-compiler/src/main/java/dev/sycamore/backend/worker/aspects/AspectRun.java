package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import java.io.IOException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** One module on its way through the pass that propagates aspects. */
public final class AspectRun {

  private final PropagationJob job;
  private final LLVMContextRef context;
  private final Diagnostics diagnostics;
  private final StageTracker stages;

  public AspectRun(
      PropagationJob job, LLVMContextRef context, Diagnostics diagnostics, StageTracker stages) {
    this.job = job;
    this.context = context;
    this.diagnostics = diagnostics;
    this.stages = stages;
  }

  public PropagatedModule run() throws CompileException, IOException {
    stages.enter(BuildStage.READ);
    AspectPropagation pass = new AspectPropagation(context, job.name(), job.options());
    DeviceModule module = new ModuleReader(context).read(job.name(), job.module());
    try {
      diagnostics.check(BuildStage.READ);
      stages.enter(BuildStage.VERIFY);
      module.verify(BuildStage.VERIFY);
      stages.enter(BuildStage.ASPECTS);
      List<String> warnings = pass.run(module.ref());
      module.verify(BuildStage.ASPECTS);
      module.identifyBySource();
      return new PropagatedModule(job.text() ? module.text() : module.bitcode(), warnings);
    } finally {
      module.dispose();
    }
  }
}
