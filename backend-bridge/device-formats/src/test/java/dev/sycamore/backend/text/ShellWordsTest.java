package dev.sycamore.backend.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShellWordsTest {

  @Test
  void aShellReadsTheWordsThatWereWritten() throws Exception {
    List<String> words =
        List.of(
            "plain", "-x=a,b:c", "two words", "{in}", "it's", "$HOME", "\"`\\", "*", "", "a\nb");
    String line = "printf '%s|' " + ShellWords.line(words);

    Process shell = new ProcessBuilder("sh", "-c", line).redirectErrorStream(true).start();
    String read = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(shell.waitFor()).isZero();
    assertThat(read).isEqualTo(String.join("|", words) + "|");
  }
}
