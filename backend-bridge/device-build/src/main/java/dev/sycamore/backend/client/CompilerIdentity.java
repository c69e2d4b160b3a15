package dev.sycamore.backend.client;

import dev.sycamore.binding.resource.Sha256;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What decides, beside a job, what the device compiler makes of it: its code. */
final class CompilerIdentity {

  private CompilerIdentity() {}

  /** A number that another compiler does not have. Of jars their tables of contents are read. */
  static byte[] of(WorkerClassPath classPath) throws IOException {
    MessageDigest digest = Sha256.newDigest();
    try (DataOutputStream out =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
      out.writeUTF(Platform.current().name());
      for (Path entry : classPath.entries()) {
        if (Files.isDirectory(entry)) {
          writeFolder(out, entry);
        } else {
          writeJar(out, entry);
        }
      }
      writeJar(out, classPath.nativeJar());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return digest.digest();
  }

  private static void writeFolder(DataOutputStream out, Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    out.writeInt(files.size());
    for (Path file : files) {
      out.writeUTF(folder.relativize(file).toString());
      byte[] content = Files.readAllBytes(file);
      out.writeInt(content.length);
      out.write(content);
    }
  }

  private static void writeJar(DataOutputStream out, Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream().sorted(Comparator.comparing(ZipEntry::getName)).toList();
      out.writeInt(entries.size());
      for (ZipEntry entry : entries) {
        out.writeUTF(entry.getName());
        out.writeLong(entry.getSize());
        out.writeLong(entry.getCrc());
      }
    }
  }
}
