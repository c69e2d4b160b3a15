package dev.sycamore.processor.symbols;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Sources that attribution is tried on. */
final class Corpus {
  private Corpus() {}

  /** Code as kernels have it, and the rest of Java 17 around it. */
  static List<Path> kernelShaped() throws IOException {
    return javaFiles(resource("/attribution"));
  }

  /** What came with Java 21 to 25. */
  static List<Path> ofJava25() throws IOException {
    return javaFiles(resource("/attribution25"));
  }

  private static Path resource(String name) {
    try {
      return Path.of(Corpus.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** All Java files below a folder that declare types. */
  static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".java") && !f.toString().endsWith("-info.java"))
          .sorted()
          .toList();
    }
  }
}
