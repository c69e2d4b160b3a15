package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.classfile.ClassFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MissingKernelTest {

  private static final String OWN_FILE = "MissingKernelTest.java";

  /** This class's file, as if it were made of another source. */
  private static Optional<ClassFile> madeOf(String source) throws IOException {
    byte[] bytes;
    try (InputStream in = MissingKernelTest.class.getResourceAsStream("MissingKernelTest.class")) {
      bytes = in.readAllBytes();
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int at = text.indexOf((char) OWN_FILE.length() + OWN_FILE);
    assertThat(at).isPositive();
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    changed.write(bytes, 0, at);
    changed.write(source.length());
    changed.writeBytes(source.getBytes(StandardCharsets.ISO_8859_1));
    int rest = at + 1 + OWN_FILE.length();
    changed.write(bytes, rest, bytes.length - rest);
    ClassFile file = ClassFile.read(changed.toByteArray());
    assertThat(file.sourceFile()).contains(source);
    return Optional.of(file);
  }

  private static String message(Optional<ClassFile> file) {
    return MissingKernel.ofCode("place", "p.X__Sycamore", MissingKernelTest.class, file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Main.kt", "build.kts", "Main.scala", "Main.groovy", "core.clj", "A.b.kt"})
  void anotherLanguageIsNamedWithWhatRunsItsKernels(String source) throws IOException {
    assertThat(message(madeOf(source)))
        .isEqualTo(
            "no compiled kernel for place: kernels are compiled from Java, by javac or ecj, and"
                + " this class is made of "
                + source
                + ". The device 'host' runs kernels all the same.");
  }

  @Test
  void anObjectOfAnotherLanguageIsNamedWithItsClass() throws IOException {
    assertThat(MissingKernel.ofObject("p.X__Sycamore", MissingKernelTest.class, madeOf("Main.kt")))
        .startsWith(
            "no compiled kernel for Main.kt, an object of the class "
                + MissingKernelTest.class.getName())
        .contains("kernels are compiled from Java")
        .doesNotContain("processor did not run");
  }

  @ParameterizedTest
  @CsvSource({"Main.java", "Kotlin.java", "kt", "Main.ktx", "groovy.java"})
  void javaIsNoOtherLanguage(String source) throws IOException {
    assertThat(message(madeOf(source)))
        .startsWith("no compiled kernel for place: the annotation processor did not run")
        .contains("there is no class p.X__Sycamore). Name dev.sycamore:sycamore-processor in")
        .doesNotContain("compiled from Java")
        .doesNotContain("-g:source");
  }

  @Test
  void aClassWithoutAClassFileIsNoOtherLanguage() {
    assertThat(message(Optional.empty())).contains("the annotation processor did not run");
  }
}
