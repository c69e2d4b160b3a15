package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {

  @TempDir private Path folder;

  private String script(String shell) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      StringWriter errors = new StringWriter();
      assertThat(SycamoreMain.run(new PrintWriter(errors, true), "completion", shell))
          .as(errors.toString())
          .isZero();
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** What the shell offers after some words. */
  private String offered(String script, String words) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("script"), script);
    int last = words.split(" ", -1).length - 1;
    String program =
        ". '%s'; COMP_WORDS=(%s %s); COMP_CWORD=%d; COMP_LINE='%s'; _complete_sycamore; echo ${COMPREPLY[@]}"
            .formatted(file, words, words.endsWith(" ") ? "''" : "", last, words);
    // Outside of a completion bash complains about compopt.
    Process bash =
        new ProcessBuilder("bash", "-c", program).redirectError(Redirect.DISCARD).start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    return said;
  }

  @Test
  void bashCompletesCommandsAndOptions() throws Exception {
    String script = script("bash");
    assertThat(offered(script, "sycamore ")).contains("report", "dump", "run", "devices", "doctor");
    assertThat(offered(script, "sycamore re")).isEqualTo("report\n");
    assertThat(offered(script, "sycamore report --s")).contains("--source");
    assertThat(offered(script, "sycamore explain --d")).isEqualTo("--device\n");
  }

  @Test
  void zshHasItsOwnFirstLine() {
    assertThat(script("zsh")).startsWith("#compdef sycamore\n").contains("bashcompinit");
  }

  @Test
  void anotherShellIsAWrongCommandLine() {
    StringWriter errors = new StringWriter();
    assertThat(SycamoreMain.run(new PrintWriter(errors, true), "completion", "fish")).isEqualTo(2);
    assertThat(errors.toString()).contains("sycamore completion: error: ", "fish");
  }
}
