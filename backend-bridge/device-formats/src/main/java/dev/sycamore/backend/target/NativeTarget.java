package dev.sycamore.backend.target;

import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.binding.targets.HostPlatform;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The target {@code native}: code for the processor of the machine that compiles. It is another
 * name for the best of the x86-64 levels that this processor has, or for the target of its kind of
 * machine, so that images, descriptors and caches have the name of that target.
 */
public final class NativeTarget {

  /** The word that users write. */
  public static final String WORD = "native";

  private NativeTarget() {}

  /** Whether a word asks for the processor of this machine. */
  public static boolean isNamed(String word) {
    return word.equals(WORD);
  }

  /** The target of this machine; empty where there is no native code. */
  public static Optional<ImageTarget> ofThisMachine() {
    return of(HostPlatform.current(), CpuLevels::ofThisMachine);
  }

  static Optional<ImageTarget> of(HostPlatform machine, Supplier<List<String>> levels) {
    if (machine.nativeTarget().isEmpty()) {
      return Optional.empty();
    }
    List<String> known = levels.get();
    return ImageTarget.find(known.get(known.size() - 1));
  }

  /** Why there is none. */
  public static String help() {
    return "it is the processor of the machine that compiles, on Linux, macOS or Windows only, and this is %s on %s"
        .formatted(System.getProperty("os.name"), System.getProperty("os.arch"));
  }
}
