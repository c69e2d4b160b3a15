package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.GeneratorCases;
import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Nodes of the device model in LLVM IR. */
class LlvmCasesTest extends GeneratorCases {
  private static final Pattern FUNCTION = Pattern.compile("(?ms)^define .*?^}\n");

  /** What all functions and kernels of cases have. */
  private static final Pattern SAME =
      Pattern.compile(
          " nounwind| \"sycamore-(name|place)\"=\"[^\"]*\"| \"sycl-module-id\"=\"Case\""
              + "| !intel_fixed_targets !\\d+");

  LlvmCasesTest() {
    super(LLVM_IR, LlvmCasesTest::functions);
  }

  private static String functions(NormalizedUnit unit) {
    String functions =
        FUNCTION
            .matcher(LlvmIrGenerator.generate(unit))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.joining());
    return SAME.matcher(functions).replaceAll("");
  }
}
