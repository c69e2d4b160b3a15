package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Commands in a folder of their own, and what they say. */
abstract class CommandTest {

  @TempDir Path folder;

  private final String command;
  private final StringWriter errors = new StringWriter();

  CommandTest(String command) {
    this.command = command;
  }

  /** Arguments in which {@code @name} is a file of the folder. */
  final int run(String... arguments) {
    return runAsIs(Stream.of(arguments).map(this::path).toArray(String[]::new));
  }

  final int runAsIs(String... arguments) {
    errors.getBuffer().setLength(0);
    return SycamoreMain.run(
        new PrintWriter(errors, true),
        Stream.concat(Stream.of(command), Stream.of(arguments)).toArray(String[]::new));
  }

  private String path(String argument) {
    return argument.startsWith("@") ? file(argument.substring(1)).toString() : argument;
  }

  final Path file(String name) {
    return folder.resolve(name);
  }

  final Path write(String name, String text) throws IOException {
    return Files.writeString(file(name), text);
  }

  final String read(String name) throws IOException {
    return Files.readString(file(name));
  }

  /** What the last run said, with {@code @} for the folder. */
  final String errors() {
    return errors.toString().replace(folder + "/", "@");
  }

  /** One line, which begins so; the output is as it was. */
  final void assertRefused(int status, String error, String... arguments) throws IOException {
    String out = "out.unchanged";
    write(out, "before");
    String[] all =
        Stream.concat(Stream.of("-o", "@" + out), Stream.of(arguments)).toArray(String[]::new);
    assertThat(run(all)).as(errors()).isEqualTo(status);
    assertThat(errors().lines().findFirst())
        .hasValueSatisfying(l -> assertThat(l).startsWith(error));
    assertThat(errors().lines().filter(line -> line.contains("error"))).hasSize(1);
    assertThat(read(out)).isEqualTo("before");
  }

  /** What a run with this standard input writes to standard output. */
  final String piped(String input, String... arguments) {
    InputStream in = System.in;
    PrintStream out = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
      assertThat(run(arguments)).as(errors()).isZero();
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    return written.toString(StandardCharsets.UTF_8);
  }
}
