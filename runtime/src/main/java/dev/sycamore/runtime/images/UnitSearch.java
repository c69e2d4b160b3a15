package dev.sycamore.runtime.images;

import dev.sycamore.binding.resource.UnitResources;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The compilation units with kernels in a jar or a folder of classes. */
public final class UnitSearch {

  private UnitSearch() {}

  /** Their names, in no order. */
  public static List<String> in(Path entry) throws IOException {
    return Files.isDirectory(entry) ? inFolder(entry) : inJar(entry);
  }

  private static List<String> inFolder(Path folder) throws IOException {
    Path descriptors = folder.resolve(UnitResources.FOLDER);
    if (!Files.isDirectory(descriptors)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(descriptors)) {
      return files
          .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
          .filter(UnitSearch::isDescriptor)
          .map(UnitResources::unitOfImages)
          .toList();
    }
  }

  private static List<String> inJar(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      return jar.stream()
          .map(entry -> entry.getName())
          .filter(UnitSearch::isDescriptor)
          .map(UnitResources::unitOfImages)
          .toList();
    }
  }

  private static boolean isDescriptor(String resource) {
    return resource.startsWith(UnitResources.FOLDER) && resource.endsWith(UnitResources.IMAGES);
  }
}
