package dev.sycamore.compiled;

import dev.sycamore.testing.CCompiler;
import dev.sycamore.testing.TestDescriptors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The native image of {@link Kernels}, which a C compiler makes: the product's is not here. */
final class NativeKernels {
  private NativeKernels() {}

  static void compile() {
    Path image = TestDescriptors.classes(NativeKernels.class).resolve(Kernels__Sycamore.NATIVE);
    try {
      Files.createDirectories(image.getParent());
      CCompiler.compile("dev/sycamore/compiled/kernels.c", image, "-O2", "-ffp-contract=off");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
