package dev.sycamore.backend.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A folder with a random name that only its user can read, deleted when it is closed. It holds a
 * lock while it is in use, so that those of processes that were killed can be recognised and
 * deleted, also where several machines or containers share the parent.
 */
public final class TemporaryFolder implements AutoCloseable {

  /** A folder this young may be one whose lock is not yet there. */
  private static final Duration YOUNG = Duration.ofHours(1);

  private static final String LOCK = ".lock";

  /** Those of this process: on POSIX systems, opening and closing a lock file releases the lock. */
  private static final Set<Path> IN_USE = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel channel;

  private TemporaryFolder(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Creates a folder and deletes abandoned ones with the same prefix.
   *
   * @param parent an existing folder
   * @param prefix what its name begins with
   */
  public static TemporaryFolder create(Path parent, String prefix) throws IOException {
    Path path = Files.createTempDirectory(parent, prefix).toAbsolutePath();
    IN_USE.add(path);
    FileChannel channel = null;
    try {
      channel = lock(path);
      removeAbandoned(path, prefix);
      return new TemporaryFolder(path, channel);
    } catch (IOException | RuntimeException e) {
      discard(path, channel);
      throw e;
    }
  }

  /** Returns the open channel that holds the lock; the file has its name once it is locked. */
  private static FileChannel lock(Path folder) throws IOException {
    Path unlocked = folder.resolve(LOCK + ".new");
    FileChannel channel =
        FileChannel.open(unlocked, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      channel.lock();
      Files.move(unlocked, folder.resolve(LOCK), StandardCopyOption.ATOMIC_MOVE);
      return channel;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** The folder, absolute. */
  public Path path() {
    return path;
  }

  /** Deletes the abandoned siblings of a folder, as far as possible. */
  private static void removeAbandoned(Path own, String prefix) {
    try (DirectoryStream<Path> siblings = Files.newDirectoryStream(own.getParent(), prefix + "*")) {
      for (Path sibling : siblings) {
        if (!IN_USE.contains(sibling) && isAbandoned(sibling, own)) {
          FileTrees.delete(sibling);
        }
      }
    } catch (IOException | UncheckedIOException e) {
      // They take space, but do no other harm. Whoever comes next tries again.
    }
  }

  private static boolean isAbandoned(Path folder, Path own) {
    try {
      FileTime limit = FileTime.from(Instant.now().minus(YOUNG));
      return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getLastModifiedTime(folder).compareTo(limit) < 0
          && Files.getOwner(folder).equals(Files.getOwner(own))
          && !isLocked(folder.resolve(LOCK));
    } catch (IOException | UnsupportedOperationException e) {
      // It is gone, or belongs to somebody else.
      return false;
    }
  }

  private static boolean isLocked(Path file) throws IOException {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true;
    }
  }

  private static void discard(Path path, FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // The lock goes with the file.
    }
    FileTrees.delete(path);
    IN_USE.remove(path);
  }

  /** Deletes the folder with all that is in it, as far as possible. */
  @Override
  public void close() {
    discard(path, channel);
  }
}
