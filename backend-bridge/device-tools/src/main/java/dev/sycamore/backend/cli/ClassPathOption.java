package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.ClassPathEntries;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Where exported functions of other modules are. */
final class ClassPathOption {

  @Option(
      names = {OptionNames.CP, "--" + OptionNames.CLASS_PATH},
      paramLabel = "PATH",
      description =
          "Jars and folders to take exported functions from, as far as kernels reach them.")
  private String classPath = "";

  /** Its jars and folders. */
  List<Path> entries() {
    return ClassPathEntries.of(classPath);
  }
}
