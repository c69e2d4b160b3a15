package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.GeneratorCases;
import dev.sycamore.codegen.OpenClGenerator;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Nodes of the device model in OpenCL C. */
class OpenClCasesTest extends GeneratorCases {

  /** Of functions and kernels, and not of the helpers that they use. */
  private static final Pattern FUNCTION =
      Pattern.compile("(?ms)^(static \\w+\\*? fn_|__kernel )[^;{]*\\{\n.*?^}\n");

  OpenClCasesTest() {
    super(OPENCL_C, OpenClCasesTest::functions);
  }

  private static String functions(NormalizedUnit unit) {
    return FUNCTION
        .matcher(OpenClGenerator.generate(unit))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.joining());
  }
}
