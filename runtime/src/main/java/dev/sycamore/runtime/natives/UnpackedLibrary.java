package dev.sycamore.runtime.natives;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A shared library in a file of its own, for as long as it takes to load it. Each is in a new
 * folder that only this user may enter, so that nothing of another user is ever loaded, two
 * processes that start at once do not meet, and no path is loaded twice. Close it after the load:
 * the process keeps what it has mapped. Windows keeps the file, too: close it again once the
 * library is unloaded.
 */
public final class UnpackedLibrary implements AutoCloseable {
  private static final String PREFIX = "sycamore-native";
  private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

  private final Path folder;
  private final Path file;

  private UnpackedLibrary(Path folder, Path file) {
    this.folder = folder;
    this.file = file;
  }

  /**
   * Writes a library where it can be loaded: in the temporary folder, or else in a folder of the
   * user's.
   *
   * @param name of the file, for debuggers
   * @throws dev.sycamore.DeviceException if no folder is safe and allows execution; it says why for
   *     each
   */
  public static UnpackedLibrary write(String name, byte[] library) {
    return write(name, library, NativeFolders.candidates());
  }

  static UnpackedLibrary write(String name, byte[] library, List<Path> candidates) {
    List<String> problems = new ArrayList<>();
    for (Path candidate : candidates) {
      try {
        return writeBelow(candidate, name, library);
      } catch (IOException e) {
        problems.add(problem(candidate, e));
      }
    }
    throw ApiExceptions.device(
        "no folder to load native code from: "
            + String.join("; ", problems)
            + ". Add -Djava.io.tmpdir=DIR with a folder that only you can write, on a file system"
            + " that is not mounted noexec");
  }

  private static String problem(Path candidate, IOException e) {
    return e instanceof UnsafeFolderException
        ? e.getMessage()
        : candidate + " cannot be used (" + e + ")";
  }

  private static UnpackedLibrary writeBelow(Path candidate, String name, byte[] library)
      throws IOException {
    Path parent = candidate.toRealPath();
    if (!hasModes(parent)) {
      Leftovers.delete(parent, PREFIX, Instant.now());
    }
    Path folder = newFolder(parent);
    UnpackedLibrary unpacked = new UnpackedLibrary(folder, folder.resolve(name));
    try {
      unpacked.fill(library);
      return unpacked;
    } catch (IOException | RuntimeException | Error e) {
      unpacked.close();
      throw e;
    }
  }

  /**
   * Creates a folder with a new name. {@code Files.createTempDirectory} chooses names that nobody
   * can guess, which takes a tenth of the time to a first result: the security providers come with
   * it. Here a name that was guessed is only one that is taken, since what exists is not used.
   */
  private static Path newFolder(Path parent) throws IOException {
    while (true) {
      try {
        String name = PREFIX + Long.toUnsignedString(System.nanoTime(), Character.MAX_RADIX);
        Path folder = parent.resolve(name);
        if (hasModes(parent)) {
          Files.createDirectory(folder, OWNER_ONLY);
        } else {
          AclFolders.create(folder);
        }
        return folder;
      } catch (FileAlreadyExistsException e) {
        // The clock goes on.
      }
    }
  }

  /** Whether the file system has the permissions of POSIX; otherwise it has lists of access. */
  private static boolean hasModes(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private void fill(byte[] library) throws IOException {
    var problem =
        hasModes(folder)
            ? FolderTrust.problem(folder, FolderTrust.ownUid())
            : AclFolders.problem(folder);
    if (problem.isPresent()) {
      throw new UnsafeFolderException(problem.get());
    }
    if (hasModes(file)) {
      Files.createFile(file, OWNER_ONLY);
    } else {
      Files.createFile(file);
    }
    Files.write(file, library, StandardOpenOption.WRITE);
    if (!Arrays.equals(Files.readAllBytes(file), library)) {
      throw new UnsafeFolderException(file + " is not what was written to it");
    }
    // Linux answers this for a regular file by the mount as well as by the file's mode.
    if (!Files.isExecutable(file)) {
      Path parent = folder.getParent();
      throw new UnsafeFolderException(
          parent + " is mounted noexec (see findmnt -T " + parent + ")");
    }
  }

  /** Where the library is. */
  public Path file() {
    return file;
  }

  /** Deletes the file and its folder. */
  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // A cleaner of the folder is at it, too, or the system keeps the file; the library is loaded
      // or refused all the same.
    }
  }

  /** A folder that libraries must not or cannot be loaded from. */
  private static final class UnsafeFolderException extends IOException {
    private static final long serialVersionUID = 1;

    UnsafeFolderException(String problem) {
      super(problem);
    }
  }
}
