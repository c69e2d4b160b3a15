package dev.sycamore.tests.matching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSeed;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In random files each launch runs its own kernel, and diagnostics stand where the host compiler
 * would put its own. Longer: {@code -Dmatching.files=200 -Dmatching.seed=7}. On JDK 25 it tests
 * javac 25.
 */
@Tag("full")
class KernelMatchingTest {
  private static final int FILES = Integer.getInteger("matching.files", 4);
  private static final long SEED = Long.getLong("matching.seed", CommitSeed.value());
  private static final int KERNELS = 40;

  @TempDir Path folder;

  static Stream<Arguments> files() {
    return Stream.of(TestedHostCompiler.values())
        .flatMap(
            host -> IntStream.range(0, FILES).mapToObj(file -> Arguments.of(host, SEED + file)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("files")
  void eachLaunchRunsItsOwnKernel(TestedHostCompiler host, long seed) throws Exception {
    MatchingProgram program = MatchingProgram.of("Matching", seed, KERNELS);
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=x86_64", seed % 3 == 0 ? "-g:none" : "-g")
            .compile(List.of(program.source()));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();

    for (String device : List.of("host", "native-cpu")) {
      try (URLClassLoader loader =
              new URLClassLoader(
                  new URL[] {compiled.classes().toUri().toURL()}, getClass().getClassLoader());
          DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
        Object result =
            loader.loadClass("Matching").getMethod("run", DeviceQueue.class).invoke(null, queue);
        assertThat(Arrays.stream((int[]) result).boxed().toList())
            .as("%s, of %s", device, program.source().text())
            .isEqualTo(program.expected());
      }
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("files")
  void diagnosticsHaveTheLinesOfTheCompiler(TestedHostCompiler host, long seed) {
    MatchingProgram program = MatchingProgram.withFaults("Faulty", seed, KERNELS);
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=off")
            .compile(List.of(program.source()));

    assertThat(compiled.ours()).extracting(HostDiagnostic::offset).isEqualTo(program.faults());
    List<String> places = new ArrayList<>();
    for (int fault : program.faults()) {
      places.add(place(program.source().text(), fault));
    }
    assertThat(compiled.ours())
        .allSatisfy(
            finding ->
                assertThat(finding.message())
                    .contains("Faulty.java:" + place(program.source().text(), finding.offset())))
        .hasSameSizeAs(places);
  }

  /** Lines as the class file has them: CR, LF and CR LF of the file as it is. */
  private static String place(String text, int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && text.charAt(i + 1) != '\n')) {
        line++;
        start = i + 1;
      }
    }
    return line + ":" + (offset - start + 1);
  }
}
