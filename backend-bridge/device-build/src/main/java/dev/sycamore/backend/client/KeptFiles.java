package dev.sycamore.backend.client;

import dev.sycamore.backend.files.AtomicMoves;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A folder of files that are kept for later builds, each called by a SHA-256. Any number of
 * processes may use it. What was not used for longest goes when there is too much.
 */
public final class KeptFiles {

  /** What the names of files begin with that are not whole. */
  static final String UNFINISHED = "writing-";

  /** Says by its time when the folder was last looked through. */
  static final String TRIMMED = "trimmed";

  private static final Duration BETWEEN_TRIMS = Duration.ofDays(1);
  private static final Duration ABANDONED = Duration.ofHours(1);

  /** Tells files from others of the same process that are not whole yet. */
  private static final AtomicLong WRITTEN = new AtomicLong();

  private final Path folder;
  private final long limit;

  /** Bytes that this process has kept since the folder was last looked through. */
  private final AtomicLong kept = new AtomicLong();

  /**
   * @param limit how many bytes may be in the folder after a {@link #trim}; it is also trimmed
   *     whenever a process has kept a quarter of this
   */
  public KeptFiles(Path folder, long limit) {
    this.folder = folder;
    this.limit = limit;
  }

  /** The file with a name, whether it is there or not. */
  public Path file(String digest) {
    return folder.resolve(digest);
  }

  /** A name for a file that is not whole yet. */
  Path unfinished() {
    return folder.resolve(
        UNFINISHED
            + ProcessHandle.current().pid()
            + "-"
            + System.nanoTime()
            + "-"
            + WRITTEN.incrementAndGet());
  }

  /** Notes that a file is of use. */
  public void used(Path file) {
    touch(file);
  }

  private static void touch(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // It counts as unused for longer than it is.
    }
  }

  /** Keeps a file, whole or not at all. What keeps it from being written is no error. */
  public void write(String digest, byte[] bytes) {
    Path unfinished = unfinished();
    try {
      Files.createDirectories(folder);
      Files.write(unfinished, bytes);
      AtomicMoves.replace(unfinished, file(digest));
      kept(bytes.length);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(unfinished);
      } catch (IOException left) {
        // It goes with others that are too old.
      }
    }
  }

  /** A long build must not fill the disk before its end. */
  void kept(long bytes) {
    if (kept.addAndGet(bytes) > limit / 4) {
      kept.set(0);
      trim(Duration.ZERO);
    }
  }

  /**
   * Once a day: deletes what builds left that were killed and, if there is too much, what was not
   * used for longest, until a quarter of the room is free.
   */
  public void trim() {
    trim(BETWEEN_TRIMS);
  }

  private void trim(Duration between) {
    try {
      Path mark = folder.resolve(TRIMMED);
      if (!Files.isDirectory(folder) || isYounger(mark, between)) {
        return;
      }
      if (!between.isZero()) {
        Files.write(mark, new byte[0]);
        touch(mark);
      }
      List<Entry> entries = entries();
      long size = entries.stream().mapToLong(Entry::size).sum();
      if (size > limit) {
        for (int i = 0; i < entries.size() && size > limit / 4 * 3; i++) {
          size -= delete(entries.get(i));
        }
      }
    } catch (IOException | UncheckedIOException e) {
      // Another day will do.
    }
  }

  /** Returns how many bytes that has freed: on Windows a file that is in use stays. */
  private static long delete(Entry entry) {
    try {
      Files.deleteIfExists(entry.file());
      return entry.size();
    } catch (IOException e) {
      return 0;
    }
  }

  private record Entry(Path file, long size, FileTime used) {}

  /** The results, the one that was not used for longest first. */
  private List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        try {
          if (StepKey.isDigest(name)) {
            entries.add(new Entry(file, Files.size(file), Files.getLastModifiedTime(file)));
          } else if (name.startsWith(UNFINISHED) && !isYounger(file, ABANDONED)) {
            Files.deleteIfExists(file);
          }
        } catch (NoSuchFileException | AccessDeniedException e) {
          // Another build has replaced or deleted it, or has it open on Windows.
        }
      }
    }
    entries.sort(Comparator.comparing(Entry::used).thenComparing(Entry::file));
    return entries;
  }

  private static boolean isYounger(Path file, Duration age) throws IOException {
    FileTime limit = FileTime.from(Instant.now().minus(age));
    return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(limit) > 0;
  }
}
