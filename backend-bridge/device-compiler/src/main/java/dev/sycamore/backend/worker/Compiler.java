package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkResult;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.worker.postlink.ImageListener;
import dev.sycamore.backend.worker.postlink.PostLink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** Compiles one job after another. */
final class Compiler {

  private final Linker linker;
  private final SpirvEmitter spirv;
  private final NativeRuntime runtime = new NativeRuntime();
  private final Diagnostics diagnostics = new Diagnostics();

  /**
   * @param libraries the folder of LLVM's libraries and programs
   */
  Compiler(Path libraries) {
    this.linker = new Linker(libraries);
    this.spirv = new SpirvEmitter(libraries);
  }

  /** Returns what the job asks for. */
  byte[] compile(BuildJob job, StageTracker stages) throws CompileException, IOException {
    TargetMachine machine = TargetMachine.of(job.target());
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return new Compilation(job, new ModuleReader(context), machine, this, stages).run();
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  /** Runs the pass that propagates aspects. */
  ModuleWithWarnings propagate(PropagationJob job, StageTracker stages)
      throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return new AspectRun(job, context, diagnostics, stages).run();
    } finally {
      LLVMContextDispose(context);
    }
  }

  /** Makes one module of several. */
  LinkResult.Linked link(LinkJob job, StageTracker stages) throws CompileException, IOException {
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

  Linker linker() {
    return linker;
  }

  SpirvEmitter spirv() {
    return spirv;
  }

  NativeRuntime runtime() {
    return runtime;
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }
}
