package dev.sycamore.backend.target;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.ArrayList;
import java.util.List;

/** The targets of a build that names none. */
public final class StandardTargets {

  private StandardTargets() {}

  /** Those of a build on this machine. */
  public static List<ImageTarget> ofThisMachine() {
    return of(HostPlatform.current().architecture());
  }

  /**
   * Those of {@link ImageTarget#STANDARD}, and code for Arm where the build's own processor is one:
   * what is built there runs there.
   *
   * @param architecture of the processor, in the words of {@link HostPlatform}
   */
  static List<ImageTarget> of(String architecture) {
    if (!architecture.equals(HostPlatform.AARCH64)) {
      return ImageTarget.STANDARD;
    }
    List<ImageTarget> targets = new ArrayList<>(ImageTarget.STANDARD);
    targets.add(targets.indexOf(ImageTarget.SPIR64), ImageTarget.AARCH64);
    return List.copyOf(targets);
  }
}
