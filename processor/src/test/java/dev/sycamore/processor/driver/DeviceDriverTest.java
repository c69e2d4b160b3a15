package dev.sycamore.processor.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuildOptions;
import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.images.ImageEntry;
import dev.sycamore.backend.images.UnitImages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The steps around javac. */
class DeviceDriverTest {

  private static final String FIRST =
      """
      package p;
      import dev.sycamore.*;
      class First {
        static int twice(int x) { return 2 * x; }
        static void run(DeviceQueue q, int[] a, double[] d) {
          q.parallelFor("k1", Range.range(8), i -> a[i] = twice(i));
          q.parallelFor("k2", Range.range(8), i -> d[i] = a[i] / 7.0);
        }
      }
      """;

  private static final String SECOND =
      """
      package p;
      import dev.sycamore.*;
      class Second {
        static void run(DeviceQueue q, int[] a) {
          q.parallelFor("k3", Range.range(8), i -> a[i] = i - 4);
        }
      }
      """;

  private static final String META = "META-INF/sycamore/";

  @TempDir Path folder;

  private record Ended(int status, String out, String err) {

    /** The commands that it printed. */
    List<String> commands() {
      return err.lines().filter(l -> l.startsWith("javac ") || l.startsWith("sycamore ")).toList();
    }
  }

  @BeforeEach
  void write() throws IOException {
    source("First", FIRST);
    source("Second", SECOND);
  }

