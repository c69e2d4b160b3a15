package dev.sycamore.backend.report;

import dev.sycamore.backend.files.ClassPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the sources of compilation units are: in folders, or in jars. */
final class SourceTexts {

  private static final String JAR = ".jar";

  private final ClassPath places;

  /**
   * @param named folders and jars with sources that the user names, searched first
   * @param roots class outputs, which may have sources, too; a jar may have a jar of sources beside
   *     it
   */
  SourceTexts(List<Path> named, List<Path> roots) {
    List<Path> all = new ArrayList<>(named);
    for (Path root : roots) {
      all.add(root);
      String name = String.valueOf(root.getFileName());
      if (name.endsWith(JAR)) {
        String base = name.substring(0, name.length() - JAR.length());
        all.add(root.resolveSibling(base + "-sources" + JAR));
      }
    }
    this.places = new ClassPath(all);
  }

  /**
   * The lines of a file, if it is found.
   *
   * @param unit {@code p.Unit}
   * @param file its simple name
   */
  Optional<List<String>> lines(String unit, String file) throws IOException {
    int dot = unit.lastIndexOf('.');
    String folder = dot < 0 ? "" : unit.substring(0, dot + 1).replace('.', '/');
    return places
        .find(folder + file)
        .map(found -> new String(found.bytes(), StandardCharsets.UTF_8).lines().toList());
  }
}
