package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMGetDataLayoutStr;
import static org.bytedeco.llvm.global.LLVM.LLVMLinkModules2;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.worker.aspects.ImportedAspects;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Several modules on their way to one. */
public final class LinkRun {

  private final LinkJob job;
  private final LLVMContextRef context;
  private final Diagnostics diagnostics;
  private final StageTracker stages;

  private final SharedDefinitions definitions = new SharedDefinitions();

  private final ImportCheck imports = new ImportCheck();

  public LinkRun(
      LinkJob job, LLVMContextRef context, Diagnostics diagnostics, StageTracker stages) {
    this.job = job;
    this.context = context;
    this.diagnostics = diagnostics;
    this.stages = stages;
  }

  public LinkedCode run() throws CompileException, IOException {
    DeviceModule whole = read(job.inputs().get(0));
    try {
      for (LinkInput input : job.inputs().subList(1, job.inputs().size())) {
        add(input, whole);
      }
      stages.enter(BuildStage.VERIFY);
      whole.verify(BuildStage.VERIFY);
      stages.enter(BuildStage.LINK_MODULES);
      new ImportedAspects(whole).resolve();
      ModuleReport report = new ModuleReport(whole);
      whole.identifyBySource();
      return new LinkedCode(job.text() ? whole.text() : whole.bitcode(), report.make());
    } finally {
      whole.dispose();
      definitions.close();
    }
  }

  private void add(LinkInput input, DeviceModule whole) throws CompileException, IOException {
    DeviceModule module = read(input);
    stages.enter(BuildStage.LINK_MODULES);
    checkFits(input, module, whole);
    // Takes the module, whatever comes of it.
    boolean failed = LLVMLinkModules2(whole.ref(), module.ref()) != 0;
    diagnostics.check(BuildStage.LINK_MODULES);
    if (failed) {
      throw refused(input, "cannot be linked with " + job.inputs().get(0).name());
    }
  }

  private DeviceModule read(LinkInput input) throws CompileException, IOException {
    stages.enter(BuildStage.READ);
    DeviceModule module = new ModuleReader(context).read(input.name(), input.module());
    diagnostics.check(BuildStage.READ);
    if (input.imported()) {
      new ImportedModuleCheck(input.name(), module).run();
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (definitions.addFunction(function, input)) {
        imports.define(function, input);
      } else if (Llvm.isDeclaration(function)) {
        imports.declare(function, input);
      }
    }
    for (LLVMValueRef variable : Llvm.variables(module.ref())) {
      definitions.addVariable(variable, input);
    }
    return module;
  }

  private void checkFits(LinkInput input, DeviceModule module, DeviceModule whole)
      throws CompileException {
    if (!module.triple().equals(whole.triple())) {
      throw refused(
          input,
          "is for '"
              + module.triple()
              + "', but "
              + job.inputs().get(0).name()
              + " is for '"
              + whole.triple()
              + "'");
    }
    if (!layout(module).equals(layout(whole))) {
      throw refused(input, "has another data layout than " + job.inputs().get(0).name());
    }
  }

  private static String layout(DeviceModule module) {
    return LLVMGetDataLayoutStr(module.ref()).getString(StandardCharsets.UTF_8);
  }

  private static CompileException refused(LinkInput input, String why) {
    return new CompileException(BuildStage.LINK_MODULES, input.name() + ": error: " + why);
  }
}
