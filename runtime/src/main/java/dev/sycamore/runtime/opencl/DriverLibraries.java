package dev.sycamore.runtime.opencl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The files of code that calls of OpenCL bring into the process: the drivers, and what they use.
 */
final class DriverLibraries {
  private static final Path MAPS = Path.of("/proc/self/maps");
  private static final int PATH_WORD = 5;

  private static final Set<String> FILES = new HashSet<>();

  private DriverLibraries() {}

  /** Makes a call that may load libraries, and notes them. */
  static <T> T during(Supplier<T> call) {
    Set<String> before = mapped();
    try {
      return call.get();
    } finally {
      Set<String> added = mapped();
      added.removeAll(before);
      note(added);
    }
  }

  private static synchronized void note(Set<String> files) {
    FILES.addAll(files);
  }

  private static List<String> maps() {
    try {
      return Files.readAllLines(MAPS);
    } catch (IOException e) {
      // Without them no handler is anybody's: the JVM's own are put back.
      return List.of();
    }
  }

  private static Set<String> mapped() {
    Set<String> files = new HashSet<>();
    for (String line : maps()) {
      files.add(file(line));
    }
    return files;
  }

  /** Whether the code at an address came with a driver; also where that cannot be known. */
  static synchronized boolean contain(long address) {
    for (String line : maps()) {
      String[] range = line.substring(0, line.indexOf(' ')).split("-", -1);
      if (Long.compareUnsigned(address, Long.parseUnsignedLong(range[0], 16)) >= 0
          && Long.compareUnsigned(address, Long.parseUnsignedLong(range[1], 16)) < 0) {
        return FILES.contains(file(line));
      }
    }
    return true;
  }

  private static String file(String line) {
    String[] words = line.split(" +", PATH_WORD + 1);
    return words.length > PATH_WORD ? words[PATH_WORD] : "";
  }
}
