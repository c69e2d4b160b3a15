package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.text.ShellWords;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line from outside, without the script that starts it. */
@Tag("module")
class SycamorecTest {

  /** One error two calls away, one warning. */
  private static final String BAD =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.DeviceQueue;
      class Bad {
      \tstatic int deep(int i) { return \u4f60(i); }
      \tstatic int \u4f60(int i) { throw new Error(); }
      \t@SuppressWarnings("sycamore:SYC4")
      \tstatic void run(DeviceQueue q, int[] a) {
      \t\tq.parallelFor(range(8), i -> { a[i] =\tdeep(i); });
      \t}
      }
      """
          .replace("\n", "\r\n");

  /** Errors and a warning of javac's own, and a warning of ours. */
  private static final String MIXED =
      """
      class Mixed {
        // dev.sycamore
        @SuppressWarnings("sycamore:SYC4003x") int n = "text";
        java.util.List raw;
        int m = undefined();
      }
      """;

  @TempDir Path folder;
  private Path source;

  private record Ended(int status, String out, String err) {}

  @BeforeEach
  void write() throws IOException {
    source = Files.writeString(folder.resolve("Bad.java"), BAD);
    Files.writeString(folder.resolve("Mixed.java"), MIXED);
  }

  private static Ended run(Map<String, String> environment, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        SycamorecMain.run(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            environment::get,
            arguments);
    return new Ended(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Ended compile(String file, String... options) {
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(
        List.of(
            "-d",
            folder.toString(),
            "-encoding",
            "UTF-8",
            "-Asycamore.deviceBuild=off",
            folder.resolve(file).toString()));
    return run(
        Map.of("CLASSPATH", System.getProperty("java.class.path")),
        arguments.toArray(String[]::new));
  }

  @Test
  void printsTheLongFormByDefault() {
    Ended ended = compile("Bad.java");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().replace(source.toString(), "Bad.java"))
        .startsWith(
            """
            Bad.java:5:24: error: [SYC1002] `throw` is not allowed in device code
                5 |     static int \u4f60(int i) { throw new Error(); }
                  |                            ^^^^^^^^^^^^^^^^^^
              in Bad.\u4f60(int)
            Bad.java:4:34: note: called from Bad.deep(int)
                4 |     static int deep(int i) { return \u4f60(i); }
                  |                                     ^^^^^
            Bad.java:8:41: note: called from kernel at Bad.java:8:27
                8 |         q.parallelFor(range(8), i -> { a[i] =    deep(i); });
                  |                                                  ^^^^^^^
            help: \
            """)
        .contains("\nBad.java:6:20: warning: [SYC4003] ")
        .contains("\ndocs: docs/diagnostics/SYC1002.md, or: sycamorec --explain SYC1002\n")
        .endsWith("\n1 error\n1 warning\n");
  }

  @Test
  void shortIsWhatJavacPrints() {
    Ended ended = compile("Bad.java", "--diagnostics-format=short");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err())
        .startsWith(source + ":5: error: [SYC1002] ")
        .contains("-> Bad.deep(int) (Bad.java:4:34)")
        .contains("\n" + source + ":6: warning: [SYC4003] ")
        .endsWith("\n1 error\n1 warning\n");
  }

  @Test
  void jsonIsAnObjectOnEachLineOfStandardOutput() throws IOException {
    Ended ended = compile("Bad.java", "--diagnostics-format=json");

    assertThat(ended.err()).isEmpty();
    List<String> lines = ended.out().lines().toList();
    assertThat(lines).hasSize(2);
    JsonNode error = new JsonMapper().readTree(lines.get(0));
    assertThat(error.get("code").textValue()).isEqualTo("SYC1002");
    assertThat(error.at("/at/file").textValue()).isEqualTo(source.toString());
    assertThat(error.at("/at/line").intValue()).isEqualTo(5);
    assertThat(error.at("/at/column").intValue()).isEqualTo(24);
    assertThat(error.at("/at/endColumn").intValue()).isEqualTo(42);
    assertThat(BAD.substring(error.at("/at/offset").intValue()))
        .startsWith("throw new Error(); }")
        .hasSizeGreaterThan(error.at("/at/length").intValue());
    assertThat(error.at("/chain").findValuesAsText("function"))
        .containsExactly("kernel at Bad.java:8:27", "Bad.deep(int)", "Bad.\u4f60(int)");
    assertThat(error.has("fixes")).isFalse();
    JsonNode warning = new JsonMapper().readTree(lines.get(1));
    assertThat(warning.get("severity").textValue()).isEqualTo("warning");
    JsonNode edit = warning.at("/fixes/0/edits/0");
    assertThat(edit.at("/at/file").textValue()).isEqualTo(source.toString());
    assertThat(BAD.substring(edit.at("/at/offset").intValue())).startsWith("@SuppressWarnings");
    assertThat(edit.get("text").textValue()).isEmpty();
  }

  @Test
  void sarifIsOneLogOnStandardOutput() throws IOException {
    JsonNode log =
        new JsonMapper().readTree(compile("Bad.java", "--diagnostics-format=sarif").out());

    assertThat(log.get("version").textValue()).isEqualTo("2.1.0");
    assertThat(log.at("/runs/0/invocations/0/executionSuccessful").booleanValue()).isFalse();
    assertThat(log.at("/runs/0/results").findValuesAsText("ruleId"))
        .containsExactly("SYC1002", "SYC4003");
    assertThat(log.at("/runs/0/results/0/codeFlows/0/threadFlows/0/locations")).hasSize(3);
    JsonNode region = log.at("/runs/0/results/0/locations/0/physicalLocation/region");
    assertThat(region.get("startLine").intValue()).isEqualTo(5);
    assertThat(region.get("startColumn").intValue()).isEqualTo(24);
    assertThat(region.get("endColumn").intValue()).isEqualTo(42);
    assertThat(log.at("/runs/0/tool/driver/rules/0/help/markdown").textValue())
        .startsWith("# SYC1002");
  }

  @Test
  void aCleanCompilationSaysNothing() throws IOException {
    Files.writeString(folder.resolve("Good.java"), "class Good { }");

    assertThat(compile("Good.java")).isEqualTo(new Ended(0, "", ""));
    assertThat(compile("Good.java", "--diagnostics-format=json")).isEqualTo(new Ended(0, "", ""));
    assertThat(compile("Good.java", "--diagnostics-format=sarif").out())
        .contains("\"results\": []")
        .contains("\"executionSuccessful\": true");
  }

  @Test
  void whatJavacSaysGoesThroughInEveryFormat() throws IOException {
    assertThat(compile("Mixed.java", "-Xlint:rawtypes").err().replace(folder + "/", ""))
        .contains("Mixed.java:3:21: warning: [SYC4003] ")
        .contains("\n    3 |   @SuppressWarnings(\"sycamore:SYC4003x\") int n = \"text\";\n")
        .contains("Mixed.java:3:50: error: incompatible types: ")
        .contains("Mixed.java:4:12: warning: [rawtypes] ")
        .contains("Mixed.java:5:11: error: cannot find symbol\n")
        .contains("\n      |           ^^^^^^^^^\n  symbol: ")
        .endsWith("\n2 errors\n2 warnings\n");
    List<String> codes = new ArrayList<>();
    String json = compile("Mixed.java", "-Xlint:rawtypes", "--diagnostics-format=json").out();
    for (String line : json.lines().toList()) {
      codes.add(new JsonMapper().readTree(line).get("code").textValue());
    }
    assertThat(codes)
        .containsExactlyInAnyOrder(
            "SYC4003",
            "compiler.err.prob.found.req",
            "compiler.warn.raw.class.use",
            "compiler.err.cant.resolve.location.args");
    assertThat(
            new JsonMapper()
                .readTree(
                    compile("Mixed.java", "-Xlint:rawtypes", "--diagnostics-format=sarif").out())
                .at("/runs/0/results")
                .findValuesAsText("ruleId"))
        .containsExactlyElementsOf(codes);
  }

  @Test
  void nothingIsLeftOutUnlessTheUserSetsALimit() throws IOException {
    StringBuilder text = new StringBuilder("class Many { // dev.sycamore\n");
    for (int i = 0; i < 150; i++) {
      text.append("@SuppressWarnings(\"sycamore:x\") int f" + i + " = \"text\";\n");
    }
    Files.writeString(folder.resolve("Many.java"), text + "}\n");

    assertThat(compile("Many.java").err()).endsWith("\n150 errors\n150 warnings\n");
    assertThat(compile("Many.java", "-Xmaxerrs", "5").err()).endsWith("\n5 errors\n150 warnings\n");
  }

  @Test
  void wrongOptionsOfTheProcessorAreShownWithoutAPlace() {
    assertThat(compile("Mixed.java", "--targets=ptx46").err())
        .startsWith("error: [SYC4002] option `-Asycamore.targets` does not take `ptx46`\n")
        .contains("help: did you mean `ptx64`?");
  }

  @Test
  void fixedTargetsAndTheirFileAreOptions() throws IOException {
    assertThat(compile("Mixed.java", "--fixed-targets=x86_64,intel_gpu_12_1").err())
        .startsWith(
            "error: [SYC4002] option `-Asycamore.fixedTargets` does not take `intel_gpu_12_1`\n")
        .contains("help: did you mean `intel_gpu_12_0`?");

    Path file = Files.writeString(folder.resolve("devices.yaml"), "gpu:\n  aspect: []\n");
    for (String format : List.of("text", "short")) {
      assertThat(
              compile(
                      "Mixed.java",
                      "--device-config-file=" + file,
                      "--diagnostics-format=" + format)
                  .err())
          .contains("error: [SYC4004] " + file + ":2:3: a target has no key `aspect`; did you mean")
          .containsOnlyOnce("SYC4004]");
    }
    Files.writeString(file, "gpu: {aspects: [], sub-group-sizes: []}\n");
    assertThat(compile("Mixed.java", "--device-config-file=" + file, "--fixed-targets=gpu").err())
        .contains("[SYC4003]")
        .doesNotContain("[SYC4002]", "[SYC4004]");
  }

  @Test
  void colourIsForTerminals() {
    assertThat(compile("Bad.java").err()).doesNotContain("\u001b");
    assertThat(compile("Bad.java", "--color=always").err()).contains("\u001b[1;31m");
    System.setProperty("sycamore.terminal", "true");
    try {
      assertThat(compile("Bad.java").err()).contains("\u001b[1;31m");
      assertThat(compile("Bad.java", "--color=never").err()).doesNotContain("\u001b");
      for (Map<String, String> environment :
          List.of(Map.of("NO_COLOR", "1"), Map.of("TERM", "dumb"))) {
        assertThat(run(environment, source.toString()).err())
            .contains("error")
            .doesNotContain("\u001b");
      }
      assertThat(run(Map.of("NO_COLOR", ""), source.toString()).err()).contains("\u001b");
    } finally {
      System.clearProperty("sycamore.terminal");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SYC1004", "syc1004"})
  void explainPrintsThePage(String word) {
    Ended ended = run(Map.of(), "--explain", word);

    assertThat(ended.status()).isZero();
    assertThat(ended.out()).startsWith("# SYC1004: ").contains("## Passes").doesNotContain("<!--");
  }

  @Test
  void explainPrintsAllPagesForEditors() {
    Ended ended = run(Map.of(), "--explain=all", "--diagnostics-format=json");

    assertThat(ended.status()).isZero();
    assertThat(ended.out()).isASCII();
    assertThat(ended.out().lines()).hasSizeGreaterThan(80).allMatch(line -> line.startsWith("{"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--explain SYC104             | no diagnostic is named SYC104; did you mean SYC1004?",
        "--explain recursion          | no diagnostic is named recursion; ids look like SYC1001",
        "--diagnostics-format=xml A.java | expected one of [text, short, json, sarif] but was 'xml'",
        "--color=blue A.java          | expected one of [auto, always, never]",
        "--bogus A.java               | invalid flag: --bogus",
        "--colour=always A.java       | invalid flag: --colour=always; did you mean --color?",
        "--explian SYC1004            | invalid flag: --explian; did you mean --explain?",
        "-cp                          | -cp needs a path",
        "@nofile                      | no file nofile",
        "-Xlint:all                   | no source files",
      })
  void misuseIsExplained(String line, String expected) {
    Ended ended = run(Map.of(), line.strip().split(" "));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("sycamorec: error: ").contains(expected);
    assertThat(ended.out()).isEmpty();
  }

  @Test
  void filesOfArgumentsAndJavacsOwnVariableAreRead() throws IOException {
    Path arguments = folder.resolve("arguments");
    Files.writeString(arguments, "-Xlint:rawtypes\n\"" + folder.resolve("Mixed.java") + "\"\n");
    Map<String, String> environment =
        Map.of(
            "JDK_JAVAC_OPTIONS",
            "-d '" + folder + "' \"-Asycamore.severity.SYC4003=off\"",
            "CLASSPATH",
            System.getProperty("java.class.path"));

    assertThat(run(environment, "@" + arguments).err())
        .contains("[rawtypes]")
        .doesNotContain("[SYC4003]");
  }

  @Test
  void theVersionOfSycamoreComesBeforeJavacs() {
    Ended version = run(Map.of(), "--version");
    assertThat(version.out())
        .matches(
            "sycamorec \\Q%s\\E\\Rjavac %d.*\\R"
                .formatted(SycamoreMain.VERSION, Runtime.version().feature()));
    assertThat(version.status()).isZero();
  }

  /** Build tools read the version of a compiler from {@code -version}. */
  @Test
  void javacAnswersForItself() {
    assertThat(run(Map.of(), "-version").out() + run(Map.of(), "-version").err())
        .startsWith("javac " + Runtime.version().feature());
    assertThat(run(Map.of(), "--help").out()).contains("--diagnostics-format");
  }

  @Test
  void wordsOfAnyLengthAreRead() {
    String path = "/a/folder with blanks/".repeat(20_000);

    assertThat(ShellWords.split("-cp '" + path + "' \"two  words\" " + path.replace(" ", "")))
        .containsExactly("-cp", path, "two  words", path.replace(" ", ""));
  }

  @Test
  void completionKnowsTheOptions() throws IOException, InterruptedException {
    Ended ended = run(Map.of(), "--completion=bash");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out()).contains("--targets", "--device-link", "_complete_sycamorec");
    Process bash = new ProcessBuilder("bash", "-n").start();
    bash.getOutputStream().write(ended.out().getBytes(StandardCharsets.UTF_8));
    bash.getOutputStream().close();
    assertThat(bash.waitFor()).isZero();
    assertThat(run(Map.of(), "--completion=fish").status()).isEqualTo(2);
  }
}
