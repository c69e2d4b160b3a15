package dev.sycamore.packager;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A jar that takes the place of another one. */
final class RevisedJar {
  private final ZipOutputStream out;

  private RevisedJar(ZipOutputStream out) {
    this.out = out;
  }

  /** What becomes of a jar. */
  @FunctionalInterface
  interface Revision {
    void write(ZipFile before, RevisedJar after) throws IOException;
  }

  /** Replaces a jar. */
  static void replace(Path jar, Revision revision) throws IOException {
    Path file = jar.resolveSibling(jar.getFileName() + ".new");
    try {
      try (ZipFile before = new ZipFile(jar.toFile());
          ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
        revision.write(before, new RevisedJar(out));
      }
      Files.move(file, jar, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  void add(String path, long time, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(time);
    write(entry, content);
  }

  /** Not compressed: a compiler would take longer to expand it than to read it. */
  void addStored(String path, long time, byte[] content) throws IOException {
    CRC32 checksum = new CRC32();
    checksum.update(content);
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(time);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(checksum.getValue());
    write(entry, content);
  }

  private void write(ZipEntry entry, byte[] content) throws IOException {
    out.putNextEntry(entry);
    out.write(content);
    out.closeEntry();
  }
}
