package dev.sycamore.runtime.nativecpu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * How much memory the control groups of this process allow, of version 1 or 2: a container's, or a
 * service's. A group has what its file says and no more than the groups that it is in.
 *
 * @param groups the groups of the process, a line for each hierarchy: {@code
 *     number:controllers:path}
 * @param mount where the hierarchies are
 */
record MemoryLimit(Path groups, Path mount) {
  /** That of this process. */
  static final MemoryLimit OWN =
      new MemoryLimit(Path.of("/proc/self/cgroup"), Path.of("/sys/fs/cgroup"));

  private static final String VERSION_1 = "memory.limit_in_bytes";
  private static final String VERSION_2 = "memory.max";
  private static final String CONTROLLER = "memory";

  /** In bytes; 0 for no limit, or one that cannot be read. */
  long bytes() {
    long least = Math.min(orMost(mount, "", VERSION_2), orMost(version1(), "", VERSION_1));
    for (String line : lines()) {
      String[] parts = line.split(":", 3);
      if (parts.length == 3 && parts[1].isEmpty()) {
        least = Math.min(least, orMost(mount, parts[2], VERSION_2));
      } else if (parts.length == 3 && Arrays.asList(parts[1].split(",")).contains(CONTROLLER)) {
        least = Math.min(least, orMost(version1(), parts[2], VERSION_1));
      }
    }
    return least == Long.MAX_VALUE ? 0 : least;
  }

  private Path version1() {
    return mount.resolve(CONTROLLER);
  }

  private List<String> lines() {
    try {
      return Files.readAllLines(groups);
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The least limit of a group and those around it. */
  private static long orMost(Path hierarchy, String group, String file) {
    long least = Long.MAX_VALUE;
    Path folder = hierarchy.resolve(group.replaceFirst("^/+", "")).normalize();
    while (folder != null && folder.startsWith(hierarchy)) {
      long limit = CpuFacts.number(folder.resolve(file));
      if (limit > 0) {
        least = Math.min(least, limit);
      }
      folder = folder.getParent();
    }
    return least;
  }
}
