package dev.sycamore.backend.client;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * LLVM's libraries as files, unpacked once for each user and version.
 *
 * <p>Several builds may come here at once. Each unpacks into a folder of its own and renames it;
 * the first one wins and the others throw theirs away, so a folder with the final name is always
 * whole unless someone damaged it afterwards.
 */
final class NativeCache {

  private static final Duration ABANDONED = Duration.ofHours(1);

  private final Path root;

  NativeCache(Path root) {
    this.root = root;
  }

  /**
   * Returns the folder with the libraries of a jar, unpacking them if it is missing or damaged.
   *
   * @param deep whether to compare contents, not only sizes
   */
  Path unpack(Path jar, boolean deep) throws WorkerException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<ZipEntry> entries = entries(zip, jar);
      Path folder = root.resolve("llvm-" + Platform.current() + "-" + fingerprint(entries));
      if (!isWhole(folder, entries, deep)) {
        replace(folder, zip, entries);
      }
      return folder;
    } catch (IOException e) {
      throw new WorkerException("cannot unpack LLVM from " + jar + " to " + root + ": " + e);
    }
  }

  private static List<ZipEntry> entries(ZipFile zip, Path jar) throws IOException {
    List<ZipEntry> entries = new ArrayList<>();
    for (NativeLibrary library : NativeLibrary.ALL) {
      ZipEntry entry = zip.getEntry(library.entry(Platform.current()));
      if (entry == null) {
        throw new IOException(jar + " has no " + library.entry(Platform.current()));
      }
      entries.add(entry);
    }
    return entries;
  }

  /**
   * The contents decide, so that two versions never share a folder, whatever their jars are called.
   */
  private static String fingerprint(List<ZipEntry> entries) {
    CRC32 crc = new CRC32();
    for (ZipEntry entry : entries) {
      for (int shift = 0; shift < 64; shift += 8) {
        crc.update((int) (entry.getCrc() >>> shift));
        crc.update((int) (entry.getSize() >>> shift));
      }
    }
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  private static boolean isWhole(Path folder, List<ZipEntry> entries, boolean deep)
      throws IOException {
    for (int i = 0; i < entries.size(); i++) {
      NativeLibrary library = NativeLibrary.ALL.get(i);
      ZipEntry entry = entries.get(i);
      Path file = folder.resolve(library.name());
      if (!Files.isRegularFile(file)
          || Files.size(file) != entry.getSize()
          || !Files.isReadable(file)
          || (library.executable() && !Files.isExecutable(file))
          || (deep && crc(file) != entry.getCrc())) {
        return false;
      }
    }
    return true;
  }

  private static long crc(Path file) throws IOException {
    try (InputStream raw = Files.newInputStream(file);
        CheckedInputStream in = new CheckedInputStream(raw, new CRC32())) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
      return in.getChecksum().getValue();
    }
  }

  private void replace(Path folder, ZipFile zip, List<ZipEntry> entries) throws IOException {
    Files.createDirectories(root);
    removeAbandoned();
    Path fresh = Files.createDirectory(root.resolve("unpacking-" + UUID.randomUUID()));
    try {
      for (int i = 0; i < entries.size(); i++) {
        NativeLibrary library = NativeLibrary.ALL.get(i);
        Path file = fresh.resolve(library.name());
        try (InputStream in = zip.getInputStream(entries.get(i))) {
          Files.copy(in, file);
        }
        if (library.executable() && !file.toFile().setExecutable(true)) {
          throw new IOException("cannot make " + file + " executable");
        }
      }
      moveInto(fresh, folder, entries);
    } finally {
      deleteTree(fresh);
    }
  }

  private void moveInto(Path fresh, Path folder, List<ZipEntry> entries) throws IOException {
    for (int attempt = 0; attempt < 3; attempt++) {
      if (Files.exists(folder)) {
        if (isWhole(folder, entries, true)) {
          return;
        }
        Path broken = root.resolve("unpacking-broken-" + UUID.randomUUID());
        try {
          Files.move(folder, broken, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
          // Another build was quicker; what it left is looked at in the next round.
        }
        deleteTree(broken);
      }
      try {
        Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
        return;
      } catch (AtomicMoveNotSupportedException e) {
        throw e;
      } catch (IOException e) {
        // The folder came into being meanwhile.
      }
    }
    if (!isWhole(folder, entries, true)) {
      throw new IOException("cannot replace the damaged folder " + folder);
    }
  }

  /** Removes what builds left that were killed while they unpacked. */
  private void removeAbandoned() throws IOException {
    FileTime limit = FileTime.from(Instant.now().minus(ABANDONED));
    try (Stream<Path> folders = Files.list(root)) {
      for (Path folder : folders.toList()) {
        if (folder.getFileName().toString().startsWith("unpacking-")
            && Files.getLastModifiedTime(folder).compareTo(limit) < 0) {
          deleteTree(folder);
        }
      }
    } catch (java.nio.file.NoSuchFileException e) {
      // Another build removed it first.
    }
  }

  private static void deleteTree(Path folder) {
    FileTrees.delete(folder);
  }
}
