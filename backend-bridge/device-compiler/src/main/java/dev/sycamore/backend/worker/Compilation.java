package dev.sycamore.backend.worker;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.DeviceTarget.Architecture;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** One job on its way through the stages. */
final class Compilation {

  private static final String TRIPLE = "spir64-unknown-unknown";

  private final BuildJob job;
  private final ModuleReader reader;
  private final TargetMachine machine;
  private final Compiler compiler;
  private final StageTracker stages;

  Compilation(
      BuildJob job,
      ModuleReader reader,
      TargetMachine machine,
      Compiler compiler,
      StageTracker stages) {
    this.job = job;
    this.reader = reader;
    this.machine = machine;
    this.compiler = compiler;
    this.stages = stages;
  }

  byte[] run() throws CompileException, IOException {
    TargetLowering lowering = lowering();
    stages.enter(BuildStage.READ);
    DeviceModule module = reader.read(job.name(), lowering.respell(job.ir()));
    ReadableNames names = new ReadableNames(module);
    try {
      stages.enter(BuildStage.VERIFY);
      verify(module);
      stages.enter(BuildStage.LOWER);
      lowering.lower(module, reader, machine);
      module.verify(BuildStage.LOWER);
      stages.enter(BuildStage.OPTIMIZE);
      module.run(lowering.passes(), machine);
      compiler.diagnostics().check(BuildStage.OPTIMIZE);
      lowering.finish(module);
      stages.enter(BuildStage.EMIT);
      return emit(module);
    } catch (CompileException e) {
      throw e.with(names);
    } finally {
      module.dispose();
    }
  }

  private static void verify(DeviceModule module) throws CompileException {
    if (!module.triple().startsWith("spir")) {
      throw new CompileException(
          BuildStage.VERIFY,
          "the module's target triple is '" + module.triple() + "', not '" + TRIPLE + "'");
    }
    module.verify(BuildStage.VERIFY);
  }

  private byte[] emit(DeviceModule module) throws CompileException, IOException {
    return switch (job.output()) {
      case LLVM_IR -> {
        module.identifyBySource();
        yield module.text();
      }
      case LLVM_BITCODE -> module.bitcode();
      case ASSEMBLY -> assembly(module);
      case IMAGE -> image(module);
    };
  }

  private byte[] assembly(DeviceModule module) throws CompileException, IOException {
    return checked(
        job.target().architecture() == Architecture.SPIR64
            ? compiler.spirv().assembly(module, machine)
            : machine.assembly(module));
  }

  private byte[] image(DeviceModule module) throws CompileException, IOException {
    return switch (job.target().architecture()) {
      case SPIR64 -> checked(compiler.spirv().binary(module, machine));
      case PTX64 -> checked(machine.assembly(module));
      case AMDGCN -> codeObject(checked(machine.object(module)), module.hasDebugInfo());
      case X86_64 -> nativeImage(module);
    };
  }

  private byte[] codeObject(byte[] object, boolean debugInfo) throws CompileException, IOException {
    stages.enter(BuildStage.LINK);
    return compiler.linker().link(debugInfo, object);
  }

  private byte[] nativeImage(DeviceModule module) throws CompileException, IOException {
    StackUse.report(module);
    List<byte[]> objects = new ArrayList<>();
    objects.add(checked(machine.object(module)));
    objects.add(stackConstants(module));
    NativeRuntime runtime = compiler.runtime();
    if (runtime.isCalledBy(objects.get(0))) {
      objects.add(runtime.object(reader, machine));
    }
    stages.enter(BuildStage.LINK);
    return compiler.linker().link(module.hasDebugInfo(), objects.toArray(byte[][]::new));
  }

  private byte[] stackConstants(DeviceModule module) throws CompileException {
    DeviceModule constants =
        reader.read("stack use", StackUse.constants(module, compiler.diagnostics().frames()));
    try {
      machine.retarget(constants);
      return machine.object(constants);
    } finally {
      constants.dispose();
    }
  }

  private byte[] checked(byte[] code) throws CompileException {
    compiler.diagnostics().check(BuildStage.EMIT);
    return code;
  }

  private TargetLowering lowering() {
    return switch (job.target().architecture()) {
      case SPIR64 -> new SpirvLowering();
      case PTX64 -> new PtxLowering();
      case AMDGCN -> new AmdLowering();
      case X86_64 -> new X86Lowering();
    };
  }
}
