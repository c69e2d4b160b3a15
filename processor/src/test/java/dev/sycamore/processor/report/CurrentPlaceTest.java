package dev.sycamore.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.processor.host.FileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

/** What the operating system reports is no internal error, however it gets to the processor. */
class CurrentPlaceTest {

  private final IOException full =
      new FileSystemException("/out/A.cl", null, "No space left on device");

  private final CurrentPlace place = new CurrentPlace();

  @Test
  void aFileThatCannotBeWrittenIsAnErrorOfTheOutput() {
    place.enter("writing", "A.java");

    Diagnostic found = place.failure(FileException.notWritten("A.cl", new IOException(full)));

    assertThat(found.id()).isEqualTo(DiagnosticId.UNWRITABLE_OUTPUT);
    assertThat(found.message()).isEqualTo("cannot write to `A.cl`: No space left on device");
    assertThat(found.at().file()).isEqualTo("A.java");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    IOException gone = FileException.notRead("A.java", new NoSuchFileException("/a/A.java"));

    for (Throwable failure : new Throwable[] {gone, new UncheckedIOException(gone)}) {
      Diagnostic found = place.failure(failure);
      assertThat(found.id()).isEqualTo(DiagnosticId.UNREADABLE_FILE);
      assertThat(found.message()).isEqualTo("`A.java` cannot be read: no such file or folder");
    }
  }

  @Test
  void anyOtherFailureOfTheOperatingSystemIsNotAnInternalError() {
    place.enter("code generation");

    Diagnostic ofFile = place.failure(new IllegalStateException(new UncheckedIOException(full)));
    Diagnostic ofNone = place.failure(new IOException("Too many open files"));

    assertThat(ofFile.id()).isEqualTo(DiagnosticId.FAILED_INPUT_OR_OUTPUT);
    assertThat(ofFile.message())
        .isEqualTo("`/out/A.cl`: input or output failed: No space left on device");
    assertThat(ofNone.id()).isEqualTo(DiagnosticId.FAILED_INPUT_OR_OUTPUT);
    assertThat(ofNone.message())
        .isEqualTo("code generation: input or output failed: Too many open files");
  }

  @Test
  void aFaultOfTheProgramIsAnInternalError() {
    for (Throwable fault :
        new Throwable[] {
          new NullPointerException(), new AssertionError("a"), new IllegalStateException("a")
        }) {
      assertThat(place.failure(fault).id()).isEqualTo(DiagnosticId.INTERNAL_ERROR);
    }
  }
}
