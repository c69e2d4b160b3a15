package dev.sycamore.backend.client;

import dev.sycamore.backend.files.FileTrees;
import dev.sycamore.backend.files.ToolEnvironment;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes an archive of a worker's classes: a JVM compiles the device compiler's sample, and writes
 * the archive when it ends. Nobody waits for it: the build may end before, and the process ends by
 * itself within a minute.
 */
final class ArchiveDump {

  private static final String MAIN_CLASS = "dev.sycamore.backend.worker.ArchiveTraining";

  /** How many archives a cache has at most: each version of the jars has its own. */
  private static final int KEPT = 8;

  private static final Duration RETRY = Duration.ofDays(1);
  private static final Duration ABANDONED = Duration.ofMinutes(10);

  /** Its arguments: the folder to work in, the archive, its checksum, the command line. */
  private static final String SCRIPT =
      """
      umask 077
      cd "$1" || exit 1
      making=$1 file=$2 sum=$3
      shift 3
      if nice "$@" && cksum <archive >sum && mv -f sum "$sum"; then
        mv -f archive "$file"
      else
        : >"$file"
      fi
      rm -rf "$making"
      """;

  private final WorkerArchive archive;
  private final WorkerCommand command;

  ArchiveDump(WorkerArchive archive, WorkerCommand command) {
    this.archive = archive;
    this.command = command;
  }

  /**
   * Starts the process, unless the archive is there, cannot be made, or is being made.
   *
   * @param libraries the folder of LLVM's libraries
   */
  void start(Path libraries) throws IOException {
    if (isRecent(archive.file(), RETRY)) {
      return;
    }
    Path folder = archive.file().getParent();
    Files.createDirectories(folder);
    if (!FileOwnership.isOurs(folder)) {
      return;
    }
    Path making = folder.resolve(archive.file().getFileName() + ".making");
    if (isAbandoned(making)) {
      FileTrees.delete(making);
    }
    try {
      makeFolder(making);
    } catch (IOException e) {
      // Another build makes it.
      return;
    }
    deleteOld(folder);
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "sh", making.toString()));
    words.add(archive.file().toString());
    words.add(archive.checksumFile().toString());
    words.addAll(
        command.words(List.of("-XX:ArchiveClassesAtExit=archive"), List.of(MAIN_CLASS), libraries));
    ProcessBuilder builder = new ProcessBuilder(words).directory(making.toFile());
    ToolEnvironment.prepare(builder);
    builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    builder.start().getOutputStream().close();
  }

  private static boolean isRecent(Path file, Duration age) throws IOException {
    return Files.exists(file) && (Files.size(file) > 0 || !isOlder(file, age));
  }

  private static boolean isAbandoned(Path making) throws IOException {
    return Files.exists(making) && isOlder(making, ABANDONED);
  }

  private static boolean isOlder(Path file, Duration age) throws IOException {
    FileTime limit = FileTime.from(Instant.now().minus(age));
    return Files.getLastModifiedTime(file).compareTo(limit) < 0;
  }

  private static void makeFolder(Path folder) throws IOException {
    if (FileOwnership.isKnown(folder)) {
      Files.createDirectory(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } else {
      Files.createDirectory(folder);
    }
  }

  /** Deletes all archives but those that were used last. */
  private static void deleteOld(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> archives =
          files
              .filter(file -> file.getFileName().toString().endsWith(WorkerArchive.SUFFIX))
              .sorted(Comparator.comparing(ArchiveDump::used).reversed())
              .toList();
      for (Path old : archives.subList(Math.min(KEPT, archives.size()), archives.size())) {
        Files.deleteIfExists(old);
        Files.deleteIfExists(old.resolveSibling(old.getFileName() + ".sum"));
      }
    }
  }

  private static FileTime used(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      // Another build has deleted it.
      return FileTime.fromMillis(0);
    }
  }
}
