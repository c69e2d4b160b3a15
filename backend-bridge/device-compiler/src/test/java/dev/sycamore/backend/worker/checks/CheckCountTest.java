package dev.sycamore.backend.worker.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks are counted by their places, in a kernel and in what it calls. */
class CheckCountTest {

  private static final String VIOLATION =
      "call void @sycamore_violation(ptr null, i32 0, i32 SITE" + ", i32 0".repeat(12) + ")\n";

  private static Stream<String> sites(String sites) {
    return sites.isEmpty() ? Stream.of() : Stream.of(sites.split(" ", -1));
  }

  /** A function that checks at places, and calls another one if that has a name. */
  private static String function(String name, String attribute, String sites, String callee) {
    StringBuilder text = new StringBuilder("define void @" + name + "() " + attribute + " {\n");
    sites(sites).forEach(site -> text.append(VIOLATION.replace("SITE", site)));
    return text + (callee.isEmpty() ? "" : "call void @" + callee + "()\n") + "ret void\n}\n";
  }

  @ParameterizedTest
  @CsvSource({
    "1 2, '', '', '', '', '2 checks: 2 proved'",
    "1 2, 7, 1, 1, '', '3 checks: 2 proved, 1 made by work-items'",
    "1 1, '', 1 1, '', launch, '1 check: 0 proved, 1 decided at the launch'",
    "'', 5 6, 5 6, 5 6, '', '2 checks: 0 proved, 2 made by work-items'",
    "1, 5 6, 5 6, '', '', '3 checks: 1 proved, 2 decided before loops'",
    "1 2, 3, 1 2 3, 2, '', '3 checks: 0 proved, 2 decided before loops, 1 made by work-items'",
    "'', '', '', '', '', ''",
  })
  void aKernelHasThoseOfItsFunctions(
      String own, String called, String left, String made, String launch, String expected)
      throws Exception {
    String attribute = launch.isEmpty() ? "" : "\"sycamore-launch-checks\"=\"true\"";
    String violation = "define void @sycamore_violation(ptr, i32" + ", i32".repeat(13) + ") {";
    String text =
        violation
            + "\nret void\n}\n"
            + function("k", attribute, own, "outer")
            + function("outer", "", "", "inner")
            + function("inner", "", called, "")
            + function("done", "", left, "");
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read("test", text);
      LLVMValueRef kernel = LLVMGetNamedFunction(module.ref(), "k");
      CheckCount count = CheckCount.of(module, List.of(kernel));
      LLVMSetValueName2(kernel, "before", 6);
      LLVMValueRef entry = LLVMGetNamedFunction(module.ref(), "done");
      LLVMSetValueName2(entry, "k", 1);
      count.setMade(entry, sites(made).map(Long::valueOf).collect(Collectors.toSet()));
      assertThat(count.text(entry).orElse("")).isEqualTo(expected);
      module.dispose();
    } finally {
      LLVMContextDispose(context);
    }
  }
}
