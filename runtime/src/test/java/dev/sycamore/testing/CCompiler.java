package dev.sycamore.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The C compiler of the machine, for native code that only tests need. */
public final class CCompiler {
  private CCompiler() {}

  /** Whether there is one. */
  public static boolean isPresent() {
    try {
      return run(List.of("--version"), ProcessBuilder.Redirect.DISCARD) == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Makes a shared library of a source file among the resources of the tests. */
  public static void compile(String resource, Path library, String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-shared", "-fPIC"));
    arguments.addAll(List.of(options));
    arguments.addAll(List.of("-o", library.toString()));
    arguments.add(TestDescriptors.classes(CCompiler.class).resolve(resource).toString());
    int status = run(arguments, ProcessBuilder.Redirect.INHERIT);
    if (status != 0) {
      throw new IllegalStateException("cc: " + status);
    }
  }

  private static int run(List<String> arguments, ProcessBuilder.Redirect errors)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("cc"));
    command.addAll(arguments);
    try {
      return new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(errors)
          .start()
          .waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
