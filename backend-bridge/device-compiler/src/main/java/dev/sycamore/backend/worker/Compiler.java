package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.worker.aspects.AspectRun;
import dev.sycamore.backend.worker.image.CompiledOutput;
import dev.sycamore.backend.worker.image.ImageCompilation;
import dev.sycamore.backend.worker.image.ImageTools;
import dev.sycamore.backend.worker.inspection.Inspection;
import dev.sycamore.backend.worker.link.LinkRun;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.SyncScopes;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.postlink.ImageListener;
import dev.sycamore.backend.worker.postlink.PostLink;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** Compiles one job after another. */
final class Compiler {

  private final Diagnostics diagnostics = new Diagnostics();
  private final ImageTools imageTools;

  /**
   * @param libraries the folder of LLVM's libraries and programs
   */
  Compiler(Path libraries) {
    this.imageTools = ImageTools.in(libraries, diagnostics);
  }

  /** Returns what the job asks for. */
  CompiledOutput compile(BuildJob job, StageTracker stages) throws CompileException, IOException {
    TargetMachine machine = TargetMachine.of(job.target());
    TargetMachine generator = TargetMachine.forSystem(job.target());
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    SyncScopes.number(context);
    try {
      ModuleReader reader = new ModuleReader(context);
      return new ImageCompilation(job, reader, machine, generator, imageTools, stages).run();
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
      generator.dispose();
    }
  }

  /** Runs the pass that propagates aspects. */
  PropagatedModule propagate(PropagationJob job, StageTracker stages)
      throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return new AspectRun(job, context, diagnostics, stages).run();
    } finally {
      LLVMContextDispose(context);
    }
  }

  /** Looks at a module. */
  ModuleFacts inspect(InspectionJob job, StageTracker stages) throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return new Inspection(job, context, diagnostics, stages).run();
    } finally {
      LLVMContextDispose(context);
    }
  }

  /** Makes one module of several. */
  LinkedCode link(LinkJob job, StageTracker stages) throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return new LinkRun(job, context, diagnostics, stages).run();
    } finally {
      LLVMContextDispose(context);
    }
  }

  /** Takes a module apart, and returns the warnings about it as a whole. */
  List<String> postLink(PostLinkJob job, StageTracker stages, ImageListener listener)
      throws CompileException, IOException {
    return new PostLink(job, diagnostics, stages).run(listener);
  }
}
