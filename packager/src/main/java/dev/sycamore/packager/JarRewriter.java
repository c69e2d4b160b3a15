package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Rewrites the classes of a jar for programs that start often. */
public final class JarRewriter {
  private JarRewriter() {}

  /**
   * Runs it.
   *
   * @param arguments the jar
   */
  public static void main(String[] arguments) throws IOException {
    rewrite(Path.of(arguments[0]));
  }

  /** Rewrites a jar, unless that has been done. */
  static void rewrite(Path jar) throws IOException {
    if (isRewritten(jar)) {
      // Its time stays as it is, by which archives of classes know it.
      return;
    }
    RevisedJar.replace(
        jar,
        (before, after) -> {
          SortedMap<String, byte[]> classes = new TreeMap<>();
          long time = 0;
          for (ZipEntry entry : Collections.list(before.entries())) {
            time = Math.max(time, entry.getTime());
            if (ClassEntries.isClass(entry.getName())) {
              classes.put(
                  ClassEntries.name(entry.getName()), before.getInputStream(entry).readAllBytes());
            }
          }
          SortedMap<String, byte[]> rewritten = DynamicCallRewriter.rewrite(classes);
          for (ZipEntry entry : Collections.list(before.entries())) {
            byte[] content =
                ClassEntries.isClass(entry.getName())
                    ? rewritten.remove(ClassEntries.name(entry.getName()))
                    : before.getInputStream(entry).readAllBytes();
            after.add(entry.getName(), entry.getTime(), content);
          }
          for (String added : rewritten.keySet()) {
            after.add(ClassEntries.path(added), time, rewritten.get(added));
          }
        });
  }

  private static boolean isRewritten(Path jar) throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      return file.stream().anyMatch(entry -> LambdaClass.isOne(entry.getName()));
    }
  }
}
