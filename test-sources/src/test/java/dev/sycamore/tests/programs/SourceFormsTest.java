package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the host compiler reads is read: files of {@code programs/forms} hold every form of
 * statements and declarations, each in a method or class of its own, beside one kernel.
 */
@Tag("module")
class SourceFormsTest {

  @TempDir Path folder;

  private void compile(TestedHostCompiler host, String name, int level) throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .ofLevel(level)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(Source.read(Path.of("programs", "forms", name + ".java"))));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    assertThat(compiled.classes().resolve(name + "__Sycamore.class")).exists();
  }

  @ParameterizedTest
  @EnumSource
  void ofJava17(TestedHostCompiler host) throws IOException {
    compile(host, "Forms17", 17);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25)
  void ofLaterJava() throws IOException {
    compile(TestedHostCompiler.JAVAC, "Forms25", 25);
  }
}
