package dev.sycamore.tests.hosts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.Goldens;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.NativeLanguage;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A C program launches kernels with the integration header, and prints what the JVM prints: as
 * functions of the native image, and through OpenCL with each kind of image.
 */
@Tag("module")
class NativeHostTest {

  private static final Path PROGRAMS = Path.of("programs", "hosts");
  private static final String HEADER = "META-INF/sycamore/hosts/Launched.h";

  @TempDir static Path folder;
  private static Path classes;
  private static List<String> expected;

  @BeforeAll
  static void compile() throws Exception {
    String text = Files.readString(PROGRAMS.resolve("Launched.java"));
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(
                "-Asycamore.integrationHeader=on",
                "-Asycamore.targets=x86_64,spir64",
                "-Asycamore.checks=off")
            .compile(List.of(new Source("hosts/Launched.java", text)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    classes = compiled.classes();
    expected = new ArrayList<>(onTheJvm());
    int line = (int) text.substring(0, text.indexOf("DeviceDebug.printf")).lines().count();
    expected.add("prints \"x = %d? y = %d%n\" at Launched.java:" + line + " 12 -5");
  }

  private static List<String> onTheJvm() throws Exception {
    try (URLClassLoader loader =
            new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, NativeHostTest.class.getClassLoader());
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      return List.of(
          (String[])
              loader
                  .loadClass("hosts.Launched")
                  .getMethod("run", DeviceQueue.class)
                  .invoke(null, host));
    }
  }

  @Test
  void theHeaderLooksAsReviewed() throws IOException {
    Goldens.check(
        Path.of("src/test/resources/goldens/Launched.h"),
        Files.readString(classes.resolve(HEADER)));
  }

  @ParameterizedTest
  @EnumSource
  @Requires(Tool.OPENCL)
  void callsNativeCode(NativeLanguage language) throws Exception {
    assertThat(devices(program(language), "native")).containsExactly(expected);
  }

  @Test
  @Requires(Tool.OPENCL)
  void launchesOpenClC() throws Exception {
    List<List<String>> devices = devices(program(NativeLanguage.C99), "source");

    assertThat(devices).isNotEmpty().allMatch(expected::equals);
  }

  /** Debian 12's drivers do not support SPIR-V. */
  @Test
  @Requires(Tool.OPENCL)
  void launchesSpirV() throws Exception {
    List<List<String>> devices = devices(program(NativeLanguage.C99), "spirv");

    assumeFalse(
        devices.isEmpty() && System.getenv("SYCAMORE_REQUIRE_SPIRV") == null,
        "no OpenCL device supports SPIR-V");
    assertThat(devices).isNotEmpty().allMatch(expected::equals);
  }

  private static Path program(NativeLanguage language) {
    Path program = folder.resolve("launched-" + language);
    language.compile(
        List.of(
            "-D_GNU_SOURCE",
            "-I" + classes.resolve(HEADER).getParent(),
            PROGRAMS.resolve("launched.c").toString(),
            "-o",
            program.toString(),
            "-ldl",
            "-l:libOpenCL.so.1"));
    return program;
  }

  /** The lines of each device that the program finds. */
  private static List<List<String>> devices(Path program, String kind) throws Exception {
    ProcessBuilder command =
        new ProcessBuilder(program.toString(), classes.toString(), kind)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    command.environment().put("RUSTICL_ENABLE", "llvmpipe");
    Process process = command.start();
    List<List<String>> devices = new ArrayList<>();
    for (String line :
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList()) {
      if (line.startsWith("device ")) {
        devices.add(new ArrayList<>());
      } else {
        devices.get(devices.size() - 1).add(line);
      }
    }
    assertThat(process.waitFor()).as("%s %s: %s", program, kind, devices).isZero();
    return devices;
  }
}
