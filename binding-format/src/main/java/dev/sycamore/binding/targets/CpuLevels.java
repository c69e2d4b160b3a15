package dev.sycamore.binding.targets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The feature levels of a processor, as names of targets: those of x86-64 (psABI, 3.1.1) under
 * Linux, or the one of 64-bit Arm or of another system.
 */
public final class CpuLevels {
  /** What each level of x86-64 adds, in the words of Linux. */
  private static final Map<String, List<String>> LEVELS = new LinkedHashMap<>();

  static {
    LEVELS.put("x86_64", List.of());
    LEVELS.put(
        "x86_64_v2", List.of("cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"));
    LEVELS.put(
        "x86_64_v3",
        List.of("avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"));
    LEVELS.put("x86_64_v4", List.of("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"));
  }

  private CpuLevels() {}

  /** Read once: a processor does not change. */
  private static final class ThisMachine {
    static final List<String> TARGETS = of(HostPlatform.current(), CpuInfo.FILE);
  }

  /** All levels of x86-64, the lowest first. */
  public static List<String> names() {
    return List.copyOf(LEVELS.keySet());
  }

  /**
   * The levels of a processor, the lowest first.
   *
   * @param machine asked first: an emulator of another processor shows the features of its own
   * @param cpuInfo the file in which Linux reports the features
   */
  public static List<String> of(HostPlatform machine, Path cpuInfo) {
    Optional<String> target = machine.nativeTarget();
    return target.isPresent() && !LEVELS.containsKey(target.get())
        ? List.of(target.get())
        : targets(flags(cpuInfo));
  }

  /** The features of this machine's first processor; none where they cannot be read. */
  static Set<String> flags(Path cpuInfo) {
    String flags = CpuInfo.text(cpuInfo, "flags").orElse("");
    return Set.copyOf(List.of(flags.split(" ")));
  }

  /** The levels of the processor that this is run on, the lowest first. */
  public static List<String> ofThisMachine() {
    return ThisMachine.TARGETS;
  }

  /** The levels that a processor with these features has, the lowest first. */
  static List<String> targets(Set<String> flags) {
    List<String> targets = new ArrayList<>();
    for (Map.Entry<String, List<String>> level : LEVELS.entrySet()) {
      if (!flags.containsAll(level.getValue())) {
        break;
      }
      targets.add(level.getKey());
    }
    return List.copyOf(targets);
  }
}
