package dev.sycamore.tests.constructs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each construct of the language goes all the way to images, and gives the bits of the JVM on every
 * device.
 */
@Tag("full")
class LegalConstructsTest {

  @TempDir static Path folder;

  private static final int KERNELS = 40;
  private static final List<Construct> CONSTRUCTS =
      CommitSample.of("legal constructs", Construct.all(true), 50);
  private static final List<Source> UNITS = units();
  private static final Map<TestedHostCompiler, Compiled> COMPILED =
      new EnumMap<>(TestedHostCompiler.class);
  private static final Map<TestedHostCompiler, URLClassLoader> LOADERS =
      new EnumMap<>(TestedHostCompiler.class);

  /** Many kernels in each: an image for every construct would take minutes. */
  private static List<Source> units() {
    List<Source> units = new ArrayList<>();
    for (int from = 0; from < CONSTRUCTS.size(); from += KERNELS) {
      int to = Math.min(from + KERNELS, CONSTRUCTS.size());
      units.add(Construct.source("Constructs" + from, CONSTRUCTS.subList(from, to)));
    }
    return units;
  }

  @BeforeAll
  static void compile() throws MalformedURLException {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      Compiled compiled =
          TestCompiler.in(folder.resolve(host.name()), host)
              .with("-Asycamore.targets=x86_64,spir64,ptx64")
              .compile(UNITS);
      COMPILED.put(host, compiled);
      URLClassLoader loader =
          new URLClassLoader(
              new URL[] {compiled.classes().toUri().toURL()},
              LegalConstructsTest.class.getClassLoader());
      loader.setDefaultAssertionStatus(false);
      LOADERS.put(host, loader);
    }
  }

  @AfterAll
  static void closeLoaders() throws IOException {
    for (URLClassLoader loader : LOADERS.values()) {
      loader.close();
    }
  }

  @ParameterizedTest
  @EnumSource
  void compileToImages(TestedHostCompiler host) throws Exception {
    Compiled compiled = COMPILED.get(host);

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    for (Source unit : UNITS) {
      String descriptor = "META-INF/sycamore/" + unit.className().replace('.', '/') + ".images";
      List<ImageEntry> images =
          ImageResources.descriptor(compiled.classes().resolve(descriptor)).images();
      assertThat(images)
          .extracting(ImageEntry::target)
          .contains("x86_64", "spir64", "ptx64", "opencl");
      assertThat(images)
          .allSatisfy(i -> assertThat(compiled.classes().resolve(i.resource())).isNotEmptyFile());
    }
  }

  static Stream<Arguments> runs() {
    return CONSTRUCTS.stream()
        .flatMap(c -> Stream.of(TestedHostCompiler.values()).map(host -> Arguments.of(c, host)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void givesTheBitsOfTheJvm(Construct construct, TestedHostCompiler host)
      throws ReflectiveOperationException {
    List<String> expected = run(construct, host, TestDevices.HOST);
    for (String device : TestDevices.underTest()) {
      assertThat(run(construct, host, device)).as(device).isEqualTo(expected);
    }
  }

  private static List<String> run(Construct construct, TestedHostCompiler host, String device)
      throws ReflectiveOperationException {
    ConstructRun run = ConstructRun.of(LOADERS.get(host).loadClass(construct.className()));
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      run.on(queue);
    }
    return run.results();
  }
}
