package dev.sycamore.driver;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Where the files between the steps are. Messages of a step name its files, and so does what is
 * kept of it: the folder of a build is called as it was the last time, or nothing would be found
 * again.
 */
final class WorkFolder implements AutoCloseable {

  /** Held for a moment by whoever takes a folder or gives one back, with its lock file. */
  private static final String GATE = "gate";

  private static final String LOCK = ".lock";

  /** Those of this process: on POSIX systems, opening and closing a lock file releases the lock. */
  private static final Set<Path> IN_USE = new HashSet<>();

  private final Path folder;

  /** Held while the folder is ours; empty for a folder that the user has named, and keeps. */
  private final Optional<FileChannel> lock;

  private WorkFolder(Path folder, Optional<FileChannel> lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** A folder of the user's. */
  static WorkFolder kept(Path folder) throws IOException {
    return new WorkFolder(Files.createDirectories(folder), Optional.empty());
  }

  /**
   * A folder that is deleted in the end: the same one for the same output, unless another build is
   * at it.
   *
   * @param root where such folders are
   */
  @SuppressWarnings("try") // The gate is only held.
  static WorkFolder of(Path output, Path root) throws IOException {
    String path = output.toAbsolutePath().normalize().toString();
    UUID name = UUID.nameUUIDFromBytes(path.getBytes(StandardCharsets.UTF_8));
    Files.createDirectories(root);
    synchronized (IN_USE) {
      try (FileChannel gate = gate(root)) {
        Optional<WorkFolder> usual = lock(root.resolve(name.toString()));
        return usual.isPresent()
            ? usual.get()
            : lock(root.resolve(UUID.randomUUID().toString())).get();
      }
    }
  }

  /** Waits for the others: without it one could lock a file that another deletes. */
  private static FileChannel gate(Path root) throws IOException {
    FileChannel channel = open(root.resolve(GATE));
    while (true) {
      try {
        channel.lock();
        return channel;
      } catch (OverlappingFileLockException e) {
        // Another class loader's build; it holds the gate for milliseconds.
        Thread.onSpinWait();
      }
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static Path lockFile(Path folder) {
    return folder.resolveSibling(folder.getFileName() + LOCK);
  }

  private static Optional<WorkFolder> lock(Path folder) throws IOException {
    if (IN_USE.contains(folder)) {
      return Optional.empty();
    }
    FileChannel channel = open(lockFile(folder));
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        FileTrees.delete(folder);
        Files.createDirectory(folder);
        IN_USE.add(folder);
        return Optional.of(new WorkFolder(folder, Optional.of(channel)));
      }
    } catch (OverlappingFileLockException e) {
      // Another class loader's build.
    }
    channel.close();
    return Optional.empty();
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  /** Whether a message names a file that is about to be deleted. */
  boolean deletesWhatIsNamedIn(String message) {
    return lock.isPresent() && message.contains(folder.toString());
  }

  @Override
  @SuppressWarnings("try") // The gate is only held.
  public void close() throws IOException {
    if (lock.isPresent()) {
      FileTrees.delete(folder);
      synchronized (IN_USE) {
        try (FileChannel gate = gate(folder.getParent())) {
          Files.deleteIfExists(lockFile(folder));
          lock.get().close();
          IN_USE.remove(folder);
        }
      }
    }
  }
}
