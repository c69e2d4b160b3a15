package dev.sycamore.backend.worker.spirv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.SyncScopes;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Modules whose labels have the same ids are emitted again, without a process. */
@Tag("module")
class RepeatedEmissionTest {

  private static final int MODULES = 300;
  private static final int MOST_BLOCKS = 60;

  private final Diagnostics diagnostics = new Diagnostics();

  /** There is no {@code llc} in this folder. */
  private final SpirvEmitter emitter = new SpirvEmitter(Path.of("no such folder"), diagnostics);

  @Test
  void aModuleHasTheSameBytesAfterWhateverWasEmitted() throws Exception {
    emit(1);
    Map<Integer, byte[]> first = new HashMap<>();
    Random random = new Random(3);
    for (int i = 0; i < MODULES; i++) {
      int blocks = 1 + random.nextInt(MOST_BLOCKS);
      byte[] binary = emit(blocks);
      assertThat(binary)
          .as("module %d, %d blocks", i, blocks)
          .isEqualTo(first.computeIfAbsent(blocks, unused -> binary));
    }
  }

  @Test
  void theRepeatedEmissionHasTheBytesOfTheOtherOne() throws Exception {
    emit(1);
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read("image", text(7));
      TargetMachine machine = TargetMachine.of(ImageTarget.SPIR64);
      machine.retarget(module);
      BlockNames.remove(module);
      byte[] bitcode = module.bitcode();
      machine.dispose();
      module.dispose();
      assertThat(new RepeatedEmission(diagnostics, bitcode).run()).hasValue(emit(7));
    } finally {
      LLVMContextDispose(context);
    }
  }

  private byte[] emit(int blocks) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    SyncScopes.number(context);
    TargetMachine machine = TargetMachine.of(ImageTarget.SPIR64);
    try {
      DeviceModule module = new ModuleReader(context).read("image", text(blocks));
      machine.retarget(module);
      byte[] binary = emitter.binary(module, machine);
      module.dispose();
      return binary;
    } finally {
      machine.dispose();
      LLVMContextDispose(context);
    }
  }

  private static String text(int count) {
    StringBuilder text = new StringBuilder("define spir_kernel void @blocks(i64 %n) {\n  br label");
    for (int i = 0; i < count; i++) {
      text.append(" %%b%1$d%nb%1$d:%n  %%c%1$d = icmp eq i64 %%n, %1$d%n".formatted(i));
      text.append("  br i1 %%c%d, label %%end, label".formatted(i));
    }
    return text.append(" %end\nend:\n  ret void\n}\n").toString();
  }
}
