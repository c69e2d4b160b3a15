package dev.sycamore.processor.driver;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/**
 * Where the files between the steps are. Messages of a step name its files, and so does what is
 * kept of it: the folder of a build is called as it was the last time, or nothing would be found
 * again.
 */
final class WorkFolder implements AutoCloseable {

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
  static WorkFolder of(Path output, Path root) throws IOException {
    String path = output.toAbsolutePath().normalize().toString();
    UUID name = UUID.nameUUIDFromBytes(path.getBytes(StandardCharsets.UTF_8));
    Files.createDirectories(root);
    Optional<WorkFolder> usual = lock(root.resolve(name.toString()));
    return usual.isPresent() ? usual.get() : lock(root.resolve(UUID.randomUUID().toString())).get();
  }

  private static Optional<WorkFolder> lock(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolveSibling(folder.getFileName() + ".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        FileTrees.delete(folder);
        return Optional.of(new WorkFolder(Files.createDirectory(folder), Optional.of(channel)));
      }
    } catch (OverlappingFileLockException e) {
      // Another build of this process.
    }
    channel.close();
    return Optional.empty();
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  @Override
  public void close() throws IOException {
    if (lock.isPresent()) {
      FileTrees.delete(folder);
      lock.get().close();
    }
  }
}
