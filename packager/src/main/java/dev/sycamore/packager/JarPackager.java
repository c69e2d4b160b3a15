package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Adds a bundle of its classes to a jar. */
public final class JarPackager {
  private static final String WITH = "--with";

  private JarPackager() {}

  /**
   * Runs it.
   *
   * @param arguments the jar; the entry that the bundle gets; a file with the names of the classes
   *     that come first in it, one a line; what the paths of classes begin with that are not
   *     bundled; after {@code --with}, other jars whose classes are
   */
  public static void main(String[] arguments) throws IOException {
    List<String> all = List.of(arguments);
    int others = all.contains(WITH) ? all.indexOf(WITH) : all.size();
    bundle(
        Path.of(all.get(0)),
        all.get(1),
        Files.readAllLines(Path.of(all.get(2))),
        all.subList(3, others),
        all.stream().skip(others + 1L).map(Path::of).toList());
  }

  private static void bundle(
      Path jar, String entry, List<String> early, List<String> excluded, List<Path> others)
      throws IOException {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    for (Path other : others) {
      addClasses(other, excluded, classes);
    }
    RevisedJar.replace(
        jar,
        (before, after) -> {
          long time = 0;
          for (ZipEntry old : Collections.list(before.entries())) {
            byte[] content = before.getInputStream(old).readAllBytes();
            String path = old.getName();
            time = Math.max(time, old.getTime());
            if (path.equals(entry)) {
              continue;
            }
            after.add(path, old.getTime(), content);
            addClass(path, content, excluded, classes);
          }
          after.addStored(
              entry, time, BundleWriter.write(DynamicCallRewriter.rewrite(classes), early));
        });
  }

  private static void addClasses(Path jar, List<String> excluded, SortedMap<String, byte[]> classes)
      throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        addClass(entry.getName(), zip.getInputStream(entry).readAllBytes(), excluded, classes);
      }
    }
  }

  private static void addClass(
      String path, byte[] content, List<String> excluded, SortedMap<String, byte[]> classes) {
    if (ClassEntries.isClass(path)
        && !path.equals("module-info.class")
        && excluded.stream().noneMatch(path::startsWith)) {
      classes.put(ClassEntries.name(path), content);
    }
  }
}
