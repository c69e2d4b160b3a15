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

  /** Read once. */
  private static final class Machine {
    static final long MEMORY = memory(MEMORY_INFO, MemoryLimit.OWN);
  }

  /** The bytes of memory that this process may have; 0 if that cannot be read. */
  static long memory() {
    return Machine.MEMORY;
  }

  static long memory(Path memoryInfo, MemoryLimit limit) {
    long total =
        text(memoryInfo, "MemTotal")
            .map(kilobytes -> number(kilobytes.split(" ", 2)[0]) * KIB)
            .orElse(0L);
    long most = limit.bytes();
    return most > 0 && most < total ? most : total;
  }

  /** The number that a file consists of; 0 for anything else. */
  static long number(Path file) {
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
