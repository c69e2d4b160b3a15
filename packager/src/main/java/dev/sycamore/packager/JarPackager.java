package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;

/** Adds a bundle of its classes to a jar. */
public final class JarPackager {
  private JarPackager() {}

  /**
   * Runs it.
   *
   * @param arguments the jar; the entry that the bundle gets; what the paths of classes begin with
   *     that are not bundled
   */
  public static void main(String[] arguments) throws IOException {
    List<String> all = List.of(arguments);
    bundle(Path.of(all.get(0)), all.get(1), all.subList(2, all.size()));
  }

  static void bundle(Path jar, String entry, List<String> excluded) throws IOException {
    RevisedJar.replace(
        jar,
        (before, after) -> {
          SortedMap<String, byte[]> classes = new TreeMap<>();
          long time = 0;
          for (ZipEntry old : Collections.list(before.entries())) {
            byte[] content = before.getInputStream(old).readAllBytes();
            String path = old.getName();
            time = Math.max(time, old.getTime());
            if (path.equals(entry)) {
              continue;
            }
            after.add(path, old.getTime(), content);
            if (ClassEntries.isClass(path) && excluded.stream().noneMatch(path::startsWith)) {
              classes.put(ClassEntries.name(path), content);
            }
          }
          after.addStored(entry, time, BundleWriter.write(LambdaRewriter.rewrite(classes)));
        });
  }
}
