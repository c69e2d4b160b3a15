package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.range.IndexExtent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The stack on which drivers for processors put the private arrays of a whole work-group. They do
 * not check it: where it is too small, the process ends.
 *
 * @param maxGroupSize the largest work-group that the driver may choose
 */
record PrivateStack(int maxGroupSize) {
  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final Pattern STACK = Pattern.compile("Max stack size\\s+(\\d+|unlimited)\\s.*");

  /** What threads get where there is no limit (glibc on x86-64). */
  private static final long WITHOUT_LIMIT = 2L << 20;

  private static final long OF_WINDOWS = 1L << 20;

  /** Threads other than the first have less there. */
  private static final long OF_MACOS = 512L << 10;

  /** A quarter of the stack is used where the runtime chooses the size of work-groups. */
  private static final int SHARE = 4;

  /** Half the stack of the driver's threads, in bytes; the driver needs some of it itself. */
  static long bytes() {
    return Holder.STACK_BYTES / 2;
  }

  /**
   * The size of work-groups for a range; empty to leave it to the driver.
   *
   * @param privateBytes of one work-item's arrays; at most {@link #bytes}
   */
  Optional<IndexExtent> groupSize(IndexExtent global, long privateBytes) {
    long budget = Holder.STACK_BYTES / SHARE;
    if (privateBytes * maxGroupSize <= budget) {
      return Optional.empty();
    }
    int fastest = global.dimensions() - 1;
    int size = (int) Math.min(Math.max(1, budget / privateBytes), global.get(fastest));
    // Drivers need not take a size that does not divide the range.
    while (global.get(fastest) % size != 0) {
      size--;
    }
    return Optional.of(IndexExtent.filled(global.dimensions(), 1).with(fastest, size));
  }

  /** The limit in the text of {@code /proc/self/limits}. */
  static long limitIn(String limits) {
    for (String line : limits.split("\n", -1)) {
      Matcher matcher = STACK.matcher(line);
      if (matcher.matches() && !matcher.group(1).equals("unlimited")) {
        return Long.parseLong(matcher.group(1));
      }
    }
    return WITHOUT_LIMIT;
  }

  private static final class Holder {
    static final long STACK_BYTES = read(HostPlatform.current());
  }

  /** What threads of a system get. */
  static long read(HostPlatform machine) {
    return switch (machine.system()) {
      case MACOS -> OF_MACOS;
      case WINDOWS -> OF_WINDOWS;
      case LINUX, OTHER -> ofLimits();
    };
  }

  private static long ofLimits() {
    try {
      return limitIn(Files.readString(LIMITS));
    } catch (IOException e) {
      return WITHOUT_LIMIT;
    }
  }
}
