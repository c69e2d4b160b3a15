package dev.sycamore.backend.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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
    return Stream.of(classPath.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty())
        .map(Path::of)
        .toList();
  }
}
