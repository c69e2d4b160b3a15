package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.BuildJob;
import dev.sycamore.backend.BuildStage;
import java.io.IOException;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** Compiles one job after another. */
final class Compiler {

  private final Linker linker;
  private final NativeRuntime runtime = new NativeRuntime();
  private final Diagnostics diagnostics = new Diagnostics();

  Compiler(Linker linker) {
    this.linker = linker;
  }

  /** Returns what the job asks for. */
  byte[] compile(BuildJob job, StageTracker stages) throws CompileException, IOException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      return compile(job, new ModuleReader(context), stages);
    } finally {
      LLVMContextDispose(context);
    }
  }

  private byte[] compile(BuildJob job, ModuleReader reader, StageTracker stages)
      throws CompileException, IOException {
    TargetLowering lowering = lowering(job);
    stages.enter(BuildStage.READ);
    DeviceModule module = reader.read(job.name(), lowering.respell(job.ir()));
    try {
      stages.enter(BuildStage.VERIFY);
      if (!module.triple().startsWith("spir")) {
        throw new CompileException(
            BuildStage.VERIFY,
            "the module's target triple is '"
                + module.triple()
                + "', not 'spir64-unknown-unknown'");
      }
      module.verify(BuildStage.VERIFY);
      stages.enter(BuildStage.LOWER);
      TargetMachine machine = TargetMachine.of(job.target());
      lowering.lower(module, reader, machine);
      module.verify(BuildStage.LOWER);
      stages.enter(BuildStage.OPTIMIZE);
      module.run(lowering.passes(), machine);
      diagnostics.check(BuildStage.OPTIMIZE);
      return emit(job, module, machine, reader, stages);
    } finally {
      module.dispose();
    }
  }

  private byte[] emit(BuildJob job, DeviceModule module, TargetMachine machine, ModuleReader reader, StageTracker stages)
      throws CompileException, IOException {
    stages.enter(BuildStage.EMIT);
    return switch (job.output()) {
      case LLVM_IR -> module.text();
      case LLVM_BITCODE -> module.bitcode();
      case ASSEMBLY -> checked(machine.assembly(module));
      case IMAGE -> image(job, module, machine, reader, stages);
    };
  }

  private byte[] image(
      BuildJob job, DeviceModule module, TargetMachine machine, ModuleReader reader, StageTracker stages)
      throws CompileException, IOException {
    return switch (job.target().architecture()) {
      case SPIR64 -> checked(machine.object(module));
      case PTX64 -> checked(machine.assembly(module));
      case X86_64 -> {
        byte[] object = checked(machine.object(module));
        stages.enter(BuildStage.LINK);
        yield runtime.isCalledBy(object)
            ? linker.link(object, runtime.object(reader, machine))
            : linker.link(object);
      }
    };
  }

  private byte[] checked(byte[] code) throws CompileException {
    diagnostics.check(BuildStage.EMIT);
    return code;
  }

  private static TargetLowering lowering(BuildJob job) {
    return switch (job.target().architecture()) {
      case SPIR64 -> new SpirvLowering();
      case PTX64 -> new PtxLowering();
      case X86_64 -> new X86Lowering();
    };
  }
}
