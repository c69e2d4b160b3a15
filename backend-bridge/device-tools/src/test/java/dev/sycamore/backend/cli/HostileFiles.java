package dev.sycamore.backend.cli;

import dev.sycamore.binding.resource.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars and folders of classes as no compiler writes them. */
final class HostileFiles {

  static final String ROOT = "META-INF/sycamore/";

  private static final byte[] CENTRAL = {'P', 'K', 1, 2};
  private static final int UNIX = 3;
  private static final int SYMBOLIC_LINK = 0120777;

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  HostileFiles with(String name, byte[] bytes) {
    files.put(name, bytes);
    return this;
  }

  HostileFiles with(String name, String text) {
    return with(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * A unit {@code p.Unit} with a kernel, whose OpenCL C is at this place, as its descriptor says.
   */
  static HostileFiles unit(String resource, String text) {
    return new HostileFiles()
        .with(ROOT + "p/Unit.ll", "define spir_kernel void @k(ptr %x) {\n}\n")
        .with(ROOT + "p/Unit.images", descriptor(resource, text));
  }

  /** A descriptor whose own digest is right, whatever it says. */
  static String descriptor(String resource, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    String lines =
        "sycamore-images 1\nunit p.Unit\nimages 1\nimage OPENCL_C opencl "
            + bytes.length
            + " "
            + Sha256.of(bytes)
            + " "
            + resource
            + "\nkernels 1\nk\nproperties 0\n";
    return lines + "sha256 " + Sha256.of(lines.getBytes(StandardCharsets.UTF_8)) + "\n";
  }

  Path jar(Path file) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> entry : files.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return file;
  }

  /** The same with all entries marked as symbolic links to what is in them. */
  Path jarOfLinks(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(jar(file));
    for (int at = 0; at + 46 <= bytes.length; at++) {
      if (bytes[at] == CENTRAL[0]
          && bytes[at + 1] == CENTRAL[1]
          && bytes[at + 2] == CENTRAL[2]
          && bytes[at + 3] == CENTRAL[3]) {
        bytes[at + 5] = UNIX;
        bytes[at + 40] = (byte) SYMBOLIC_LINK;
        bytes[at + 41] = (byte) (SYMBOLIC_LINK >> 8);
      }
    }
    return Files.write(file, bytes);
  }

  /** The files in a folder; names that lead out of it are left out. */
  Path folder(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> entry : files.entrySet()) {
      Path file = folder.resolve(entry.getKey()).normalize();
      if (file.startsWith(folder)) {
        Files.createDirectories(file.getParent());
        Files.write(file, entry.getValue());
      }
    }
    return folder;
  }

  /** All that is in a folder: names, kinds and contents. */
  static Map<String, String> everything(Path folder) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        String content = "a folder";
        if (Files.isSymbolicLink(file)) {
          content = "a link to " + Files.readSymbolicLink(file);
        } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          content = Sha256.of(Files.readAllBytes(file));
        }
        all.put(folder.relativize(file).toString(), content);
      }
    }
    return all;
  }
}
