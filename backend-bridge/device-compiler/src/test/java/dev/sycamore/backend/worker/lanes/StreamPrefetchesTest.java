package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.stream.StreamPrefetches;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which vectors memory is asked for, and how far ahead. In all functions {@code %i} grows by 16
 * from call to call; {@code %n}, {@code %p} and {@code %q} are the same.
 */
class StreamPrefetchesTest {

  private static final String LOADED =
      """
        %x = trunc i64 %i to i32
        %y = add i32 %x, %n
        %at = sext i32 %y to i64
        %a = getelementptr float, ptr addrspace(1) %p, i64 %at
        %v = load <16 x float>, ptr addrspace(1) %a, align 4
      """;

  private static final Pattern PREFETCH =
      Pattern.compile(
          "(%\\d+) = getelementptr i8, ptr addrspace\\(1\\) (%\\w+), i64 (-?\\d+)\\n"
              + " *call void @llvm\\.prefetch\\.p1\\(ptr addrspace\\(1\\) \\1, i32 ([01]), i32 3, i32 1\\)");

  /** Each prefetch as the address, the distance, and {@code r} or {@code w}. */
  private static List<String> prefetches(String body, Map<Integer, Long> steps)
      throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.parse("x86_64_v4"));
    try {
      String text =
          "define void @f(i64 %i, i32 %n, ptr addrspace(1) %p, ptr addrspace(1) %q,"
              + " ptr addrspace(3) %local, <16 x i1> %mask) {\n"
              + body
              + "}\n"
              + "declare <16 x float> @llvm.masked.load.v16f32.p1("
              + "ptr addrspace(1), i32, <16 x i1>, <16 x float>)\n";
      DeviceModule module = new ModuleReader(context).read("test", text);
      machine.retarget(module);
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
      StreamPrefetches.write(module, function, steps);
      module.verify(BuildStage.LOWER);
      String written = Llvm.message(LLVMPrintValueToString(function));
      List<String> found = new ArrayList<>();
      Matcher matcher = PREFETCH.matcher(written);
      while (matcher.find()) {
        found.add(
            matcher.group(2) + " " + matcher.group(3) + (matcher.group(4).equals("1") ? "w" : "r"));
      }
      // None has another form.
      assertThat(written.split("@llvm.prefetch", -1)).hasSize(found.size() + 1);
      module.dispose();
      return found;
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  private static List<String> prefetches(String body) throws CompileException {
    return prefetches(body, Map.of(0, 16L));
  }

  private static List<String> ofLoop(String step, String access) throws CompileException {
    return prefetches(
        """
        entry:
          br label %%loop
        loop:
          %%k = phi i32 [ 0, %%entry ], [ %%more, %%loop ]
          %%wide = sext i32 %%k to i64
          %s
          %%more = add i32 %%k, %s
          %%again = icmp slt i32 %%more, %%n
          br i1 %%again, label %%loop, label %%after
        after:
          ret void
        """
            .formatted(access, step));
  }

  @Test
  void theNextVectorsOfWorkItemsAreAskedFor() throws Exception {
    assertThat(prefetches(LOADED + "  ret void\n")).containsExactly("%a 2048r");
  }

  @Test
  void whereTheNextVectorIsElsewhereNothingIsAskedFor() throws Exception {
    assertThat(prefetches(LOADED + "  ret void\n", Map.of())).isEmpty();
  }

  /** Of neighbours one asks for the line. */
  @Test
  void aLineIsAskedForOnce() throws Exception {
    List<String> lines =
        prefetches(
            LOADED
                + """
                  %left = add i32 %y, -1
                  %wide = sext i32 %left to i64
                  %b = getelementptr float, ptr addrspace(1) %p, i64 %wide
                  %w = load <16 x float>, ptr addrspace(1) %b, align 4
                  %c = getelementptr i8, ptr addrspace(1) %a, i64 64
                  %u = load <16 x float>, ptr addrspace(1) %c, align 4
                  ret void
                """);
    assertThat(lines).containsExactly("%a 2048r", "%c 2048r");
  }

  @Test
  void vectorsOfTwoLinesAskForBoth() throws Exception {
    List<String> lines =
        prefetches(
            """
              %a = getelementptr double, ptr addrspace(1) %p, i64 %i
              %v = load <16 x double>, ptr addrspace(1) %a, align 8
              ret void
            """);
    assertThat(lines).containsExactlyInAnyOrder("%a 2048r", "%a 2112r");
  }

  @Test
  void whatIsReadAndWrittenIsFetchedForWriting() throws Exception {
    List<String> lines =
        prefetches(
            LOADED
                + """
                  store <16 x float> %v, ptr addrspace(1) %a, align 4
                  %b = getelementptr float, ptr addrspace(1) %q, i64 %i
                  store <16 x float> %v, ptr addrspace(1) %b, align 4
                  ret void
                """);
    assertThat(lines).containsExactly("%a 2048w", "%b 2048w");
  }

  @Test
  void maskedAccessesAreStreamsToo() throws Exception {
    List<String> lines =
        prefetches(
            """
              %a = getelementptr float, ptr addrspace(1) %p, i64 %i
              %v = call <16 x float> @llvm.masked.load.v16f32.p1(ptr addrspace(1) %a, i32 4, <16 x i1> %mask, <16 x float> poison)
              ret void
            """);
    assertThat(lines).containsExactly("%a 2048r");
  }

  @Test
  void loopsAskByTheirOwnSteps() throws Exception {
    String load =
        """
          %a = getelementptr float, ptr addrspace(1) %p, i64 %wide
          %v = load <16 x float>, ptr addrspace(1) %a, align 4
        """;
    assertThat(ofLoop("64", load)).containsExactly("%a 2048r");
    assertThat(ofLoop("-48", load)).containsExactly("%a -1920r");
    assertThat(ofLoop("1", load)).as("the line that is there").isEmpty();
    assertThat(ofLoop("1024", load)).as("other pages").isEmpty();
    assertThat(ofLoop("%n", load)).as("any step").isEmpty();
  }

  /** A pass of the function is long, and its own streams go on in the next call only. */
  @Test
  void aroundLoopsNothingIsAskedFor() throws Exception {
    String load =
        """
          %a = getelementptr float, ptr addrspace(1) %p, i64 %i
          %v = load <16 x float>, ptr addrspace(1) %a, align 4
        """;
    assertThat(ofLoop("64", load)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Where it is depends on memory.
        """
        %b = getelementptr i64, ptr addrspace(1) %q, i64 %i
        %j = load i64, ptr addrspace(1) %b, align 8
        %a = getelementptr float, ptr addrspace(1) %p, i64 %j
        %v = load <16 x float>, ptr addrspace(1) %a, align 4
        """,
        // Local memory.
        """
        %a = getelementptr float, ptr addrspace(3) %local, i64 %i
        %v = load <16 x float>, ptr addrspace(3) %a, align 4
        """,
        // No vector.
        """
        %a = getelementptr float, ptr addrspace(1) %p, i64 %i
        %v = load float, ptr addrspace(1) %a, align 4
        """,
        // The same for all.
        """
        %j = sext i32 %n to i64
        %a = getelementptr float, ptr addrspace(1) %p, i64 %j
        %v = load <16 x float>, ptr addrspace(1) %a, align 4
        """
      })
  void whatIsNoStreamIsNotAskedFor(String body) throws Exception {
    assertThat(prefetches(body + "  ret void\n")).isEmpty();
  }
}
