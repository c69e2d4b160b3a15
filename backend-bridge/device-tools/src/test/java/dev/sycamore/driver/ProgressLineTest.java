package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

  private static final String CLEAR = "\r\u001b[K";

  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private long now;

  private String printed() {
    return terminal.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theLineIsRewrittenAndNothingIsLeft() {
    ProgressLine line = new ProgressLine(terminal, true, () -> now);
    line.show("javac");
    assertThat(printed()).as("a short build shows nothing").isEmpty();
    now = 1_000_000_000;
    line.show("link");
    line.show("x".repeat(200));
    assertThat(printed()).isEqualTo(CLEAR + "link" + CLEAR + "x".repeat(76) + "...");
    line.clear();
    line.clear();
    assertThat(printed()).endsWith("..." + CLEAR);
  }

  @Test
  void whatIsPrintedTakesItsPlace() {
    ProgressLine line = new ProgressLine(terminal, true, () -> now);
    now = 1_000_000_000;
    line.show("aot x86_64");
    PrintStream err = line.printer();
    err.println("Unit.java:3:4: error");
    err.println("1 error");
    line.clear();
    assertThat(printed())
        .isEqualTo(CLEAR + "aot x86_64" + CLEAR + "Unit.java:3:4: error\n1 error\n");
  }

  @Test
  void aLogHasNoSuchLine() {
    ProgressLine line = new ProgressLine(terminal, false, () -> now);
    now = 1_000_000_000;
    line.show("aot x86_64");
    line.printer().println("a line");
    assertThat(printed()).isEqualTo("a line\n");
  }
}
