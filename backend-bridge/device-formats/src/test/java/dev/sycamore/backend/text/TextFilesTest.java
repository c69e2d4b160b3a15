package dev.sycamore.backend.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {

  @Test
  void filesThatCannotBeRead(@TempDir Path folder) throws Exception {
    assertThatThrownBy(() -> TextFiles.read(folder))
        .hasMessage(folder + ": error: cannot be read: this is a folder");
    Path file = folder.resolve("a.prop");
    assertThatThrownBy(() -> TextFiles.read(file))
        .hasMessage(file + ": error: cannot be read: no such file or folder");
    assertThatThrownBy(() -> TextFiles.read(Path.of("/dev/zero")))
        .hasMessage("/dev/zero: error: cannot be read: larger than 64 MiB");
    Files.writeString(file, "[a]\n");
    assertThat(TextFiles.read(file)).containsExactly('[', 'a', ']', '\n');
  }
}
