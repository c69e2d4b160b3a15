package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Adds a bundle of its classes to a jar. */
public final class JarPackager {
  private static final String CLASS = ".class";
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
    Path file = jar.resolveSibling(jar.getFileName() + ".new");
    try {
      try (ZipFile before = new ZipFile(jar.toFile());
          ZipOutputStream after = new ZipOutputStream(Files.newOutputStream(file))) {
        SortedMap<String, byte[]> classes = new TreeMap<>();
        for (Path other : others) {
          addClasses(other, excluded, classes);
        }
        long time = 0;
        for (ZipEntry old : Collections.list(before.entries())) {
          byte[] content = before.getInputStream(old).readAllBytes();
          String path = old.getName();
          time = Math.max(time, old.getTime());
          if (path.equals(entry)) {
            continue;
          }
          add(after, path, old.getTime(), content);
          addClass(path, content, excluded, classes);
        }
        addStored(
            after, entry, time, BundleWriter.write(DynamicCallRewriter.rewrite(classes), early));
      }
      Files.move(file, jar, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(file);
    }
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
    if (path.endsWith(CLASS)
        && !path.startsWith("META-INF/")
        && !path.equals("module-info.class")
        && excluded.stream().noneMatch(path::startsWith)) {
      classes.put(path.substring(0, path.length() - CLASS.length()).replace('/', '.'), content);
    }
  }

  private static void add(ZipOutputStream jar, String path, long time, byte[] content)
      throws IOException {
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(time);
    write(jar, entry, content);
  }

  /** Not compressed: a compiler would take longer to expand it than to read it. */
  private static void addStored(ZipOutputStream jar, String path, long time, byte[] content)
      throws IOException {
    CRC32 checksum = new CRC32();
    checksum.update(content);
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(time);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(checksum.getValue());
    write(jar, entry, content);
  }

  private static void write(ZipOutputStream jar, ZipEntry entry, byte[] content)
      throws IOException {
    jar.putNextEntry(entry);
    jar.write(content);
    jar.closeEntry();
  }
}
