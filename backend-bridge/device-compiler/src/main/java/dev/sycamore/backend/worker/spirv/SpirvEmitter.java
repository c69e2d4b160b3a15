package dev.sycamore.backend.worker.spirv;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.LlvmTool;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Emits SPIR-V. LLVM 20's back end keeps a table of block labels from one module to the next, by
 * addresses that come again, and then gives a label an id that something else has. So only a
 * process's first module is emitted in it; each later one gets a process of its own.
 *
 * <p>Without optimisation, as in {@link TargetMachine}: with it LLVM forms additions with overflow,
 * which PoCL cannot link, and tests of a number's class, which the back end cannot select.
 * Optimising is the driver's work.
 */
public final class SpirvEmitter {

  private static final String INPUT = "image.bc";
  private static final String OUTPUT = "image.spv";

  private final LlvmTool llc;
  private boolean used;

  public SpirvEmitter(Path libraries) {
    this.llc = new LlvmTool(libraries.resolve("llc"), BuildStage.EMIT);
  }

  /** SPIR-V binary. */
  public byte[] binary(DeviceModule module, TargetMachine machine)
      throws CompileException, IOException {
    return isFirst() ? machine.object(module) : run(module, "obj");
  }

  /** SPIR-V assembly text. */
  public byte[] assembly(DeviceModule module, TargetMachine machine)
      throws CompileException, IOException {
    return isFirst() ? machine.assembly(module) : run(module, "asm");
  }

  private boolean isFirst() {
    boolean first = !used;
    used = true;
    return first;
  }

  private byte[] run(DeviceModule module, String type) throws CompileException, IOException {
    llc.write(INPUT, module.bitcode());
    // Comments are llc's own habit; the text is that of the first module.
    return llc.run(
        List.of("-O0", "-filetype=" + type, "-asm-verbose=false", "-o", OUTPUT, INPUT), OUTPUT);
  }
}
