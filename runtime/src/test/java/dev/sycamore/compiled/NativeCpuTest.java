package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.ComputeDevice;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;

/** Needs a C compiler, because the image is not the product's here. */
class NativeCpuTest extends CompiledDeviceContract {

  @BeforeAll
  static void compileImage() throws Exception {
    assumeTrue(compilerIsPresent(), "no C compiler");
    URI classes = Kernels.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path image = Path.of(classes).resolve(Kernels__Sycamore.NATIVE);
    Path source = Path.of(classes).resolve("dev/sycamore/compiled/kernels.c");
    Files.createDirectories(image.getParent());
    String[] command = {
      "cc",
      "-O2",
      "-shared",
      "-fPIC",
      "-ffp-contract=off",
      "-o",
      image.toString(),
      source.toString()
    };
    Process process = new ProcessBuilder(command).inheritIO().start();
    assertThat(process.waitFor()).isZero();
  }

  private static boolean compilerIsPresent() throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder("cc", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  ComputeDevice device() {
    return ComputeDevice.select("native-cpu");
  }
}