  private void source(String name, String text) throws IOException {
    Path file = folder.resolve("src/p/" + name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private Ended run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        SycamorecMain.run(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of("CLASSPATH", System.getProperty("java.class.path"))::get,
            arguments);
    return new Ended(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Ended compile(String output, String... options) {
    List<String> words = new ArrayList<>(List.of(options));
    words.addAll(List.of("-d", file(output).toString()));
    words.add(file("src/p/First.java").toString());
    words.add(file("src/p/Second.java").toString());
    return run(words.toArray(String[]::new));
  }

  private static void assertGood(Ended ended) {
    assertThat(ended.status()).as(ended.err()).isZero();
  }

  /** All files below a folder, but for the generated sources, which javac leaves beside classes. */
  private Map<String, byte[]> tree(String name) throws IOException {
    Map<String, byte[]> tree = new TreeMap<>();
    try (Stream<Path> files = Files.walk(file(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tree.put(file(name).relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return tree;
  }

  private void assertSameTrees(String one, String other) throws IOException {
    assertSameTrees(tree(one), tree(other));
  }

  private static void assertSameTrees(Map<String, byte[]> expected, Map<String, byte[]> actual) {
    assertThat(actual.keySet()).isEqualTo(expected.keySet());
    expected.forEach((name, bytes) -> assertThat(actual.get(name)).as(name).isEqualTo(bytes));
  }

  /** The kernels of the images for a target, as {@code k1 k3 | k2}. */
  private String images(String output, String target) throws Exception {
    List<String> images = new ArrayList<>();
    for (String unit : List.of("First", "Second")) {
      Path descriptor = file(output).resolve(META + "p/" + unit + ".images");
      if (!Files.exists(descriptor)) {
        continue;
      }
      for (ImageEntry image : UnitImages.read(descriptor).images()) {
        Path resource = file(output).resolve(image.resource());
        assertThat(image.mismatch(Files.readAllBytes(resource))).isEmpty();
        if (image.target().equals(target)) {
          images.add(String.join(" ", image.kernels()).replaceAll("p_[A-Za-z]+_", ""));
        }
      }
    }
    return String.join(" | ", images.stream().distinct().sorted().toList());
  }

  @Test
  void thePrintedCommandsGiveTheSameFilesByHand() throws Exception {
    Ended driven =
        compile("out", "-v", "--targets=x86_64,spir64,ptx64", "--save-temps=" + file("temps"));
    assertGood(driven);
    assertThat(images("out", "x86_64")).isEqualTo("k1 | k2 | k3");

    Files.move(file("out"), file("driven"));
    Files.move(file("temps"), file("driven temps"));
    Files.createDirectory(file("temps"));
    try (DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties())) {
      for (String line : driven.commands()) {
        List<String> words = Words.of(line);
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
        .hasSize(1 + 2 + 3 * 4 + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "auto, k1 | k2 | k3",
    "per_source, k1 | k2 | k3",
    "per_kernel, k1 | k2 | k3",
    "off, k1 k3 | k2"
  })
  void theSplitIsTheDriversToo(String split, String expected) throws Exception {
    assertGood(compile("out", "--device-code-split=" + split));

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

  @Test
  void compilingAndLinkingApartGivesWhatOneCallGives() throws Exception {
    assertGood(compile("whole"));
    assertGood(compile("parts", "-c"));
    assertThat(images("parts", "x86_64")).isEmpty();

    assertGood(run("--device-link", file("parts").toString()));

    assertSameTrees("whole", "parts");
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
  void aFolderOfImagesServesFoldersAndJars() throws Exception {
    assertGood(compile("out", "-c"));
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file("out.jar")))) {
      for (Map.Entry<String, byte[]> entry : tree("out").entrySet()) {
        jar.putNextEntry(new ZipEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
    Map<String, byte[]> before = tree("out");

    assertGood(run("--device-link", "-d", file("one").toString(), file("out").toString()));
    assertGood(run("--device-link", "-d", file("two").toString(), file("out.jar").toString()));

    assertThat(tree("out").keySet()).isEqualTo(before.keySet());
    assertThat(images("one", "spir64")).isEqualTo("k1 | k2 | k3");
    assertSameTrees("one", "two");
  }

  @Test
  void hostChangesLeaveADeviceLinkAlone() throws Exception {
    assertGood(compile("out", "-c"));
    assertGood(run("--device-link", "-d", file("device").toString(), file("out").toString()));
    String linked = "--device-linked=" + file("device");

    source("First", FIRST.replace("static int twice", "// one more line\n  static int twice"));
    Ended host = compile("out", "-v", linked);
    assertGood(host);
    assertThat(host.commands()).hasSize(1);

    source("First", FIRST.replace("2 * x", "3 * x"));
    Ended changed = compile("out", linked);
    assertThat(changed.status()).isEqualTo(1);
    assertThat(changed.err())
        .isEqualTo(
            "p.First: error: its device code has changed since the device link "
                + file("device")
                + "; run sycamorec --device-link again\n");

    source("First", FIRST);
    source("Second", SECOND.replace("\"k3\"", "\"k4\""));
    Ended named = compile("out", linked);
    assertThat(named.status()).isEqualTo(1);
    assertThat(named.err())
        .startsWith("Second.java:5:")
        .contains(": error: the kernel 'k4' is new since the device link " + file("device"));

    Files.delete(file("device/" + META + "p/Second.ll"));
    Ended unit = compile("out", "-v", linked);
    assertThat(unit.status()).isEqualTo(1);
    assertThat(unit.commands()).hasSize(2).last().asString().startsWith("sycamore no-kernel ");
    assertThat(unit.err()).contains("Second.java:5:").contains("'k4' is new since");
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
    Ended ended = compile("out", options);
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
      assertThat(left).allMatch(file -> file.toString().endsWith(".lock"));
    }
  }

  @Test
  void aFileBehindAnOptionIsNoValueOfIt() throws Exception {
    assertGood(compile("out", "-c"));
    Path ptxas =
        Files.writeString(
            file("ptxas"),
            "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\necho cubin > \"$2\"\n");
    assertThat(ptxas.toFile().setExecutable(true)).isTrue();

    assertGood(
        run(
            "--device-link",
            "--targets=ptx64",
            "--ptxas=" + ptxas,
            "--cubin",
            file("out").toString()));

    assertThat(images("out", "ptx64")).isEqualTo("k1 | k2 | k3");
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
        "--device-link X.java | --device-link takes classes, not sources: X.java has to be compiled",
        "--device-link a.jar | --device-link: -d names the folder for the images",
        "--device-link -c a | --device-link goes with neither -c, --no-rdc nor --device-linked",
        "--device-link -Xlint a | --device-link does not take -Xlint",
        "--device-link --targets=ptx46 a | ptx46",
        "--device-link --incremental=maybe a | --incremental is on or off",
        "--embed-ir X.java | --embed-ir, --cubin and --ptxas are for PTX, which is not among",
        "--no-rdc --cubin --targets=ptx64 X.java | --cubin, --ptxas and --backend-args are steps",
        "--backend-args ptx64 -O1 X.java | --backend-args are for the target ptx64, which is not",
        "--jobs=many X.java | --jobs",
        "--device-linked=out -d ./out X.java | --device-linked needs images in a folder of their own",
      })
  void wrongCommandLinesAreExplained(String line, String expected) {
    Ended ended = run(line.split(" "));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("sycamorec: error: ").contains(expected);
  }

  @Test
  void aDeviceLinkOfWhatHasNoModulesIsRefused() throws IOException {
    Files.createDirectory(file("empty"));

    Ended nothing = run("--device-link", file("empty").toString());
    assertThat(nothing.status()).isEqualTo(1);
    assertThat(nothing.err()).contains("there is no device module in the input");

    Ended linked = compile("out", "--device-linked=" + file("empty"));
    assertThat(linked.status()).isEqualTo(1);
    assertThat(linked.err()).contains("this is not the output of a device link");
  }
}
