package dev.sycamore.backend.client;

import dev.sycamore.backend.files.AtomicMoves;
import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * LLVM's libraries as files, unpacked once for each user and version.
 *
 * <p>Several builds may come here at once. Each unpacks into a folder of its own and renames it;
 * the first one wins and the others throw theirs away, so a folder with the final name is always
 * whole unless someone damaged it afterwards.
 *
 * <p>The libraries are code of every build, so files that others than this user and root can write
 * are replaced; and where others can write the folder around them, each build compares them with
 * the jar, byte for byte.
 */
final class NativeCache {

  private static final String EXECUTABLE = "rwxr-xr-x";

  private final Path root;
  private final Platform platform;

  NativeCache(Path root) {
    this(root, Platform.current());
  }

  NativeCache(Path root, Platform platform) {
    this.root = root;
    this.platform = platform;
  }

  /**
   * Returns the folder with the libraries of a jar, unpacking them if it is missing or damaged.
   *
   * @param deep whether to compare contents, not only sizes
   */
  Path unpack(Path jar, boolean deep) throws WorkerException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<ZipEntry> entries = entries(zip, jar);
      Path folder = folder(entries);
      if (!isWhole(folder, zip, entries, deep)) {
        replace(folder, zip, entries);
      }
      CacheLeftovers.use(folder);
      return folder;
    } catch (IOException e) {
      throw cannotUnpack(jar, e);
    }
  }

  /**
   * Compares the libraries with the jar, byte for byte, and unpacks them anew if they differ.
   *
   * @return whether they differed
   */
  boolean repair(Path jar) throws WorkerException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<ZipEntry> entries = entries(zip, jar);
      Path folder = folder(entries);
      boolean damaged = !isWhole(folder, zip, entries, true);
      if (damaged) {
        replace(folder, zip, entries);
      }
      return damaged;
    } catch (IOException e) {
      throw cannotUnpack(jar, e);
    }
  }

  private WorkerException cannotUnpack(Path jar, IOException reason) {
    return new WorkerException("cannot unpack LLVM from " + jar + " to " + root + ": " + reason);
  }

  private Path folder(List<ZipEntry> entries) {
    return root.resolve(CacheLeftovers.LIBRARIES + platform.name() + "-" + fingerprint(entries));
  }

  private List<ZipEntry> entries(ZipFile zip, Path jar) throws IOException {
    List<ZipEntry> entries = new ArrayList<>();
    for (NativeLibrary library : platform.libraries()) {
      ZipEntry entry = zip.getEntry(platform.entry(library));
      if (entry == null) {
        throw new IOException(jar + " has no " + platform.entry(library));
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

  private boolean isWhole(Path folder, ZipFile zip, List<ZipEntry> entries, boolean deep)
      throws IOException {
    if (!Files.isDirectory(folder) || !FileOwnership.isOurs(folder)) {
      return false;
    }
    boolean compared = deep || !FileOwnership.isOurs(root);
    for (int i = 0; i < entries.size(); i++) {
      NativeLibrary library = platform.libraries().get(i);
      ZipEntry entry = entries.get(i);
      Path file = folder.resolve(library.name());
      if (!Files.isRegularFile(file)
          || Files.size(file) != entry.getSize()
          || !Files.isReadable(file)
          || (library.executable() && !Files.isExecutable(file))
          || !FileOwnership.isOurs(file)
          || (compared && !isSame(zip, entry, file))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(ZipFile zip, ZipEntry entry, Path file) throws IOException {
    try (InputStream expected = zip.getInputStream(entry);
        InputStream found = Files.newInputStream(file)) {
      byte[] bytes;
      do {
        bytes = expected.readNBytes(1 << 16);
        if (!java.util.Arrays.equals(bytes, found.readNBytes(1 << 16))) {
          return false;
        }
      } while (bytes.length > 0);
      return true;
    }
  }

  private void replace(Path folder, ZipFile zip, List<ZipEntry> entries) throws IOException {
    Files.createDirectories(root);
    new CacheLeftovers(root).delete();
    Path fresh = Files.createDirectory(unpacking(""), attributes(EXECUTABLE));
    try {
      for (int i = 0; i < entries.size(); i++) {
        NativeLibrary library = platform.libraries().get(i);
        unpack(
            zip,
            entries.get(i),
            fresh.resolve(library.name()),
            attributes(library.executable() ? EXECUTABLE : "rw-r--r--"));
        if (library.executable() && FileOwnership.isKnown(fresh)) {
          // A umask may have taken it.
          Files.setPosixFilePermissions(
              fresh.resolve(library.name()), PosixFilePermissions.fromString(EXECUTABLE));
        }
      }
      moveInto(fresh, folder, zip, entries);
    } finally {
      FileTrees.delete(fresh);
    }
  }

  private Path unpacking(String how) {
    return root.resolve(CacheLeftovers.UNPACKING + how + UUID.randomUUID());
  }

  /** Nobody else can write what has these from its beginning on, whatever the user's umask is. */
  private FileAttribute<?>[] attributes(String permissions) {
    return FileOwnership.isKnown(root)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  private static void unpack(ZipFile zip, ZipEntry entry, Path file, FileAttribute<?>[] attributes)
      throws IOException {
    Set<StandardOpenOption> fresh = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (InputStream in = zip.getInputStream(entry);
        OutputStream out =
            Channels.newOutputStream(Files.newByteChannel(file, fresh, attributes))) {
      in.transferTo(out);
    }
  }

  private void moveInto(Path fresh, Path folder, ZipFile zip, List<ZipEntry> entries)
      throws IOException {
    for (int attempt = 0; attempt < 3; attempt++) {
      if (Files.exists(folder)) {
        if (isWhole(folder, zip, entries, true)) {
          return;
        }
        Path broken = unpacking("broken-");
        try {
          AtomicMoves.replace(folder, broken);
        } catch (IOException e) {
          // Another build was quicker; what it left is looked at in the next round.
        }
        FileTrees.delete(broken);
      }
      try {
        AtomicMoves.replace(fresh, folder);
        return;
      } catch (AtomicMoveNotSupportedException e) {
        throw e;
      } catch (IOException e) {
        // The folder came into being meanwhile.
      }
    }
    if (!isWhole(folder, zip, entries, true)) {
      throw new IOException(
          "cannot replace the folder "
              + folder
              + ", which is damaged or which others can write: delete it");
    }
  }
}
