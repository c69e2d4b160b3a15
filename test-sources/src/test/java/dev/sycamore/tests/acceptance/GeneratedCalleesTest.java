package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kernels that call what another processor generates in this very compilation. */
@Tag("module")
class GeneratedCalleesTest {

  private static final String CALL = "Generated.twice(i)";

  private static final Source KERNEL =
      new Source(
          "p/User.java",
          """
          package p;
          import dev.sycamore.*;
          class User {
            static void run(DeviceQueue q, int[] a) {
              q.parallelFor(Range.range(8), i -> a[i] = 1 + %s + 2);
            }
          }
          """
              .formatted(CALL));

  @TempDir Path folder;

  /** Writes a class in the first or in the last round. */
  @SupportedAnnotationTypes("*")
  private static final class Generator extends AbstractProcessor {
    private final boolean late;
    private final String body;
    private boolean done;

    Generator(boolean late, String body) {
      this.late = late;
      this.body = body;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done && round.processingOver() == late) {
        done = true;
        try (Writer out = processingEnv.getFiler().createSourceFile("p.Generated").openWriter()) {
          out.write("package p; final class Generated { " + body + " }");
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  private static boolean hasImages(Compiled compiled) {
    return Files.exists(compiled.classes().resolve("META-INF/sycamore/p"));
  }

  @ParameterizedTest
  @EnumSource
  void aKernelWaitsForTheClassThatItLacks(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with(new Generator(false, "static int twice(int x) { return 2 * x; }"))
            .compile(List.of(KERNEL));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(hasImages(compiled)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = "JAVAC")
  void aClassThatComesTooLateIsOneError(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with(new Generator(true, "static int twice(int x) { return 2 * x; }"))
            .compile(List.of(KERNEL));

    assertThat(compiled.success()).isFalse();
    List<HostDiagnostic> errors =
        compiled.findings().stream().filter(HostDiagnostic::isError).toList();
    assertThat(errors).as(compiled.transcript()).hasSize(1);
    assertThat(errors.get(0).id()).contains("SYC1012");
    assertThat(errors.get(0).offset()).isEqualTo(KERNEL.text().indexOf(CALL));
  }

  @ParameterizedTest
  @EnumSource(names = "JAVAC")
  void anErrorOfTheHostCompilerIsNotReportedTwice(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with(new Generator(true, "static int other(int x) { return 2 * x; }"))
            .compile(List.of(KERNEL));

    assertThat(compiled.success()).isFalse();
    assertThat(compiled.findings()).filteredOn(HostDiagnostic::isError).hasSize(1);
    assertThat(compiled.ours()).isEmpty();
  }
}
