package dev.sycamore.backend.worker.llvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.api.Test;

/** Copies of functions. */
class FunctionCopyTest {

  private static final String STATES =
      """
      define i32 @f(i32 %state, i32 %x) {
      entry:
        switch i32 %state, label %none [
          i32 0, label %first
          i32 1, label %second
        ]
      none:
        unreachable
      first:
        %a = add i32 %x, %state
        br label %end
      second:
        %b = mul i32 %x, %state
        br label %end
      end:
        %r = phi i32 [ %a, %first ], [ %b, %second ]
        ret i32 %r
      }
      """;

  private static String copy(Map<Integer, Integer> constants) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read("test", STATES);
      Map<Integer, LLVMValueRef> values = new HashMap<>();
      constants.forEach(
          (position, value) ->
              values.put(position, LLVMConstInt(LLVMInt32TypeInContext(context), value, 0)));
      LLVMValueRef copy =
          FunctionCopy.of(LLVMGetNamedFunction(module.ref(), "f"), "f.copy", values);
      module.verify(BuildStage.LOWER);
      String text = Llvm.message(LLVMPrintValueToString(copy));
      module.dispose();
      return text;
    } finally {
      LLVMContextDispose(context);
    }
  }

  @Test
  void copiesAllThatCanBeReached() throws Exception {
    assertThat(copy(Map.of()))
        .contains("switch i32 %0", "%a = add i32 %1, %0", "%b = mul", "none:");
  }

  @Test
  void leavesOutTheWaysThatAConstantDoesNotGo() throws Exception {
    assertThat(copy(Map.of(0, 1)))
        .contains("br label %second", "%b = mul i32 %1, 1", "[ %b, %second ]")
        .doesNotContain("switch", "none:", "%a");
    assertThat(copy(Map.of(0, 7))).contains("unreachable").doesNotContain("%a", "%b");
  }
}
