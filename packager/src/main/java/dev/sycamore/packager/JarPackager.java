package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Rewrites the classes of a jar, and adds a bundle of those that come first when it is used, and of
 * all classes of other jars.
 */
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
    Set<String> ofOthers = Set.copyOf(classes.keySet());
    addClasses(jar, excluded, classes);
    SortedMap<String, byte[]> rewritten = DynamicCallRewriter.rewrite(classes);
    RevisedJar.replace(
        jar,
        (before, after) -> {
          SortedMap<String, byte[]> own = new TreeMap<>(rewritten);
          own.keySet().removeIf(name -> ofOthers.contains(LambdaClass.hostOf(name)));
          Set<String> inJar = Set.copyOf(own.keySet());
          long time = 0;
          for (ZipEntry old : Collections.list(before.entries())) {
            String path = old.getName();
            time = Math.max(time, old.getTime());
            if (!path.equals(entry)) {
              byte[] revised =
                  ClassEntries.isClass(path) ? own.remove(ClassEntries.name(path)) : null;
              after.add(
                  path,
                  old.getTime(),
                  revised == null ? before.getInputStream(old).readAllBytes() : revised);
            }
          }
          for (String added : own.keySet()) {
            after.add(ClassEntries.path(added), time, own.get(added));
          }
          after.addStored(entry, time, BundleWriter.write(rewritten, early, inJar));
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
