package dev.sycamore.binding.targets;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What Linux reports of the processors. */
public final class CpuInfo {
  /** One paragraph per processor. */
  public static final Path FILE = Path.of("/proc/cpuinfo");

  private CpuInfo() {}

  /** The text after the first {@code name :} of a file; empty where there is none. */
  public static Optional<String> text(Path file, String name) {
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
}
