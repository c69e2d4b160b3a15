package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.QuietJvm;
import dev.sycamore.testsupport.tools.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A program in a module of its own, with the options that the README names. */
@Tag("module")
class ModulePathTest {

  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  /** What the README says: the modules that nothing requires, and which are loaded by name. */
  private static final String MODULES =
      "org.lwjgl.opencl,org.lwjgl.cuda,org.lwjgl.natives,jdk.unsupported";

  private static final Source MAIN =
      new Source(
          "p/Main.java",
          """
          package p;
          import static dev.sycamore.Range.range;
          import dev.sycamore.*;
          public class Main {
            public static void main(String[] args) {
              if (args[0].equals("problems")) {
                System.out.print(String.join("\\n", ComputeDevice.problems()));
                return;
              }
              int[] a = new int[16];
              try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(args[0]))) {
                q.parallelFor(range(16), i -> a[i] = i * 3).await();
                System.out.print(a[5]);
              }
            }
          }
          """);

  @TempDir Path folder;

  private Path compile(String module) {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("--module-path", modulePath())
            .compile(List.of(new Source("module-info.java", module), MAIN));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  /** The runtime's jar, which has the module's name, and the jars it requires. */
  private static String modulePath() {
    Path target = ROOT.resolve("runtime/target");
    assumeThat(target.resolve("class-path")).exists();
    try (Stream<Path> files = Files.list(target)) {
      String runtime =
          files
              .map(Path::toString)
              .filter(file -> file.matches(".*/sycamore-runtime-[0-9.]+(-SNAPSHOT)?\\.jar"))
              .collect(Collectors.joining(File.pathSeparator));
      return runtime + File.pathSeparator + Files.readString(target.resolve("class-path")).strip();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The JDKs beside that of the tests, which is the first; the name of each has its version. */
  static List<Path> jdks() throws IOException {
    Path own = Path.of(System.getProperty("java.home")).toRealPath();
    List<Path> jdks = new ArrayList<>(List.of(own));
    try (Stream<Path> folders = Files.list(own.getParent())) {
      for (Path folder : folders.sorted().toList()) {
        Path jdk = folder.toRealPath();
        if (!jdks.contains(jdk) && Files.exists(jdk.resolve("release")) && feature(jdk) >= 17) {
          jdks.add(jdk);
        }
      }
    }
    return jdks;
  }

  private static int feature(Path jdk) throws IOException {
    Matcher version =
        Pattern.compile("JAVA_VERSION=\"(\\d+)").matcher(Files.readString(jdk.resolve("release")));
    return version.find() ? Integer.parseInt(version.group(1)) : 0;
  }

  private static String run(Path jdk, String modules, Path classes, String argument)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin/java").toString());
    command.addAll(QuietJvm.options(feature(jdk), "org.lwjgl"));
    command.addAll(
        List.of(
            "--module-path",
            classes + File.pathSeparator + modulePath(),
            "--add-modules",
            modules,
            "-m",
            "app/p.Main",
            argument));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }

  private static String run(Path classes, String device) throws Exception {
    return run(jdks().get(0), MODULES, classes, device);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void kernelsOfAModuleRun(Path jdk) throws Exception {
    Path classes = compile("module app { requires dev.sycamore.runtime; opens p; }");

    for (String device : List.of("host", "native-cpu")) {
      assertThat(run(jdk, MODULES, classes, device)).as(device).isEqualTo("15");
    }
    if (Tool.OPENCL.isPresent()) {
      assertThat(run(jdk, MODULES, classes, "opencl:0")).isEqualTo("15");
    }
  }

  @Test
  void aDriverWhoseModuleIsMissingIsAProblemAndNoMore() throws Exception {
    Path classes = compile("module app { requires dev.sycamore.runtime; opens p; }");
    String modules = "org.lwjgl,org.lwjgl.natives,jdk.unsupported";

    assertThat(run(jdks().get(0), modules, classes, "native-cpu")).isEqualTo("15");
    assertThat(run(jdks().get(0), modules, classes, "problems"))
        .contains("no OpenCL", "no CUDA")
        .doesNotContain("\tat ");
  }

  @Test
  void aPackageThatIsNotOpenIsNamed() throws Exception {
    Path classes = compile("module app { requires dev.sycamore.runtime; }");

    assertThat(run(classes, "native-cpu"))
        .contains("its module has to export or open the package p to the runtime");
  }
}
