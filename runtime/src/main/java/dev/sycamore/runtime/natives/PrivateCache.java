package dev.sycamore.runtime.natives;

import dev.sycamore.binding.resource.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What earlier runs of this user made and this one need not make again: a file for each key, in a
 * folder that nobody else can write. A file says what it is of and has a digest; one that is
 * damaged is deleted and counts as missing. Files appear whole: other processes may use the folder
 * at the same time. Whatever goes wrong, there is nothing in the cache, and nothing else happens.
 */
public final class PrivateCache {
  private static final String TITLE = "sycamore-cache 1 ";
  private static final String TEMPORARY = ".tmp";
  private static final String OWNER_ONLY_FOLDER = "rwx------";
  private static final String OWNER_ONLY_FILE = "rw-------";
  private static final int GROUP_AND_OTHERS = 077;

  /** When a file was used is noted this precisely. */
  private static final Duration PRECISION = Duration.ofHours(1);

  /** What a process that was killed left is deleted after this. */
  private static final Duration ABANDONED = Duration.ofHours(1);

  /** All files are looked at after each of so many parts of the limit. */
  private static final int CHECKS = 16;

  private final Path folder;
  private final long limit;

  /** What may be written until the next look at all files; the first write has one. */
  private final AtomicLong unchecked = new AtomicLong();

  private PrivateCache(Path folder, long limit) {
    this.folder = folder;
    this.limit = limit;
  }

  private record Entry(Path file, long size, FileTime used) {}

  /**
   * The cache in a folder, which is made if it is missing; empty if somebody else could change what
   * is in it, or it cannot be used.
   *
   * @param limit the most bytes of all files
   */
  public static Optional<PrivateCache> in(Path folder, long limit) {
    try {
      Files.createDirectories(
          folder.toAbsolutePath(),
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY_FOLDER)));
      Path real = folder.toRealPath();
      int uid = FolderTrust.ownUid();
      boolean own = isOwn(real, uid) && FolderTrust.problem(real, uid).isEmpty();
      return own ? Optional.of(new PrivateCache(real, limit)) : Optional.empty();
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static boolean isOwn(Path path, int uid) throws IOException {
    var facts = Files.readAttributes(path, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
    return (int) facts.get("uid") == uid && ((int) facts.get("mode") & GROUP_AND_OTHERS) == 0;
  }

  /** What was kept under a key. */
  public Optional<byte[]> read(String key) {
    Path file = file(key);
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.empty();
      }
      if (!isOwn(file, FolderTrust.ownUid()) || Files.size(file) > limit) {
        remove(key);
        return Optional.empty();
      }
      Optional<byte[]> content = content(key, Files.readAllBytes(file));
      if (content.isEmpty()) {
        remove(key);
      } else {
        noteUse(file);
      }
      return content;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The content of a file, if it is whole and of this key. */
  private static Optional<byte[]> content(String key, byte[] bytes) {
    int start = header(key, new byte[0]).length;
    if (bytes.length < start) {
      return Optional.empty();
    }
    byte[] content = Arrays.copyOfRange(bytes, start, bytes.length);
    byte[] expected = header(key, content);
    return Arrays.equals(bytes, 0, start, expected, 0, start)
        ? Optional.of(content)
        : Optional.empty();
  }

  private static byte[] header(String key, byte[] content) {
    return (TITLE + name(key) + " " + Sha256.of(content) + "\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static String name(String key) {
    return Sha256.of(key.getBytes(StandardCharsets.UTF_8));
  }

  private Path file(String key) {
    return folder.resolve(name(key));
  }

  private static void noteUse(Path file) throws IOException {
    Instant now = Instant.now();
    Instant before = Files.getLastModifiedTime(file).toInstant();
    if (before.plus(PRECISION).isBefore(now)) {
      Files.setLastModifiedTime(file, FileTime.from(now));
    }
  }

  /** Keeps something under a key. */
  public void write(String key, byte[] content) {
    byte[] header = header(key, content);
    if (header.length + content.length > limit) {
      return;
    }
    try {
      Path temporary =
          Files.createTempFile(
              folder,
              "",
              TEMPORARY,
              PosixFilePermissions.asFileAttribute(
                  PosixFilePermissions.fromString(OWNER_ONLY_FILE)));
      try {
        Files.write(
            temporary,
            ByteBuffer.allocate(header.length + content.length).put(header).put(content).array());
        Files.move(temporary, file(key), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
      if (unchecked.addAndGet(-header.length - content.length) < 0) {
        unchecked.set(limit / CHECKS);
        evict();
      }
    } catch (IOException e) {
      // The next run makes it again.
    }
  }

  /** Forgets what is kept under a key. */
  public void remove(String key) {
    try {
      Files.deleteIfExists(file(key));
    } catch (IOException e) {
      // It is not believed the next time either.
    }
  }

  /** Deletes what was not used for longest until a quarter is free, if there is too much. */
  private void evict() throws IOException {
    List<Entry> entries = entries();
    long size = entries.stream().mapToLong(Entry::size).sum();
    if (size <= limit) {
      return;
    }
    entries.sort(Comparator.comparing(Entry::used));
    for (Entry entry : entries) {
      if (size <= limit - limit / 4) {
        return;
      }
      Files.deleteIfExists(entry.file());
      size -= entry.size();
    }
  }

  private List<Entry> entries() throws IOException {
    FileTime abandoned = FileTime.from(Instant.now().minus(ABANDONED));
    List<Entry> entries = new ArrayList<>();
    try (var files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        try {
          BasicFileAttributes facts =
              Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
          FileTime used = facts.lastModifiedTime();
          if (file.toString().endsWith(TEMPORARY) && used.compareTo(abandoned) < 0) {
            Files.deleteIfExists(file);
          } else if (facts.isRegularFile()) {
            entries.add(new Entry(file, facts.size(), used));
          }
        } catch (NoSuchFileException e) {
          // Another process has deleted it.
        }
      }
    }
    return entries;
  }
}
