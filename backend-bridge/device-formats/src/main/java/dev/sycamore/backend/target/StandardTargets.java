package dev.sycamore.backend.target;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.ArrayList;
import java.util.List;

/** The targets of a build that names none. */
public final class StandardTargets {

  private StandardTargets() {}

  /** Those of a build on this machine. */
  public static List<ImageTarget> ofThisMachine() {
    return of(HostPlatform.current());
  }

  /**
   * Those of {@link ImageTarget#STANDARD}, and native code for the build's own machine where it is
   * another one: what is built there runs there.
   */
  static List<ImageTarget> of(HostPlatform machine) {
    List<ImageTarget> targets = new ArrayList<>(ImageTarget.STANDARD);
    machine
        .nativeTarget()
        .flatMap(ImageTarget::find)
        .filter(own -> !targets.contains(own))
        .ifPresent(own -> targets.add(targets.indexOf(ImageTarget.SPIR64), own));
    return List.copyOf(targets);
  }
}
