package dev.sycamore.backend.target;

import dev.sycamore.binding.targets.CpuLevels;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The target {@code native}: code for the processor of the machine that compiles. It is another
 * name for the best of the x86-64 levels that this processor has, or for {@code aarch64}, so that
 * images, descriptors and caches have the name of that target.
 */
public final class NativeTarget {

  /** The word that users write. */
  public static final String WORD = "native";

  private static final String LINUX = "Linux";
  private static final List<String> ARCHITECTURES = List.of("amd64", "aarch64");

  private NativeTarget() {}

  /** Whether a word asks for the processor of this machine. */
  public static boolean isNamed(String word) {
    return word.equals(WORD);
  }

  /** The target of this machine; empty where it is not of Linux on x86-64 or aarch64. */
  public static Optional<ImageTarget> ofThisMachine() {
    return of(
        System.getProperty("os.name"), System.getProperty("os.arch"), CpuLevels::ofThisMachine);
  }

  static Optional<ImageTarget> of(
      String system, String architecture, Supplier<List<String>> levels) {
    if (!system.equals(LINUX) || !ARCHITECTURES.contains(architecture)) {
      return Optional.empty();
    }
    List<String> known = levels.get();
    return ImageTarget.find(known.get(known.size() - 1));
  }

  /** Why there is none. */
  public static String help() {
    return "it is the processor of the machine that compiles, on Linux on x86-64 or aarch64 only, and this is %s on %s"
        .formatted(System.getProperty("os.name"), System.getProperty("os.arch"));
  }
}
