package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.stream.EntryPrefetches;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a work-item asks for before a loop that starts at a place which is in memory. */
class EntryPrefetchesTest {

  /** A row from a first place on, by a step. */
  private static final String ROW =
      """
      entry:
        %%place = getelementptr i32, ptr addrspace(1) %%starts, i64 %%i
        %%first = load i32, ptr addrspace(1) %%place, align 4
        %%other = trunc i64 %%i to i32
        br label %%header
      header:
        %%k = phi i32 [ %s, %%entry ], [ %%more, %%body ]
        %%again = icmp slt i32 %%k, %%n
        br i1 %%again, label %%body, label %%after
      body:
        %%shifted = add i32 %%k, 3
        %%wide = sext i32 %%shifted to i64
        %%a = getelementptr float, ptr addrspace(%d) %%%s, i64 %%wide
        %%v = load float, ptr addrspace(%2$d) %%a, align 4
        call void @use(float %%v)
        %%more = add i32 %%k, %s
        br label %%header
      after:
        ret void
      """;

  private static String written(String body) throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.parse("x86_64_v4"));
    try {
      String text =
          "declare void @use(float)\n"
              + "define void @f(i64 %i, i32 %n, ptr addrspace(1) %starts,"
              + " ptr addrspace(1) %p, ptr addrspace(3) %local) {\n"
              + body
              + "}\n";
      DeviceModule module = new ModuleReader(context).read("test", text);
      machine.retarget(module);
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
      EntryPrefetches.write(module, function);
      module.verify(BuildStage.LOWER);
      String result = Llvm.message(LLVMPrintValueToString(function));
      module.dispose();
      return result;
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  @Test
  void aRowAsksForWhatFollows() throws Exception {
    // 1024 bytes, and 3 elements, after the first.
    assertThat(written(ROW.formatted("%first", 1, "p", "1")))
        .contains(
            """
              %0 = sext i32 %first to i64
              %1 = mul i64 %0, 4
              %2 = add i64 0, %1
              %3 = getelementptr i8, ptr addrspace(1) %p, i64 %2
              %4 = getelementptr i8, ptr addrspace(1) %3, i64 1036
              call void @llvm.prefetch.p1(ptr addrspace(1) %4, i32 0, i32 3, i32 1)
              br label %header
            """)
        .containsOnlyOnce("@llvm.prefetch");
  }

  @Test
  void neighboursAskOnce() throws Exception {
    String row =
        ROW.formatted("%first", 1, "p", "1")
            .replace(
                "  %more =",
                """
                  %next = getelementptr float, ptr addrspace(1) %a, i64 1
                  %w = load float, ptr addrspace(1) %next, align 4
                  call void @use(float %w)
                  %more =""");
    assertThat(written(row)).containsOnlyOnce("@llvm.prefetch");
  }

  @Test
  void copiesOfALoopAskOnce() throws Exception {
    String row = ROW.formatted("%first", 1, "p", "1");
    String loop = row.substring(row.indexOf("header:"), row.indexOf("after:"));
    String copy =
        loop.replaceAll("(header|body)\\b", "$1.copy")
            .replaceAll("%(k|again|shifted|wide|a|v|more)\\b", "%$1.copy");
    assertThat(
            written(
                row.replaceFirst(
                        "br label %header",
                        "%which = icmp eq i32 %first, %n\n"
                            + "  br i1 %which, label %header, label %header.copy")
                    .replace("after:", copy + "after:")))
        .containsOnlyOnce("@llvm.prefetch");
  }

  /** The first value, the address space, the memory and the step. */
  @ParameterizedTest
  @CsvSource({
    // Starts at a place that the processor foresees.
    "0, 1, p, 1",
    "%other, 1, p, 1",
    // Local memory.
    "%first, 3, local, 1",
    // Backwards, by whole lines, by any step.
    "%first, 1, p, -1",
    "%first, 1, p, 16",
    "%first, 1, p, %n"
  })
  void otherLoopsAskForNothing(String first, int space, String memory, String step)
      throws Exception {
    assertThat(written(ROW.formatted(first, space, memory, step))).doesNotContain("@llvm.prefetch");
  }
}
