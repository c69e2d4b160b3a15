package dev.sycamore.runtime.nativecpu;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What Linux reports of the processors and their memory. */
final class CpuFacts {
  /** One paragraph per processor. */
  static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private static final Path MEMORY_INFO = Path.of("/proc/meminfo");

  /** The limit of a container (cgroup 2), a number or {@code max}. */
  private static final Path LIMIT = Path.of("/sys/fs/cgroup/memory.max");

  /** The same of cgroup 1; without a limit it is a number larger than any memory. */
  private static final Path OLDER_LIMIT = Path.of("/sys/fs/cgroup/memory/memory.limit_in_bytes");

  private static final int KIB = 1024;

  private CpuFacts() {}

  /** The text after the first {@code name :} of a file; empty where there is none. */
  static Optional<String> text(Path file, String name) {
    // A machine with many processors has a megabyte of them, and the first is enough.
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        int colon = line.indexOf(':');
        if (colon > 0 && line.substring(0, colon).strip().equals(name)) {
          return Optional.of(line.substring(colon + 1).strip());
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The bytes of memory that this process may have; 0 if that cannot be read. */
  static long memory() {
    return memory(MEMORY_INFO, LIMIT, OLDER_LIMIT);
  }

  static long memory(Path memoryInfo, Path... limits) {
    long least =
        text(memoryInfo, "MemTotal")
            .map(kilobytes -> number(kilobytes.split(" ", 2)[0]) * KIB)
            .orElse(0L);
    for (Path limit : limits) {
      long most = number(limit);
      least = most > 0 ? Math.min(most, least) : least;
    }
    return least;
  }

  private static long number(Path file) {
    try {
      return number(Files.readString(file).strip());
    } catch (IOException e) {
      return 0;
    }
  }

  private static long number(String text) {
    return text.matches("[0-9]{1,18}") ? Long.parseLong(text) : 0;
  }
}
