package dev.sycamore.tests.external;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs class output as other projects get it. */
final class Jars {

  private Jars() {}

  /** A jar of a folder's files. */
  static Path pack(Path folder, Path jar) {
    return pack(folder, jar, name -> true);
  }

  /** A jar of some of a folder's files. */
  static Path pack(Path folder, Path jar, Predicate<String> taken) {
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> files = Files.walk(folder)) {
      for (Path path : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        if (taken.test(name)) {
          zip.putNextEntry(new ZipEntry(name));
          zip.write(Files.readAllBytes(path));
          zip.closeEntry();
        }
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
