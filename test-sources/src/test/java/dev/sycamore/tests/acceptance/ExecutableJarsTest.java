package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The executable jars, moved to a folder that has nothing else and whose name has a space. */
@Tag("module")
class ExecutableJarsTest {

  private static final Path BUILT =
      Path.of("../backend-bridge/device-tools/target/sycamore").toAbsolutePath().normalize();

  private static final String SAXPY =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;

      public class Saxpy {
        public static void main(String[] args) {
          float[] y = new float[8];
          try (DeviceQueue q = DeviceQueue.open()) {
            q.parallelFor(range(8), i -> y[i] = 2.5f * i + y[i]).await();
          }
          System.out.println(java.util.Arrays.toString(y) + String.join(",", args));
          System.exit(args.length);
        }
      }
      """;

  /** Larger files are not copied, in bytes. */
  private static final long LARGE = 1 << 20;

  @TempDir Path temporary;
  private Path home;

  private record Ended(int status, String output) {}

  @BeforeEach
  void move() throws IOException {
    assertThat(BUILT).as("the jars are made by `mvn verify`, not by `mvn test`").isDirectory();
    home = temporary.resolve("a folder");
    try (Stream<Path> files = Files.walk(BUILT)) {
      for (Path file : files.toList()) {
        Path moved = home.resolve(BUILT.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(moved);
        } else if (Files.size(file) < LARGE) {
          Files.copy(file, moved);
        } else {
          Files.createSymbolicLink(moved, file);
        }
      }
    }
    Files.writeString(temporary.resolve("Saxpy.java"), SAXPY);
  }

  /** A build of one module writes into its own jar: a link to it would be half of another build. */
  @Test
  void jarsOfOurOwnAreCopies() throws IOException {
    try (Stream<Path> files = Files.walk(BUILT)) {
      List<Path> own =
          files
              .filter(Files::isRegularFile)
              .filter(file -> file.getFileName().toString().startsWith("sycamore"))
              .toList();
      assertThat(own).hasSizeGreaterThan(10);
      for (Path file : own) {
        assertThat(Files.getAttribute(file, "unix:nlink")).as(file.toString()).isEqualTo(1);
      }
    }
  }

  private Ended java(String jar, String... words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", home.resolve(jar).toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(temporary.toFile()).redirectErrorStream(true);
    builder.environment().remove("CLASSPATH");
    builder.environment().put("SYCAMORE_DEVICE", TestDevices.withoutPtx().get(0));
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), output);
  }

  @Test
  void aProgramIsCompiledShownAndRunWithNothingButTheJars() throws Exception {
    assertThat(java("sycamorec.jar", "Saxpy.java", "-d", "out")).isEqualTo(new Ended(0, ""));

    Ended dumped = java("sycamore.jar", "dump", "out");
    assertThat(dumped.status()).as(dumped.output()).isZero();
    assertThat(dumped.output()).contains("Saxpy", "x86_64", "spir64");

    Ended explained = java("sycamore.jar", "explain", "-cp", "out", "--device=native-cpu");
    assertThat(explained.status()).as(explained.output()).isZero();
    assertThat(explained.output())
        .containsPattern(
            "^the kernel 'Saxpy[^']*' \\(Saxpy.java:8:\\d+\\) on native-cpu: NATIVE_CPU")
        .containsPattern("\n  NATIVE_CPU for x86_64 .*: chosen\n    has aspect|: chosen\n")
        .containsPattern("\n  SPIRV for spir64 .*: for other devices\n");
    assertThat(java("sycamore.jar", "explain", "-cp", "out", "--device=host", "Saxpy.java:8"))
        .extracting(Ended::output)
        .asString()
        .endsWith(" on host: no image: the JVM runs the lambda\n");

    assertThat(
            java("sycamore.jar", "explain", "-cp", "out", "--device=native-cpu", "--json").output())
        .startsWith("{\"choices\":[\n  {\"kernel\":\"Saxpy")
        .contains("\"device\":\"native-cpu\",\"image\":\"META-INF/sycamore/")
        // The advice depends on the processor.
        .containsPattern("\\]\\}\n\\](,\"advice\":\"[^\"]*\")?\\}\n$");

    Ended devices = java("sycamore.jar", "devices");
    assertThat(devices.status()).as(devices.output()).isZero();
    assertThat(devices.output()).startsWith("ID ").contains("\nhost ", "\nnative-cpu ");

    assertThat(java("sycamore.jar", "doctor", "--format=json").output())
        .startsWith("{\"kernelsCanRun\":true,")
        .contains("{\"name\":\"LLVM, lld\",\"state\":\"found\"");

    Ended ran = java("sycamore.jar", "run", "-cp", "out", "-Dx=y", "Saxpy", "-cp", "two words");
    assertThat(ran)
        .isEqualTo(new Ended(2, "[0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5]-cp,two words\n"));
  }

  @Test
  void misuseIsExplained() throws Exception {
    assertThat(java("sycamorec.jar").output()).startsWith("sycamorec: error: usage: ");
    assertThat(java("sycamore.jar", "run"))
        .isEqualTo(
            new Ended(
                2,
                "sycamore: error: usage: sycamore run [-cp PATH] [--detect=LIST] [--strict-math] [java options]"
                    + " Main [arguments]\n"));
    assertThat(java("sycamore.jar", "run", "-Dx=y").output()).contains("no main class is named");
    Ended help = java("sycamore.jar", "run", "-cp", "--x", "--help");
    assertThat(help.status()).isZero();
    assertThat(help.output())
        .startsWith("usage: sycamore run [-cp PATH] [--detect=LIST] [--strict-math] ")
        .contains("SYCAMORE_DEVICE");
  }

  @Test
  void noPathOfTheMachineIsInside() throws IOException {
    for (String name : List.of("sycamore.jar", "sycamorec.jar")) {
      try (JarFile jar = new JarFile(home.resolve(name).toFile())) {
        String path = jar.getManifest().getMainAttributes().getValue("Class-Path");
        assertThat(path.split(" ")).allMatch(entry -> entry.matches("lib/[^/]+\\.jar"));
        assertThat(path.split(" "))
            .allMatch(entry -> Files.isRegularFile(home.resolve(entry)), "is there");
      }
    }
  }
}
