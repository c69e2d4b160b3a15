package dev.sycamore.backend.link;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Modules in jars and in folders of classes. */
public final class ClassPathModules implements ModuleFinder {

  private final List<Path> classPath;

  /**
   * @param classPath jars and folders; what does not exist is passed over, as Java does
   */
  public ClassPathModules(List<Path> classPath) {
    this.classPath = List.copyOf(classPath);
  }

  @Override
  public Optional<LinkInput> find(String id) throws IOException {
    String path = ModulePaths.library(id);
    for (Path root : classPath) {
      Optional<LinkInput> found =
          Files.isDirectory(root)
              ? inFolder(root, path)
              : Files.exists(root) ? inJar(root, path) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /**
   * All modules of a jar or of a folder of classes, in the order of their names.
   *
   * @throws IOException if it is neither, or cannot be read
   */
  public static List<LinkInput> all(Path root) throws IOException {
    return Files.isDirectory(root) ? allInFolder(root) : allInJar(root);
  }

  private static Optional<LinkInput> inFolder(Path root, String path) throws IOException {
    Path file = root.resolve(path);
    return Files.isRegularFile(file)
        ? Optional.of(new LinkInput(file.toString(), Files.readAllBytes(file)))
        : Optional.empty();
  }

  private static Optional<LinkInput> inJar(Path jar, String path) throws IOException {
    try (ZipFile file = open(jar)) {
      ZipEntry entry = file.getEntry(path);
      return entry == null ? Optional.empty() : Optional.of(read(jar, file, entry));
    }
  }

  private static List<LinkInput> allInFolder(Path root) throws IOException {
    List<LinkInput> modules = new ArrayList<>();
    Path folder = root.resolve(ModulePaths.FOLDER);
    if (!Files.isDirectory(folder)) {
      return modules;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (ModulePaths.isModule(root.relativize(file).toString().replace('\\', '/'))) {
          modules.add(new LinkInput(file.toString(), Files.readAllBytes(file)));
        }
      }
    }
    return modules;
  }

  private static List<LinkInput> allInJar(Path jar) throws IOException {
    List<LinkInput> modules = new ArrayList<>();
    try (ZipFile file = open(jar)) {
      List<ZipEntry> entries =
          file.stream()
              .filter(e -> ModulePaths.isModule(e.getName()))
              .map(ZipEntry.class::cast)
              .sorted((a, b) -> a.getName().compareTo(b.getName()))
              .toList();
      for (ZipEntry entry : entries) {
        modules.add(read(jar, file, entry));
      }
    }
    return modules;
  }

  private static ZipFile open(Path jar) throws IOException {
    try {
      return new ZipFile(jar.toFile());
    } catch (ZipException e) {
      throw new IOException(jar + " is no jar: " + e.getMessage(), e);
    }
  }

  private static LinkInput read(Path jar, ZipFile file, ZipEntry entry) throws IOException {
    try (InputStream in = file.getInputStream(entry)) {
      return new LinkInput(jar + "!/" + entry.getName(), in.readAllBytes());
    }
  }
}
