package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Processors of others on the same path, before and after the product's. */
@Tag("module")
class OtherProcessorsTest {
  private static final String MARK = "@interface Mark {}";

  @TempDir Path folder;

  /** Claims its own annotation, as Lombok and JMH do. */
  @SupportedAnnotationTypes("Mark")
  private static final class Claiming extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    @SuppressWarnings("DoNotClaimAnnotations") // As Lombok does.
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return true;
    }
  }

  /** Writes a class file, as Micronaut does. */
  @SupportedAnnotationTypes("*")
  private static final class ClassWriting extends AbstractProcessor {
    private boolean done;

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        String name = Written.class.getName();
        try (InputStream in =
                Written.class.getResourceAsStream(
                    name.substring(name.lastIndexOf('.') + 1) + ".class");
            OutputStream out = processingEnv.getFiler().createClassFile(name).openOutputStream()) {
          in.transferTo(out);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  /** What it writes. */
  private static final class Written {}

  private static String unit(String annotation, String body) {
    return """
    import dev.sycamore.*;
    %s class Unit {
      static void run(DeviceQueue q, int[] a) {
        %s
      }
    }
    """
        .formatted(annotation, body);
  }

  private CompilationResult compile(TestedHostCompiler host, String unit, Processor... processors) {
    return TestCompilation.with(host)
        .level(17)
        .written(folder.resolve("src"), Map.of("Mark.java", MARK, "Unit.java", unit))
        .into(folder.resolve("classes"))
        .processors(processors)
        .run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "q.parallelFor(Range.range(8), /*HERE*/i -> a[i] = 3);",
        "RangeKernel1 kernel = /*HERE*/i -> a[i] = 3; q.parallelFor(Range.range(8), kernel);",
        "/*HERE*/class Own implements RangeKernel1 { public void run(int i) {} }",
        "q.singleTask(/*HERE*/() -> a[0] = 3);",
        "q.parallelFor(Range.range(8), /*HERE*/Math::abs);",
      })
  void aKernelThatIsNotPassedToTheProcessorIsAnError(String body) {
    String unit = unit("@Mark", body);

    CompilationResult compiled =
        compile(TestedHostCompiler.JAVAC, unit, new Claiming(), new SycamoreProcessor());

    assertThat(compiled.only().getMessage(Locale.ROOT))
        .startsWith("[SYC4016]")
        .contains("help: name", "see docs/diagnostics/SYC4016.md");
    assertThat(compiled.only().getStartPosition())
        .isEqualTo(unit.indexOf("/*HERE*/") + "/*HERE*/".length());
    assertThat(compiled.success()).isFalse();
  }

  @Test
  void withoutKernelsOrWithAnotherAnnotationThereIsNone() {
    CompilationResult none =
        compile(
            TestedHostCompiler.JAVAC,
            unit("@Mark", "a[0] = 1;"),
            new Claiming(),
            new SycamoreProcessor());
    String kernel = "q.parallelFor(Range.range(8), i -> a[i] = 3);";
    CompilationResult other =
        compile(
            TestedHostCompiler.JAVAC,
            unit("@Mark @Deprecated", kernel),
            new Claiming(),
            new SycamoreProcessor());

    assertThat(none.succeeded().ours()).isEmpty();
    assertThat(other.succeeded().ours()).isEmpty();
    assertThat(other.files()).contains("META-INF/sycamore/Unit.opencl.cl");
  }

  @ParameterizedTest
  @EnumSource
  void whoComesAfterwardsMayClaimAll(TestedHostCompiler host) {
    String kernel = "q.parallelFor(Range.range(8), i -> a[i] = 3);";

    CompilationResult compiled =
        compile(host, unit("@Mark", kernel), new SycamoreProcessor(), new Claiming());

    assertThat(compiled.succeeded().ours()).isEmpty();
    assertThat(compiled.files()).contains("META-INF/sycamore/Unit.opencl.cl");
  }

  @ParameterizedTest
  @EnumSource
  void classFilesOfOthersAreNotLookedAt(TestedHostCompiler host) {
    String kernel = "q.parallelFor(Range.range(8), i -> a[i] = 3);";

    CompilationResult compiled =
        compile(host, unit("@Mark", kernel), new ClassWriting(), new SycamoreProcessor());

    assertThat(compiled.succeeded().ours()).isEmpty();
    assertThat(compiled.files())
        .contains(
            Written.class.getName().replace('.', '/') + ".class",
            "META-INF/sycamore/Unit.opencl.cl");
  }

  /** Coverage tools leave out classes with such an annotation. */
  @Test
  void whatIsGeneratedIsAnnotated() throws IOException {
    String kernels =
        """
        import dev.sycamore.annotations.Kernel;
        class Unit {
          @Kernel static void twice(int i, int[] a) { a[i] *= 2; }
        }
        """;

    CompilationResult compiled =
        compile(TestedHostCompiler.JAVAC, kernels, new SycamoreProcessor());

    for (String name : List.of("Unit__Sycamore.class", "UnitKernels.class")) {
      byte[] content = Files.readAllBytes(compiled.succeeded().classes().resolve(name));
      assertThat(new String(content, StandardCharsets.ISO_8859_1))
          .contains("RuntimeInvisibleAnnotations", "Ldev/sycamore/annotations/SycamoreGenerated;");
    }
  }
}
