package dev.sycamore.testsupport.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A language of native programs, and the machine's compiler for it with every warning an error. */
public enum NativeLanguage {
  C99(Tool.CC, "cc", "-x", "c", "-std=c99"),
  CXX11(Tool.CXX, "c++", "-x", "c++", "-std=c++11");

  private static final List<String> STRICT = List.of("-Wall", "-Wextra", "-Werror", "-pedantic");

  private final Tool tool;

  @SuppressWarnings("ImmutableEnumChecker") // It is List.of().
  private final List<String> command;

  NativeLanguage(Tool tool, String... command) {
    this.tool = tool;
    this.command = List.of(command);
  }

  /** Skips the running test where the machine has no such compiler, or fails it if it must. */
  public void assumePresent() {
    tool.assumePresent();
  }

  /**
   * Runs the compiler, if the machine has one; otherwise the running test is skipped.
   *
   * @param arguments without those for language and warnings
   * @throws AssertionError with what the compiler says if it fails
   */
  public void compile(List<String> arguments) {
    tool.assumePresent();
    List<String> words = new ArrayList<>(command);
    words.addAll(STRICT);
    words.addAll(arguments);
    try {
      Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new AssertionError(words + ":\n" + said);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
