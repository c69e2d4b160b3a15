package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.SyncScopes;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/**
 * Emits a module once more after labels got the same id, with its functions at other addresses:
 * LLVM's table of these ids goes by address, so functions where none was before get new ids. For
 * that, memory of all sizes that a function may take is held meanwhile, more each time.
 */
final class RepeatedEmission {

  private static final int TRIALS = 4;
  private static final int STEP = 16;

  /** LLVM's object for a function has about 1 KiB. */
  private static final int LARGEST = 4096;

  private final Diagnostics diagnostics;
  private final byte[] bitcode;

  /**
   * @param diagnostics what LLVM reports about the module
   * @param bitcode the module as it was before it was emitted
   */
  RepeatedEmission(Diagnostics diagnostics, byte[] bitcode) {
    this.diagnostics = diagnostics;
    this.bitcode = bitcode;
  }

  /** The module with the labels of a first one; empty if its labels have the same ids each time. */
  Optional<byte[]> run() throws CompileException {
    List<Pointer> held = new ArrayList<>();
    try {
      for (int trial = 1; trial <= TRIALS; trial++) {
        for (int size = STEP; size <= LARGEST; size += STEP) {
          held.add(new BytePointer(size));
        }
        Optional<byte[]> renumbered = SpirvLabels.renumbered(emit());
        if (renumbered.isPresent()) {
          return renumbered;
        }
      }
      return Optional.empty();
    } finally {
      held.forEach(Pointer::close);
    }
  }

  private byte[] emit() throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    SyncScopes.number(context);
    try {
      TargetMachine machine = TargetMachine.of(ImageTarget.SPIR64);
      try {
        DeviceModule module = new ModuleReader(context).read("image", bitcode);
        try {
          byte[] binary = machine.object(module);
          diagnostics.check(BuildStage.EMIT);
          return binary;
        } finally {
          module.dispose();
        }
      } finally {
        machine.dispose();
      }
    } finally {
      LLVMContextDispose(context);
    }
  }
}
