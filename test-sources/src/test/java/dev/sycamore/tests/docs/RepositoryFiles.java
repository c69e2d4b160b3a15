package dev.sycamore.tests.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/** The files of the repository, without those that builds and tools write. */
public final class RepositoryFiles {

  /** The root folder. */
  public static final Path ROOT = Path.of("..");

  private RepositoryFiles() {}

  /** Returns the paths of all files, from the root, with slashes. */
  public static List<String> all() {
    List<String> found = new ArrayList<>();
    try {
      Files.walkFileTree(ROOT, new SourceVisitor(found));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static final class SourceVisitor extends SimpleFileVisitor<Path> {
    private final List<String> found;

    SourceVisitor(List<String> found) {
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return isOfTools(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      found.add(ROOT.relativize(file).toString().replace('\\', '/'));
      return FileVisitResult.CONTINUE;
    }

    /** A package may be called {@code target}, too. */
    private static boolean isOfTools(Path folder) {
      String name = folder.getFileName().toString();
      return name.matches("\\.[^.].*|node_modules")
          || (name.equals("target") && Files.exists(folder.resolveSibling("pom.xml")));
    }
  }
}
