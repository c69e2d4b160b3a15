package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedMetadataNumOperands;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.LlvmTool;
import dev.sycamore.backend.worker.llvm.SyncScopes;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Emits SPIR-V. A module has the same bytes whatever its process emitted before, although LLVM 20's
 * back end keeps state from one module to the next:
 *
 * <ul>
 *   <li>The ids of labels: {@link SpirvLabels} renumbers them, after a {@link RepeatedEmission}
 *       where it is not clear which label is meant.
 *   <li>The numbers of synchronisation scopes: {@link SyncScopes} makes them the same in all
 *       contexts.
 *   <li>The OpenCL extensions that a module declares to use: such a module is never emitted here.
 * </ul>
 *
 * <p>Where that is not possible, {@code llc} emits the module in a process of its own.
 *
 * <p>Without optimisation, as in {@link TargetMachine}: with it LLVM forms additions with overflow,
 * which PoCL cannot link, and tests of a number's class, which the back end cannot select.
 * Optimising is the driver's work.
 */
public final class SpirvEmitter {

  private static final String INPUT = "image.bc";
  private static final String OUTPUT = "image.spv";
  private static final String EXTENSIONS = "opencl.used.extensions";

  private final LlvmTool llc;
  private final Diagnostics diagnostics;
  private boolean used;

  /**
   * @param libraries the folder of LLVM's libraries and programs
   * @param diagnostics what LLVM reports about the module at hand
   */
  public SpirvEmitter(Path libraries, Diagnostics diagnostics) {
    this.llc = new LlvmTool(libraries, "llc", BuildStage.EMIT);
    this.diagnostics = diagnostics;
  }

  /** SPIR-V binary. */
  public byte[] binary(DeviceModule module, TargetMachine machine)
      throws CompileException, IOException {
    BlockNames.remove(module);
    // Emission changes the module.
    byte[] bitcode = module.bitcode();
    if (usesExtensions(module)) {
      return run(bitcode, "obj");
    }
    boolean first = !used;
    used = true;
    byte[] binary = machine.object(module);
    diagnostics.check(BuildStage.EMIT);
    if (first) {
      return binary;
    }
    if (BlockNames.remain(module)) {
      return run(bitcode, "obj");
    }
    Optional<byte[]> renumbered = SpirvLabels.renumbered(binary);
    if (renumbered.isEmpty()) {
      renumbered = new RepeatedEmission(diagnostics, bitcode).run();
    }
    return renumbered.isPresent() ? renumbered.get() : run(bitcode, "obj");
  }

  /** SPIR-V assembly text, for people to read: always by {@code llc}. */
  public byte[] assembly(DeviceModule module) throws CompileException, IOException {
    BlockNames.remove(module);
    return run(module.bitcode(), "asm");
  }

  private static boolean usesExtensions(DeviceModule module) {
    return LLVMGetNamedMetadataNumOperands(module.ref(), EXTENSIONS) != 0;
  }

  private byte[] run(byte[] bitcode, String type) throws CompileException, IOException {
    llc.write(INPUT, bitcode);
    // Without llc's comments.
    return llc.run(
        List.of("-O0", "-filetype=" + type, "-asm-verbose=false", "-o", OUTPUT, INPUT), OUTPUT);
  }
}
