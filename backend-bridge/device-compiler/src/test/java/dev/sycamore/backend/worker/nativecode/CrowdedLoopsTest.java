package dev.sycamore.backend.worker.nativecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** LLVM's analysis of the accesses of a loop does not see loops that have very many. */
class CrowdedLoopsTest {

  private static final String CALL = "call void @sycamore.crowded()";

  /** A loop over rows of {@code stores} elements; the 32 bits of its indices may wrap. */
  private static String loop(int stores) {
    return """
           target triple = "x86_64-unknown-linux-gnu"
           define void @rows(ptr %%o, i32 %%n) {
           entry:
             br label %%pass
           pass:
             %%i = phi i32 [ 0, %%entry ], [ %%next, %%pass ]
             %%row = mul i32 %%i, %1$d
           %2$s
             %%next = add i32 %%i, 1
             %%last = icmp sge i32 %%next, %%n
             br i1 %%last, label %%end, label %%pass
           end:
             ret void
           }
           """
        .formatted(
            stores,
            IntStream.range(0, stores)
                .mapToObj(
                    k ->
                        """
                          %%i%1$d = add i32 %%row, %1$d
                          %%w%1$d = sext i32 %%i%1$d to i64
                          %%a%1$d = getelementptr i32, ptr %%o, i64 %%w%1$d
                          store i32 %%i, ptr %%a%1$d
                        """
                            .formatted(k))
                .collect(Collectors.joining()));
  }

  /** The text of a module once its loops are marked, optimised, and clean again. */
  private record Optimised(String marked, String clean) {
    static Optimised of(String text, TargetMachine machine) throws Exception {
      LLVMContextRef context = LLVMContextCreate();
      try {
        DeviceModule module = new ModuleReader(context).read("image", text);
        machine.retarget(module);
        CrowdedLoops.keepFromAnalysis(module);
        String marked = new String(module.text(), StandardCharsets.UTF_8);
        module.optimize("default<O2>", machine);
        CrowdedLoops.clean(module);
        String clean = new String(module.text(), StandardCharsets.UTF_8);
        module.dispose();
        return new Optimised(marked, clean);
      } finally {
        LLVMContextDispose(context);
      }
    }
  }

  @Test
  void onlyCrowdedLoopsAreMarked() throws Exception {
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    assertThat(Optimised.of(loop(8), machine).marked()).doesNotContain(CALL);
    Optimised crowded = Optimised.of(loop(120), machine);
    assertThat(crowded.marked()).containsOnlyOnce(CALL);
    assertThat(crowded.clean()).contains("  store ").doesNotContain("sycamore.crowded");
    machine.dispose();
  }

  /** With the analysis it takes minutes, without it less than a second. */
  @Test
  void manyStoresAreOptimisedSoon() throws Exception {
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    Assertions.assertTimeout(
        Duration.ofSeconds(30), () -> Optimised.of(loop(600), machine), "600 stores");
    machine.dispose();
  }
}
