package dev.sycamore.backend.files;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Files that are written together: all of them, or none. Until {@link #commit} they are in
 * temporary folders with random names on the same file system, so that any number of threads,
 * processes and machines may write at the same time.
 *
 * <ul>
 *   <li>If {@code commit} returns, all files are in their places. If it throws, the places have
 *       what they had before: each file that was replaced is moved back.
 *   <li>If the process or the machine dies during {@code commit}, each single file is the old or
 *       the new one, whole; the files come to their places in the order in which they were added,
 *       so what names others belongs after them. Nothing is forced to the disk: what a power
 *       failure leaves is up to the file system.
 *   <li>The temporary folders of processes that were killed are deleted by later builds. For the
 *       files of a folder of classes they are beside that folder, so that no jar takes them.
 * </ul>
 *
 * <p>Not for several threads at once.
 */
public final class AtomicFiles implements AutoCloseable {

  private static final String PREFIX = ".sycamore-";

  private final Path root;
  private final Map<Path, TemporaryFolder> folders = new LinkedHashMap<>();
  private final Map<Path, Change> changes = new LinkedHashMap<>();
  private int staged;

  /**
   * What happens to a place.
   *
   * @param place as the user named it
   * @param content the file that comes there; null if what is there goes away
   */
  private record Change(Path place, Path content) {}

  private AtomicFiles(Path root) {
    this.root = root;
  }

  /** For files anywhere, whose folders exist. */
  public static AtomicFiles anywhere() {
    return new AtomicFiles(null);
  }

  /**
   * For files below a folder of classes. Folders that are missing are created, and temporary files
   * are outside of it unless only the folder itself can be written, or is a file system of its own.
   */
  public static AtomicFiles below(Path classes) {
    return new AtomicFiles(classes);
  }

  /**
   * Writes one file, whole or not at all.
   *
   * @throws FileSystemException naming the file
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    try (AtomicFiles files = anywhere()) {
      files.add(file, bytes);
      files.commit();
    }
  }

  /** Whether something was added for a place. */
  public boolean contains(Path file) {
    return changes.containsKey(key(file));
  }

  /**
   * Adds a file.
   *
   * @throws FileSystemException naming the file, if its content cannot be written
   */
  public void add(Path file, byte[] bytes) throws IOException {
    try {
      Path content = staging(file).resolve("new-" + staged++);
      Files.write(content, bytes);
      put(new Change(file, content));
    } catch (IOException e) {
      throw FileProblems.of(file, e);
    }
  }

  /** Paths of Windows are equal if they differ by the case of letters only. */
  private void put(Change change) throws IOException {
    Path place = key(change.place());
    Change before = changes.put(place, change);
    if (before != null && !key(before.place()).toString().equals(place.toString())) {
      throw sameFile(change.place(), before.place());
    }
  }

  private static FileSystemException sameFile(Path file, Path other) {
    return new FileSystemException(
        file.toString(),
        null,
        "this file system has one file for this name and " + other.getFileName());
  }

  /** Adds a file that is written already, on the same file system, and moved to its place. */
  public void addWritten(Path file, Path content) {
    changes.put(key(file), new Change(file, content));
  }

  /** Adds the removal of a file; it may be missing. */
  public void remove(Path file) {
    changes.put(key(file), new Change(file, null));
  }

  private static Path key(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /** The temporary folder for what is on its way to or from a place. */
  private Path staging(Path file) throws IOException {
    Path home = root == null ? key(file).getParent() : home();
    TemporaryFolder folder = folders.get(home);
    if (folder == null) {
      folder = TemporaryFolder.create(home, PREFIX);
      folders.put(home, folder);
    }
    return folder.path();
  }

  private Path home() throws IOException {
    Path folder = key(root);
    if (!Files.exists(folder)) {
      return existing(folder);
    }
    Path real = folder.toRealPath();
    Path parent = real.getParent();
    boolean beside = parent != null && Files.isWritable(parent) && isOnSameFileSystem(parent, real);
    return beside ? parent : real;
  }

  private static boolean isOnSameFileSystem(Path one, Path other) throws IOException {
    Optional<FileStore> store = fileStore(one);
    return store.equals(fileStore(other)) && (store.isPresent() || isOnSameDevice(one, other));
  }

  /** Empty where the root was changed and the list of what is mounted does not have it. */
  private static Optional<FileStore> fileStore(Path path) {
    try {
      return Optional.of(Files.getFileStore(path));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static boolean isOnSameDevice(Path one, Path other) throws IOException {
    return one.getFileSystem().supportedFileAttributeViews().contains("unix")
        && Files.getAttribute(one, "unix:dev").equals(Files.getAttribute(other, "unix:dev"));
  }

  private static Path existing(Path folder) {
    Path existing = folder;
    while (existing.getParent() != null && !Files.exists(existing)) {
      existing = existing.getParent();
    }
    return existing;
  }

  /**
   * Puts all files in their places.
   *
   * @throws FileSystemException naming the file that cannot be written
   */
  public void commit() throws IOException {
    for (Change change : changes.values()) {
      check(change);
    }
    Undo undo = new Undo();
    boolean done = false;
    try {
      int left = changes.size();
      Map<String, Path> written = new HashMap<>();
      for (Change change : changes.values()) {
        left--;
        if (change.content() != null) {
          Path place = key(change.place());
          Path other = written.put(place.toString().toLowerCase(Locale.ROOT), place);
          if (other != null && Files.exists(place) && Files.isSameFile(place, other)) {
            throw sameFile(change.place(), other);
          }
        }
        apply(change, undo, left > 0);
      }
      done = true;
    } finally {
      if (!done) {
        undo.run();
      }
    }
  }

  private void check(Change change) throws IOException {
    Path place = key(change.place());
    if (Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(change.place().toString(), null, "a folder is in the way");
    }
    Path parent = root == null ? place.getParent() : existing(place.getParent());
    if (!Files.isDirectory(parent)) {
      String reason = Files.exists(parent) ? parent + " is not a folder" : "no such file or folder";
      throw new FileSystemException(change.place().toString(), null, reason);
    }
    if (!Files.isWritable(parent)) {
      throw new FileSystemException(change.place().toString(), null, "permission denied");
    }
  }

  /**
   * @param more whether a later change may fail, and this one is then undone
   */
  private void apply(Change change, Undo undo, boolean more) throws IOException {
    Path place = key(change.place());
    try {
      if (root != null && change.content() != null) {
        createFolders(place.getParent(), undo);
      }
      Path old = more ? kept(place) : null;
      if (change.content() == null) {
        Files.deleteIfExists(place);
      } else {
        AtomicMoves.replace(change.content(), place);
      }
      undo.changed(place, old);
    } catch (IOException e) {
      throw FileProblems.of(change.place(), e);
    }
  }

  private static void createFolders(Path folder, Undo undo) throws IOException {
    List<Path> missing = new ArrayList<>();
    for (Path each = folder; each != null && !Files.exists(each); each = each.getParent()) {
      missing.add(0, each);
    }
    for (Path each : missing) {
      Files.createDirectories(each);
      undo.created(each);
    }
  }

  /** What is at a place under a second name; null if there is nothing. */
  private Path kept(Path place) throws IOException {
    if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      return null;
    }
    Path old = staging(place).resolve("old-" + staged++);
    try {
      Files.createLink(old, place);
    } catch (UnsupportedOperationException | FileSystemException e) {
      // Not every file system has links.
      Files.copy(place, old, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
    }
    return old;
  }

  /** Deletes what has not got to its place. */
  @Override
  public void close() {
    folders.values().forEach(TemporaryFolder::close);
  }
}
