package dev.sycamore.backend.worker.nativecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import java.nio.charset.StandardCharsets;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only loops that take lanes out of vectors by an index of their own are unrolled. */
class ShuffleLoopsTest {

  @ParameterizedTest
  @CsvSource({"%k, true", "1, false"})
  void loopsOverShufflesAreUnrolled(String lane, boolean unrolled) throws Exception {
    String text =
        """
        define i32 @f(<4 x i32> %%v) {
        entry:
          br label %%pass
        pass:
          %%k = phi i32 [ 0, %%entry ], [ %%next, %%pass ]
          %%sum = phi i32 [ 0, %%entry ], [ %%more, %%pass ]
          %%x = extractelement <4 x i32> %%v, i32 %s
          %%more = add i32 %%sum, %%x
          %%next = add i32 %%k, 1
          %%again = icmp slt i32 %%next, 4
          br i1 %%again, label %%pass, label %%end
        end:
          ret i32 %%sum
        }
        """
            .formatted(lane);
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read("test", text);
      ShuffleLoops.unroll(LLVMGetNamedFunction(module.ref(), "f"));
      assertThat(
              new String(module.text(), StandardCharsets.UTF_8)
                  .contains("!\"llvm.loop.unroll.count\", i32 4"))
          .isEqualTo(unrolled);
      module.dispose();
    } finally {
      LLVMContextDispose(context);
    }
  }
}
