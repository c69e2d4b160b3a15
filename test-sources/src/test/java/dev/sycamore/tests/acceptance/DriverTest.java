package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands in {@code bin/}, from a folder outside the checkout whose name has a space. They use
 * the packaged jars: {@code mvn verify} makes them before, {@code mvn test} alone does not.
 */
@Tag("one-jdk")
@Tag("full")
class DriverTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final String INIT_A =
      """
      import static dev.sycamore.AccessMode.*;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;

      public class InitA {
        static int foo(int x) { return ++x; }                       // reachable from the kernel: device code
        static int bar(int x) { throw new IllegalStateException(); } // not reachable: host only, and no complaint

        public static void main(String[] args) {
          int[] data = new int[1024];
          try (DeviceQueue q = DeviceQueue.open(); IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
            q.submit(h -> {
              IntAccessor A = a.access(h, WRITE);
              h.parallelFor(range(1024), i -> A.set(i, i * 2 + foo(42)));
            });
          }                                                          // closing the buffer writes data back
          for (int i = 0; i < 1024; i++) {
            if (data[i] != i * 2 + 43) throw new AssertionError("at " + i);
          }
          System.out.println("right: " + String.join(",", args));
        }
      }
      """;

  @TempDir Path temporary;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    for (String module : List.of("backend-bridge/device-tools", "runtime")) {
      assertThat(ROOT.resolve(module).resolve("target/class-path"))
          .as("the commands run packaged modules: use `mvn verify`, not `mvn test`")
          .exists();
    }
    folder = Files.createDirectory(temporary.resolve("a folder"));
  }

  /** What a command printed, and how it ended. */
  private record Ended(int status, String output) {}

  private Ended run(Map<String, String> environment, String... command) {
    List<String> words = new ArrayList<>(List.of(command));
    words.set(0, ROOT.resolve("bin").resolve(words.get(0)).toString());
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().remove("CLASSPATH");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    try {
      Process process = builder.start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ended(process.waitFor(), output);
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private Ended compile(String text, String... options) throws IOException {
    Files.writeString(folder.resolve("InitA.java"), text);
    List<String> command = new ArrayList<>(List.of("sycamorec", "InitA.java", "-d", "out"));
    command.addAll(List.of(options));
    return run(Map.of(), command.toArray(String[]::new));
  }

  @Test
  void strictMathMakesTheHostComputeTheBitsOfTheDevices() throws IOException {
    String program =
        """
        import static dev.sycamore.Range.range;
        import dev.sycamore.*;

        public class InitA {
          public static void main(String[] args) {
            double[] at = new java.util.Random(1).doubles(20000, -100, 100).toArray();
            double[] c = new double[at.length];
            try (DeviceQueue q = DeviceQueue.open()) {
              for (int round = 0; round < 5; round++) { // enough for the JIT to compile it
                q.parallelFor(range(at.length), i -> {
                  double x = at[i];
                  c[i] = Math.sin(x) + Math.cos(x) + Math.tan(x) + Math.exp(x) + Math.log(x * x)
                      + Math.pow(x * x, 0.3) + Math.cbrt(x) + Math.tanh(x);
                }).await();
              }
            }
            System.out.println(java.util.Arrays.hashCode(c));
          }
        }
        """;
    assertThat(compile(program)).isEqualTo(new Ended(0, ""));

    Set<Ended> ran = new HashSet<>();
    List<String> devices = new ArrayList<>(TestDevices.withoutPtx());
    devices.add("host");
    for (String device : devices) {
      ran.add(
          run(
              Map.of("SYCAMORE_DEVICE", device),
              "sycamore",
              "run",
              "-cp",
              "out",
              "--strict-math",
              "InitA"));
    }
    assertThat(ran).hasSize(1).allMatch(ended -> ended.status() == 0);
  }

  @Test
  void theProgramOfTheDesignRuns() throws IOException {
    assertThat(compile(INIT_A)).isEqualTo(new Ended(0, ""));

    for (String device : TestDevices.withoutPtx()) {
      Ended ran =
          run(
              Map.of("SYCAMORE_DEVICE", device),
              "sycamore",
              "run",
              "-cp",
              "out",
              "-Dx=y",
              "InitA",
              "-cp",
              "two words");
      assertThat(ran.output()).as(device).isEqualTo("right: -cp,two words\n");
      assertThat(ran.status()).isZero();
    }
  }

  @Test
  void withoutAFolderForClassesTheyGoToTheCurrentOne() throws IOException {
    Files.writeString(folder.resolve("InitA.java"), INIT_A);

    assertThat(run(Map.of(), "sycamorec", "InitA.java")).isEqualTo(new Ended(0, ""));

    Ended ran =
        run(Map.of("SYCAMORE_DEVICE", "native-cpu"), "sycamore", "run", "-cp", ".", "InitA");
    assertThat(ran.output()).isEqualTo("right: \n");
  }

  @Test
  void optionsForTheJvmMayHoldBlanksAndPatterns() throws IOException {
    assertThat(compile(INIT_A, "-J-Dx=a *", "-J-Dy=b  c")).isEqualTo(new Ended(0, ""));
  }

  @Test
  void anOutputFolderThatCannotBeWrittenIsNoFaultOfTheCompiler() throws IOException {
    Files.writeString(folder.resolve("InitA.java"), INIT_A);
    Files.createDirectories(folder.resolve("in the way"));
    Files.writeString(folder.resolve("in the way/META-INF"), "a file");
    for (String output : List.of("/proc/x", "in the way")) {
      Ended ended = run(Map.of(), "sycamorec", "-d", output, "InitA.java");
      assertThat(ended.status()).isEqualTo(1);
      assertThat(ended.output())
          .contains("error: [SYC4007] cannot write to `")
          .contains(output + "/META-INF/sycamore/InitA")
          .contains("help: with `-d`, name a folder that can be written and has room")
          .doesNotContain("SYC5001");
    }
  }

  @Test
  void aThrowInReachableCodeIsOneErrorWithItsChain() throws IOException {
    Ended ended = compile(INIT_A.replace("return ++x;", "throw new IllegalStateException();"));

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.output())
        .startsWith("InitA.java:6:27: error: [SYC1002] ")
        .contains("\n      |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n")
        .contains("\n  in InitA.foo(int)\n")
        .contains("\nInitA.java:14:58: note: called from kernel at InitA.java:14:36\n")
        .contains("\n1 error\n");
    assertThat(folder.resolve("out/META-INF")).doesNotExist();
  }

  @Test
  void everyFormatIsOneOption() throws IOException {
    String bad = INIT_A.replace("return ++x;", "throw new IllegalStateException();");

    assertThat(compile(bad, "--diagnostics-format=short", "-J-Dx=y").output())
        .startsWith("InitA.java:6: error: [SYC1002] ")
        .contains("in kernel at InitA.java:14:36 (InitA.java:14:58)")
        .contains("-> InitA.foo(int) (InitA.java:6:27)")
        .contains("\n    help: return an error value")
        .endsWith("\n1 error\n");
    assertThat(compile(bad, "--diagnostics-format=json").output())
        .startsWith("{\"tool\":\"sycamore\",\"severity\":\"error\",\"code\":\"SYC1002\",")
        .endsWith("}\n");
    assertThat(compile(bad, "--diagnostics-format=sarif").output())
        .contains("\"ruleId\": \"SYC1002\"")
        .contains("\"helpUri\": \"jar:file:/");
    assertThat(compile(bad, "--color=always").output()).contains("\u001b[1;31merror:");
  }

  /** The page comes out of the product's own jar. */
  @Test
  void explainPrintsThePage() {
    Ended ended = run(Map.of(), "sycamorec", "--explain", "SYC1004");

    assertThat(ended.status()).isZero();
    assertThat(ended.output()).startsWith("# SYC1004: Virtual call\n");
  }

  /** The build left both beside the jars: a JVM would take a hundred times as long. */
  @Test
  void helpAndPagesNeedNoJvm() throws IOException {
    Map<String, String> withoutJava = Map.of("JAVA_HOME", "/no/java");
    String page =
        Files.readString(ROOT.resolve("docs/diagnostics/SYC1004.md"))
            .replaceAll("(?m)^<!--.*-->\\R", "");

    assertThat(run(withoutJava, "sycamorec", "--explain", "syc1004")).isEqualTo(new Ended(0, page));
    assertThat(run(withoutJava, "sycamorec", "--help").output())
        .startsWith("Usage: sycamorec [options of Sycamore]")
        .contains("--explain", "Examples:", "Exit codes: 0, 1");
    assertThat(run(withoutJava, "sycamore", "--help").output())
        .startsWith("Usage: sycamore ")
        .contains("report", "doctor", "completion");
    assertThat(run(Map.of(), "sycamorec", "--explain", "SYC0000").output())
        .startsWith("sycamorec: error: no diagnostic is named SYC0000");
  }

  @Test
  void theReportAndTheDoctorRun() throws IOException {
    // For this processor, so that the report has no better level to advise.
    assertThat(compile(INIT_A, "--targets=native").output()).isEmpty();

    Ended ended = run(Map.of(), "sycamore", "report", "-cp", "out", "--source", ".");

    assertThat(ended).isEqualTo(new Ended(0, ""));
    assertThat(Files.readString(folder.resolve("kernel-report.html")))
        .contains("InitA.foo(int)", "A.set(i, i * 2 + foo(42))");
    Ended doctor = run(Map.of(), "sycamore", "doctor", "--json");
    assertThat(doctor.output())
        .contains("\"kernelsCanRun\":true", "\"LLVM, lld\",\"state\":\"found\"");
    assertThat(doctor.status()).isZero();
  }

  @Test
  void optionsAreTranslated() throws IOException {
    Ended ended = compile(INIT_A, "--targets=ptx64", "-v");

    assertThat(ended.status()).as(ended.output()).isZero();
    assertThat(ended.output())
        .contains("javac -cp")
        .contains("sycamore wrap --output=out --target=ptx64 ")
        .contains(": 1 write: 1 proved, 0 refuted, 0 unknown");
    try (Stream<Path> images = Files.list(folder.resolve("out/META-INF/sycamore/images"))) {
      assertThat(images).singleElement().asString().endsWith(".ptx64.ptx");
    }

    assertThat(compile(INIT_A, "--targets=ptx46").output())
        .contains("error: [SYC4002] ")
        .contains("did you mean `ptx64`?");
  }

  /** Sizes are shown as the annotation has them, through IR, properties and descriptor. */
  @Test
  void whatIsInTheFolderIsShown() throws IOException {
    String sized =
        """
        import dev.sycamore.*;
        import dev.sycamore.annotations.*;
        record InitA(double[] d) implements NdKernel2 {
          @Override
          @ReqdWorkGroupSize({4, 2})
          public void run(NdItem2 it) { d[it.globalId(0)] = 1.5; }
        }
        """;
    assertThat(compile(sized, "--targets=x86_64").output()).isEmpty();

    Ended dumped = run(Map.of(), "sycamore", "dump", "out");

    assertThat(dumped.status()).as(dumped.output()).isZero();
    assertThat(dumped.output())
        .containsPattern("InitA +x86_64 +NATIVE_CPU +\\d+ +1 +fp64,work-group:4x2 +good ")
        .containsPattern("InitA +InitA +InitA.java:4:3 +x86_64,opencl ");
  }

  @Test
  void theMissingProcessorIsNamedWhereTheKernelIsLaunched() throws IOException {
    assertThat(compile(INIT_A, "-proc:none").status()).isZero();

    Ended ended =
        run(Map.of("SYCAMORE_DEVICE", "native-cpu"), "sycamore", "run", "-cp", "out", "InitA");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.output()).contains("--processor-path").contains("InitA.java:14");
  }

  @Test
  void misuseIsExplained() {
    assertThat(run(Map.of(), "sycamorec").output()).startsWith("sycamorec: error: usage: ");
    assertThat(run(Map.of(), "sycamore", "run").output()).contains("usage: sycamore run");
    assertThat(run(Map.of(), "sycamore", "run", "-cp").output()).contains("-cp needs a path");
    assertThat(run(Map.of("JAVA_HOME", "/no/java"), "sycamorec", "X.java").output())
        .isEqualTo("sycamorec: error: JAVA_HOME is /no/java, which has no bin/javac\n");
  }

  @Test
  void aCheckoutThatIsNotBuiltSaysSo() throws IOException, InterruptedException {
    Path copy = Files.createDirectories(temporary.resolve("not built/bin"));
    for (String name : List.of("sycamorec", "sycamore", "sycamore-env.sh")) {
      Files.copy(
          ROOT.resolve("bin").resolve(name),
          copy.resolve(name),
          java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
    }
    Process process =
        new ProcessBuilder(copy.resolve("sycamorec").toString(), "X.java")
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(output).contains("this checkout is not built: run `mvn ");
  }
}
