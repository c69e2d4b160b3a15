package dev.sycamore.compiled;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs {@link DriverFailures} in a process of its own. */
final class FakeDriverRun {
  private FakeDriverRun() {}

  /**
   * The lines that a part of the program prints.
   *
   * @param library the OpenCL library; empty for that of the system
   * @param variables of the environment
   * @param options of the JVM
   */
  static List<String> of(
      String part, String library, Map<String, String> variables, String... options)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    if (!library.isEmpty()) {
      command.add("-Dorg.lwjgl.opencl.libname=" + library);
    }
    // The kernels of this test have hand-made bindings, of which no compiler recorded the code.
    command.add("-Dsycamore.proof=warn");
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(DriverFailures.class.getName(), part));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("SYCAMORE_DEVICE");
    builder.environment().putAll(variables);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(60, SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output).isZero();
    return output.lines().toList();
  }
}
