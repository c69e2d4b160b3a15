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
    Path file = jar.resolveSibling(jar.getFileName() + ".new");
    try {
      try (ZipFile before = new ZipFile(jar.toFile());
          ZipOutputStream after = new ZipOutputStream(Files.newOutputStream(file))) {
        SortedMap<String, byte[]> classes = new TreeMap<>();
        long time = 0;
        for (ZipEntry old : Collections.list(before.entries())) {
          byte[] content = before.getInputStream(old).readAllBytes();
          String path = old.getName();
          time = Math.max(time, old.getTime());
          if (path.equals(entry)) {
            continue;
          }
          add(after, path, old.getTime(), content);
          if (path.endsWith(CLASS)
              && !path.startsWith("META-INF/")
              && excluded.stream().noneMatch(path::startsWith)) {
            String name = path.substring(0, path.length() - CLASS.length()).replace('/', '.');
            classes.put(name, content);
          }
        }
        addStored(after, entry, time, BundleWriter.write(LambdaRewriter.rewrite(classes)));
      }
      Files.move(file, jar, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(file);
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
