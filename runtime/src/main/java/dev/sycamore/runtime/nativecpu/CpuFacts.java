package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.targets.CpuInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What Linux reports of the memory of the processors. */
final class CpuFacts {
  private static final Path MEMORY_INFO = Path.of("/proc/meminfo");

  private static final int KIB = 1024;

  private CpuFacts() {}

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
        CpuInfo.text(memoryInfo, "MemTotal")
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
