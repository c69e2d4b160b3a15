package dev.sycamore.compiled;

import dev.sycamore.testing.Descriptors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The native image of {@link Kernels}, which a C compiler makes: the product's is not here. */
final class NativeKernels {
  private NativeKernels() {}

  static boolean compilerIsPresent() {
    try {
      return run("cc", "--version") == 0;
    } catch (IOException e) {
      return false;
    }
  }

  static void compile() {
    Path classes = Descriptors.classes(NativeKernels.class);
    Path image = classes.resolve(Kernels__Sycamore.NATIVE);
    Path source = classes.resolve("dev/sycamore/compiled/kernels.c");
    try {
      Files.createDirectories(image.getParent());
      String output = image.toString();
      String input = source.toString();
      int status = run("cc", "-O2", "-shared", "-fPIC", "-ffp-contract=off", "-o", output, input);
      if (status != 0) {
        throw new IllegalStateException("cc: " + status);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int run(String... command) throws IOException {
    try {
      return new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start()
          .waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
