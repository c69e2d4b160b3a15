package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sycamore propagate-aspects}. */
@Tag("one-jdk")
@Tag("module")
class PropagateAspectsCommandTest {

  private static final String MODULE =
      """
      define spir_kernel void @kernel(double %x) !intel_declared_aspects !0 {
        ret void
      }
      !0 = !{i32 5}
      """;

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path input;
  private Path output;

  @BeforeEach
  void writeInput() throws IOException {
    input = Files.writeString(folder.resolve("in.ll"), MODULE);
    output = folder.resolve("out");
  }

  @Test
  void writesTextAndWarns() throws IOException {
    assertThat(run("-S", input.toString(), "-o", output.toString())).isZero();
    assertThat(Files.readString(output))
        .contains("!intel_used_aspects", "!intel_fixed_targets", "!{i32 5, i32 6}");
    assertThat(errors.toString())
        .isEqualTo(
            input
                + """
                : warning: function 'kernel' uses aspect 'fp64' not listed in 'sycl::device_has'
                use is from this call chain:
                  kernel()
                compile with '-g' to get source location
                """);
  }

  @Test
  void writesBitcodeAndReadsIt() throws IOException {
    assertThat(run(input.toString(), "-o", output.toString(), "-dialect=dpcpp")).isZero();
    assertThat(errors.toString()).contains("not listed in its 'sycl::device_has' attribute");
    assertThat(Files.readAllBytes(output)).startsWith('B', 'C');
    Path text = folder.resolve("text");
    assertThat(run("-S", output.toString(), "-o", text.toString())).isZero();
    assertThat(Files.readString(text)).contains("!{i32 5, i32 6}");
  }

  @Test
  void standardInputAndOutputAreTheDefault() {
    InputStream in = System.in;
    PrintStream out = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(MODULE.getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
      assertThat(run("-S")).isZero();
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).contains("!{i32 5, i32 6}");
    assertThat(errors.toString()).startsWith("<stdin>: warning: function 'kernel'");
  }

  @Test
  void fixedTargetsAreLookedUpByNameAndAlias() throws IOException {
    assertThat(
            run(
                "-S",
                "-fixed-targets=intel_gpu_12_0,x86_64",
                "--exclude-aspects=fp16",
                input.toString(),
                "-o",
                output.toString()))
        .isZero();
    assertThat(Files.readString(output)).contains("!{!\"intel_gpu_12_0\", !\"x86_64\"}");
    assertThat(errors.toString())
        .contains("'fp64' that fixed target 'intel_gpu_12_0' does not support")
        .doesNotContain("'x86_64' does not");
  }

  @Test
  void aConfigurationOfTheUserReplacesTheOne() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("own.yaml"),
            "mine:\n  target-aspect: 5000\n  aspects: [fp64]\n  sub-group-sizes: []\n");
    String option = "--device-config-file=" + file;
    assertThat(
            run(
                "-S",
                "--dialect=dpcpp",
                option,
                "--fixed-targets=mine",
                input.toString(),
                "-o",
                output.toString()))
        .isZero();
    assertThat(Files.readString(output)).contains("!{!\"mine\"}");
    assertThat(errors.toString()).contains("'fp16' that fixed target 'mine' does not support");
    Files.writeString(file, "mine:\n  aspect: [fp64]\n");
    assertFails(1, option, input.toString(), "-o", folder + "/none");
    assertThat(errors.toString()).startsWith(file + ":2:3: error: ");
  }

  @Test
  void misuseIsStatusTwo() {
    assertFails(2, "--fixed-targets=intel_gpu_12_O", input.toString(), "-o", output.toString());
    assertThat(errors.toString())
        .contains("error: ", "unknown target 'intel_gpu_12_O'", "'intel_gpu_12_0'");
    assertFails(2, "--fixed-targets=spir64,", input.toString(), "-o", output.toString());
    assertThat(errors.toString()).contains("--fixed-targets: a name is missing");
    assertFails(2, "--exclude-aspects=", input.toString(), "-o", output.toString());
    assertFails(2, "--dialect=french", input.toString(), "-o", output.toString());
    assertThat(errors.toString()).contains("unknown dialect 'french'", "design and dpcpp");
  }

  @Test
  void badFilesAreOneErrorLine() throws IOException {
    assertFails(1, folder + "/none.ll", "-o", output.toString());
    assertThat(errors.toString()).isEqualTo(folder + "/none.ll" + NOT_READ);
    assertFails(1, input.toString(), "-S", "-o", folder + "/no/out");
    assertThat(errors.toString())
        .endsWith("no/out: error: cannot be written: no such file or folder\n");
    Files.writeString(input, "");
    assertFails(1, input.toString(), "-o", output.toString());
    assertThat(errors.toString()).isEqualTo(input + ": error: the input is empty\n");
    Files.writeString(input, "nonsense\n");
    assertFails(1, input.toString(), "-o", output.toString());
    assertThat(errors.toString()).isEqualTo(input + ":1:1: error: expected top-level entity\n");
    Files.write(input, new byte[] {'B', 'C', (byte) 0xC0, (byte) 0xDE, 1, 2, 3});
    assertFails(1, input.toString(), "-o", output.toString());
    assertThat(errors.toString().lines()).singleElement().asString().contains(input + ": error: ");
    assertFails(1, input.toString(), "-o", output.toString(), "--exclude-aspects=none");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(input);
    }
  }

  private static final String NOT_READ = ": error: cannot be read: no such file or folder\n";

  private void assertFails(int status, String... arguments) {
    errors.getBuffer().setLength(0);
    assertThat(run(arguments)).isEqualTo(status);
    assertThat(errors.toString()).contains("error: ");
  }

  private int run(String... arguments) {
    return SycamoreMain.run(
        new PrintWriter(errors, true),
        Stream.concat(Stream.of("propagate-aspects"), Stream.of(arguments)).toArray(String[]::new));
  }
}
