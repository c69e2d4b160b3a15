package dev.sycamore.frontend.elements;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.frontend.AttributionCases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every expression has the type, the constant value and the declaration that javac gives it:
 * docs/ATTRIBUTION-PROOF.md. The proof on whole libraries is left out of everyday builds.
 */
@Tag("attribution")
@Tag("full")
class AttributionAgainstJavacTest {
  private static final Path ROOT = Path.of("..");
  private static final String MATH_SOURCES = "commons-math3-3.6.1-sources.jar";
  private static final String MATH = "org/apache/commons/math3";

  @Test
  void kernelShapedCodeHasTheTypesOfJavac() throws Exception {
    Comparison comparison = Corpus.of(Corpus.kernelShaped()).compare();

    assertSame("kernel-shaped corpus", comparison);
    assertThat(comparison.total()).isGreaterThan(2_000);
    assertThat(comparison.knownShare()).as(comparison::toString).isGreaterThanOrEqualTo(0.97);
  }

  /** So the expected texts of the cases are what javac has, too. */
  @Test
  void casesHaveTheTypesOfJavac(@TempDir Path folder) throws Exception {
    for (Map.Entry<String, String> source : AttributionCases.accepted().entrySet()) {
      Path file = folder.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
    }
    Comparison comparison = Corpus.of(Corpus.javaFiles(folder)).compare();

    assertSame("cases", comparison);
    assertThat(comparison.files()).isEqualTo(AttributionCases.accepted().size());
  }

  @Test
  @EnabledForJreRange(minVersion = 25)
  void whatCameUntilJava25HasTheTypesOfJavac() throws Exception {
    Comparison comparison = Corpus.of(Corpus.ofJava25()).release(25).compare();

    assertSame("Java 25 corpus", comparison);
    assertThat(comparison.knownShare()).as(comparison::toString).isGreaterThanOrEqualTo(0.97);
  }

  /** All our own sources with kernels, and what kernels call. */
  @Test
  void ourSourcesWithKernelsHaveTheTypesOfJavac() throws Exception {
    Comparison all = new Comparison();
    for (String folder :
        List.of(
            "samples/src/main/java",
            "runtime/src/main/java/dev/sycamore/devicelib",
            "runtime/target/generated-sources/api/dev/sycamore/devicelib",
            "test-sources/projects/two-modules/core/src/main/java")) {
      all = all.plus(Corpus.of(Corpus.javaFiles(ROOT.resolve(folder))).compare());
    }
    for (String folder :
        List.of(
            "test-sources/programs/accepted",
            "test-sources/programs/refused",
            "outliner/src/test/resources/outline")) {
      all = all.plus(Corpus.ofPrograms(ROOT.resolve(folder)).compare());
    }

    assertSame("own sources with kernels", all);
    assertThat(all.files()).isGreaterThan(60);
    assertThat(all.knownShare()).as(all::toString).isGreaterThanOrEqualTo(0.97);
  }

  @Test
  void onePackageOfNumericCodeHasTheTypesOfJavac(@TempDir Path folder) throws Exception {
    Comparison comparison =
        Corpus.of(Corpus.unpack(Corpus.onClassPath(MATH_SOURCES), MATH + "/linear/", folder))
            .classPath(List.of(Corpus.onClassPath("commons-math3-3.6.1.jar")))
            .compare();

    assertSame("commons-math3, package linear", comparison);
    assertThat(comparison.total()).isGreaterThan(20_000);
  }

  @Test
  @Tag("attribution-proof")
  void commonsMathHasTheTypesOfJavac(@TempDir Path folder) throws Exception {
    Comparison comparison = library(MATH_SOURCES, MATH, folder);

    assertSame("commons-math3", comparison);
    assertThat(comparison.total()).isGreaterThan(250_000);
  }

  @Test
  @Tag("attribution-proof")
  void hipparchusHasTheTypesOfJavac(@TempDir Path folder) throws Exception {
    Comparison comparison = library("hipparchus-core-3.1-sources.jar", "org/hipparchus", folder);

    assertSame("hipparchus-core", comparison);
    assertThat(comparison.total()).isGreaterThan(150_000);
  }

  private static Comparison library(String jar, String folder, Path into) throws IOException {
    return Corpus.of(Corpus.unpack(Corpus.onClassPath(jar), folder, into)).compare();
  }

  private static void assertSame(String name, Comparison comparison) {
    System.out.println("attribution of " + name + " on " + JRE.currentJre() + ": " + comparison);
    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.unparsed()).isEmpty();
  }
}
