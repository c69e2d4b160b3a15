package dev.sycamore.fuzz;

import dev.sycamore.fuzz.shrink.FuzzFailure;
import java.util.Locale;

/** A failing program as a test method, ready to be given a better name and kept. */
final class RegressionTest {
  private RegressionTest() {}

  static String of(FuzzFailure failure) {
    String kind = failure.kind().name().toLowerCase(Locale.ROOT);
    String device = failure.device().replaceAll("[^a-z0-9]", "");
    String name = kind + (device.isEmpty() ? "" : "On" + device) + seedName(failure);
    StringBuilder text = new StringBuilder();
    text.append("  /** ").append(failure.summary().lines().findFirst().orElse("")).append(" */\n");
    text.append("  @Test\n");
    text.append("  void ").append(name).append("() {\n");
    text.append("    assertSameOnEveryDevice(\n");
    text.append("        ").append(failure.program().seed()).append("L,\n");
    text.append("        \"\"\"\n");
    failure
        .program()
        .text("P0")
        .replace("\\", "\\\\")
        .lines()
        .forEach(line -> text.append("        ").append(line).append('\n'));
    return text.append("        \"\"\");\n  }\n").toString();
  }

  private static String seedName(FuzzFailure failure) {
    return Long.toHexString(failure.program().seed());
  }
}
