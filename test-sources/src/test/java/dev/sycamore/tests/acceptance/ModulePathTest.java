package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program in a module of its own, with the options that the README names. */
class ModulePathTest {

  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  /** What the README says: the modules that nothing requires, and which are loaded by name. */
  private static final String MODULES = "org.lwjgl.opencl,org.lwjgl.natives,jdk.unsupported";

  private static final Source MAIN =
      new Source(
          "p/Main.java",
          """
          package p;
          import static dev.sycamore.Range.range;
          import dev.sycamore.*;
          public class Main {
            public static void main(String[] args) {
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

  private static String run(Path classes, String device) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=org.lwjgl");
    }
    if (Runtime.version().feature() >= 23) {
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(
        List.of(
            "--module-path",
            classes + File.pathSeparator + modulePath(),
            "--add-modules",
            MODULES,
            "-m",
            "app/p.Main",
            device));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }

  @ParameterizedTest
  @ValueSource(strings = {"host", "native-cpu"})
  void kernelsOfAModuleRun(String device) throws Exception {
    Path classes = compile("module app { requires dev.sycamore.runtime; opens p; }");

    assertThat(run(classes, device)).isEqualTo("15");
  }

  @Test
  void aPackageThatIsNotOpenIsNamed() throws Exception {
    Path classes = compile("module app { requires dev.sycamore.runtime; }");

    assertThat(run(classes, "native-cpu"))
        .contains("its module has to export or open the package p to the runtime");
  }
}
