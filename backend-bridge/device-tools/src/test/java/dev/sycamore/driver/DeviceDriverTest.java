package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.text.ShellWords;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The steps around javac. */
@Tag("one-jdk")
@Tag("full")
class DeviceDriverTest extends DriverProject {

  @Test
  void thePrintedCommandsGiveTheSameFilesByHand() throws Exception {
    Ended driven =
        compile(
            "out",
            "-v",
            "--targets=x86_64,spir64,ptx64",
            "--embed-ir",
            "--save-temps=" + file("temps"));
    assertGood(driven);
    assertThat(images("out", "x86_64")).isEqualTo("k1 | k2 | k3");

    Files.move(file("out"), file("driven"));
    Files.move(file("temps"), file("driven temps"));
    Files.createDirectory(file("temps"));
    try (DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties())) {
      for (String line : driven.commands()) {
        List<String> words = ShellWords.split(line);
        String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
        StringWriter said = new StringWriter();
        PrintWriter writer = new PrintWriter(said, true);
        int status =
            words.get(0).equals("javac")
                ? ToolProvider.findFirst("javac").orElseThrow().run(writer, writer, arguments)
                : SycamoreMain.run(writer, builds, arguments);
        assertThat(status).as(line + "\n" + said).isZero();
      }
    }
    assertSameTrees("driven", "out");
    assertSameTrees("driven temps", "temps");
    assertThat(driven.commands())
        .extracting(line -> line.replaceAll("^(javac|sycamore \\S+) .*", "$1"))
        .startsWith("javac", "sycamore link", "sycamore post-link", "sycamore aspect-filter")
        .endsWith("sycamore wrap")
        .hasSize(1 + 2 + 3 * 4 + 2 + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "auto, k1 | k2 | k3",
    "per_source, k1 | k2 | k3",
    "per_kernel, k1 | k2 | k3",
    "off, k1 k3 | k2"
  })
  void theSplitIsTheDriversToo(String split, String expected) throws Exception {
    Ended ended = compile("out", "-v", "--targets=x86_64,spir64", "--device-code-split=" + split);

    assertGood(ended);
    // However many images there are, the commands are the same.
    assertThat(ended.commands()).hasSize(1 + 2 + 2 * 4 + 1);
    assertThat(images("out", "x86_64")).isEqualTo(expected);
    assertThat(images("out", "spir64")).isEqualTo(expected);
  }

  @Test
  void withoutRdcEachUnitIsFinalAfterJavac() throws Exception {
    Ended ended = compile("out", "-v", "--no-rdc", "--device-code-split=off");

    assertGood(ended);
    assertThat(ended.commands()).hasSize(1);
    assertThat(images("out", "x86_64")).isEqualTo("k1 | k2 | k3");
  }

  private static final String WAITING =
      """
      package p;
      import dev.sycamore.*;
      class Second {
        static void run(DeviceQueue q, int[] a) {
          q.parallelFor("k3", Range.range(8), i -> {
            while (Atomics.compareExchange(a, 0, 0, 1) != 0) {
            }
            Atomics.exchange(a, 0, 0);
          });
        }
      }
      """;

  private static final String FAST =
      """
      import dev.sycamore.DeviceQueue;
      import dev.sycamore.Range;
      import dev.sycamore.annotations.FastMath;

      public class Second {
        @FastMath({FastMath.Option.CONTRACT, FastMath.Option.RECIPROCAL, FastMath.Option.FUNCTIONS})
        static float fast(float a, float b) {
          return a * b + (float) Math.sqrt(a) / b;
        }

        static float exact(float a, float b) {
          return a * b + b / a;
        }

        static void run(DeviceQueue q, float[] x) {
          q.parallelFor(Range.range(8), i -> {
            x[i] = fast(x[i], 3) + exact(x[i], 5);
          });
        }
      }
      """;

  /** Both ways to an image say the same: how many work-items share a vector, or why none do. */
  @ParameterizedTest
  @ValueSource(strings = {"-Xlint:none", "--no-rdc"})
  void verboseBuildsSayHowKernelsRun(String mode) throws Exception {
    source("Second", WAITING);
    System.setProperty("sycamore.lanes", "4");
    try {
      Ended ended =
          compile(
              "out",
              "-v",
              "--targets=x86_64",
              "-Asycamore.debugInfo=on",
              "--incremental=off",
              mode);
      assertGood(ended);
      assertThat(ended.err().lines().filter(line -> line.contains("work-item")))
          .hasSize(3)
          .anyMatch(line -> line.contains("4 work-items at a time, in the lanes of vectors"))
          .anyMatch(
              line ->
                  line.contains(": one work-item at a time: a loop waits for the result")
                      && line.contains("k3'")
                      && line.contains("Second.java:6:"));
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }

  /** For each kernel and image; SPIR-V keeps functions, which are told apart. */
  @ParameterizedTest
  @ValueSource(strings = {"-Xlint:none", "--no-rdc"})
  void verboseBuildsSayWhatFastMathChanged(String mode) throws Exception {
    source("Second", FAST);
    Ended ended =
        compile(
            "out",
            "-v",
            "--targets=x86_64_v3,ptx64,spir64",
            "--checks=off",
            "-Asycamore.debugInfo=on",
            "--incremental=off",
            mode);
    assertGood(ended);
    List<String> lines = ended.err().lines().filter(line -> line.contains("fast math: ")).toList();
    String fused = "fast math: 1 fused multiply-add (Second.java:8:12)";
    String divided = ", 1 division that may use a reciprocal (Second.java:8:20)";
    assertThat(lines).hasSize(4);
    assertThat(lines).filteredOn(line -> line.endsWith(fused + divided)).hasSize(1);
    assertThat(lines)
        .filteredOn(line -> line.endsWith(fused + divided + ", 1 native function"))
        .hasSize(1);
    assertThat(lines)
        .anyMatch(
            line ->
                line.contains("function 'Second.fast(float, float)'")
                    && line.endsWith(
                        "fast math: 1 fused multiply-add, 1 division that may use a reciprocal"))
        .anyMatch(line -> line.endsWith("fast math: 1 native function"));
  }

  @ParameterizedTest
  @CsvSource({
    "--embed-ir, --verbose",
    "-Asycamore.embedIr=on, --verbose",
    "--embed-ir, --no-rdc",
    "-Asycamore.embedIr=on, --no-rdc"
  })
  void embeddedIrIsAnImageOfItsOwn(String option, String mode) throws Exception {
    String targets = "--targets=x86_64,ptx64,amdgcn";
    assertGood(compile("without", targets));

    assertGood(compile("out", targets, option, mode.replace("--verbose", "-v")));

    for (String ir : List.of("llvm_nvptx64", "llvm_amdgcn")) {
      assertThat(images("out", ir)).isEqualTo("k1 | k2 | k3");
      assertThat(images("without", ir)).isEmpty();
    }
    for (String code : List.of("x86_64", "ptx64", "amdgcn")) {
      assertThat(images("out", code)).isEqualTo(images("without", code));
    }
    for (ImageEntry image : embedded("out")) {
      assertThat(Files.readAllBytes(file("out").resolve(image.resource())))
          .startsWith('B', 'C', 0xC0, 0xDE);
    }
  }

  private List<ImageEntry> embedded(String output) throws Exception {
    Path descriptor = file(output).resolve(META + "p/First.images");
    return ImageResources.descriptor(descriptor).images().stream()
        .filter(image -> image.kind() == ImageKind.LLVM_IR)
        .toList();
  }

  /** The processor and the steps make the same IR, and a link does not take it for a module. */
  @Test
  void embeddedIrIsTheSameByBothWays() throws Exception {
    assertGood(compile("steps", "--targets=ptx64,amdgcn", "--embed-ir"));
    assertGood(compile("processor", "--targets=ptx64,amdgcn", "--embed-ir", "--no-rdc"));

    assertThat(embedded("steps")).hasSize(4).isEqualTo(embedded("processor"));

    assertGood(compile("steps", "--targets=ptx64,amdgcn", "--embed-ir"));
    assertThat(embedded("steps")).isEqualTo(embedded("processor"));
  }

  /** Images are called by what is in them: those of the code before are other files. */
  @Test
  void anImageThatNoUnitNeedsAnyMoreIsDeleted() throws Exception {
    assertGood(compile("out"));
    source("Second", SECOND.replace("i - 4", "i - 5"));
    assertGood(compile("out"));
    assertGood(compile("anew"));

    assertSameTrees("anew", "out");
  }

  @Test
  void aStepThatFailsLeavesClassesWithoutImages() throws Exception {
    assertGood(compile("modules", "-c"));
    Path ptxas = Files.writeString(file("ptxas"), "#!/bin/sh\necho no such thing >&2\nexit 7\n");
    assertThat(ptxas.toFile().setExecutable(true)).isTrue();

    Ended ended =
        compile(
            "out",
            "--targets=x86_64,ptx64",
            "--ptxas=" + ptxas,
            "--backend-args",
            "ptx64",
            "-arch=sm_80 'two words'");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).contains("no such thing").contains("7");
    assertThat(ended.err())
        .endsWith("sycamorec: the files between the steps are deleted; --save-temps keeps them\n");
    assertSameTrees("modules", "out");
  }

  @Test
  void argumentsForTheBackendArriveUntouched() throws Exception {
    Path said = file("said");
    Path ptxas =
        Files.writeString(
            file("ptxas"),
            """
            #!/bin/sh
            printf '%%s\\n' "$@" >> '%s'
            while [ "$1" != -o ]; do shift; done
            echo cubin > "$2"
            """
                .formatted(said));
    assertThat(ptxas.toFile().setExecutable(true)).isTrue();

    Ended ended =
        compile(
            "out",
            "--targets=ptx64",
            "--cubin",
            "--ptxas=" + ptxas,
            "--embed-ir",
            "--incremental=off",
            "--backend-args",
            "ptx64",
            "-arch=sm_80 'two  words'");

    assertGood(ended);
    assertThat(Files.readString(said)).contains("-arch=sm_80\ntwo  words\n");
    assertThat(images("out", "ptx64")).isEqualTo("k1 | k2 | k3");
  }

  /** Each step is looked up by all that it depends on, so a line that moved changes nothing. */
  @Test
  void whatIsUnchangedIsNotCompiledAgain() throws Exception {
    String unique = "i - 4 + " + System.nanoTime() % 1_000_000_000;
    String second = SECOND.replace("i - 4", unique);
    source("Second", second);

    // Link, post-link, and three kernels for two targets; some of it was perhaps here before.
    Ended first = compileAnew("-v");
    assertThat(first.err()).doesNotContain(": 0 run");
    Map<String, byte[]> before = tree("out");

    assertThat(compileAnew("-v").err()).contains("device compiler: 0 run, 8 unchanged");
    assertSameTrees(before, tree("out"));

    source("Second", second.replace("class Second {", "class Second {\n\n  int host;"));
    assertThat(compileAnew("-v").err()).contains("2 run, 6 unchanged");

    source("Second", second.replace(unique, unique + " + 1"));
    assertThat(compileAnew("-v").err()).contains("4 run, 4 unchanged");

    Map<String, byte[]> changed = tree("out");
    assertThat(compileAnew("-v", "--incremental=off").err()).contains("8 run, 0 unchanged");
    assertSameTrees(changed, tree("out"));
  }

  private Ended compileAnew(String... options) throws IOException {
    if (Files.exists(file("out"))) {
      Files.move(file("out"), file("out of " + System.nanoTime()));
    }
    Stream<String> all = Stream.concat(Stream.of("--targets=x86_64,spir64"), Stream.of(options));
    Ended ended = compile("out", all.toArray(String[]::new));
    assertGood(ended);
    return ended;
  }

  /** Several builds of one output folder at once: each has files of its own. */
  @Test
  void buildsAtTheSameTimeDoNotMeet() throws Exception {
    Path root = file("work");
    try (WorkFolder one = WorkFolder.of(file("out"), root);
        WorkFolder other = WorkFolder.of(file("out"), root)) {
      Files.writeString(one.file("x"), "one");
      assertThat(other.file("x")).doesNotExist();
    }
    try (WorkFolder again = WorkFolder.of(file("out"), root)) {
      assertThat(again.file("x")).doesNotExist();
      assertThat(again.file("x").getParent()).isEmptyDirectory();
    }
    try (Stream<Path> left = Files.list(root)) {
      assertThat(left.map(file -> file.getFileName().toString())).containsExactly("gate");
    }
  }

  @Test
  void aConfigurationWithoutTheTargetFiltersNothing() throws Exception {
    Path configuration =
        Files.writeString(
            file("own.yaml"),
            """
            mine:
              target-aspect: 5000
              aspects: [gpu]
              sub-group-sizes: []
              max-work-group-size: 256
            """);

    assertGood(compile("out", "--device-config-file=" + configuration));

    assertThat(images("out", "x86_64")).isEqualTo("k1 | k2 | k3");
  }

  @Test
  void programsWithoutKernelsAndErrorsOfJavacNeedNoSteps() throws Exception {
    source("First", "package p; class First {}");
    source("Second", "package p; class Second {}");
    Ended without = compile("out", "-v");
    assertGood(without);
    assertThat(without.commands()).hasSize(1);

    source("Second", SECOND.replace("i - 4", "i - nothing"));
    Ended wrong = compile("out", "-v");
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.commands()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-c --no-rdc X.java | --no-rdc makes the images at once: it goes without -c",
        "--device-link | usage: sycamorec",
        "--device-link -d out | --device-link needs a folder of classes, or a jar",
        "--device-link X.java | --device-link accepts classes, not sources: compile X.java first",
        "--device-link a.jar | --device-link: -d names the folder for the images",
        "--device-link -c a | --device-link goes with neither -c, --no-rdc nor --device-linked",
        "--device-link -Xlint a | --device-link does not take -Xlint",
        "--device-link --targets=ptx46 a | ptx46",
        "--device-link --incremental=maybe a | --incremental is on or off",
        "--device-link --integration-header a | --integration-header is javac's part of the work",
        "--device-build=off --integration-header X.java | --device-build=off writes no header",
        "--targets=x86_64 --embed-ir X.java | --embed-ir is for NVIDIA and AMD GPUs, which are not among the targets",
        "--targets=x86_64 -Asycamore.embedIr=on X.java | --embed-ir is for NVIDIA and AMD GPUs, which are not among",
        "--no-rdc --cubin --targets=ptx64 X.java | --cubin, --ptxas, --ocloc and --backend-args are steps",
        "--targets=x86_64 --backend-args ptx64 -O1 X.java | --backend-args are for the target ptx64, which is not",
        "--jobs=many X.java | --jobs",
        "--jobs=0 X.java | --jobs: '0' is not a number from 1",
        "--device-link --jobs=0 a | --jobs: '0' is not a number from 1",
        "--cubin=maybe --targets=ptx64 X.java | '--cubin': expected one of [off, auto, on]",
        "--device-linked=out -d ./out X.java | --device-linked needs images in a folder of their own",
      })
  void wrongCommandLinesAreExplained(String line, String expected) {
    Ended ended = run(line.split(" "));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("sycamorec: error: ").contains(expected);
  }
}
