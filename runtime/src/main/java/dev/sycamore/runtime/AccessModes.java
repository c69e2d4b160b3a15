package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.runtime.LaunchRequest.BufferUse;
import dev.sycamore.runtime.LaunchRequest.Use;
import dev.sycamore.runtime.kernel.KernelSite;
import java.util.List;

/** Whether a kernel does with its accessors what their modes allow. */
final class AccessModes {
  private AccessModes() {}

  /**
   * Throws if it does not, before anything runs.
   *
   * @throws IllegalStateException if the kernel writes through an accessor made with {@code READ},
   *     or reads through one made with {@code WRITE_DISCARD} and never writes
   */
  static void check(KernelSite.Launch launch, List<Use> uses) {
    List<ArgumentBinding> arguments = launch.kernel().binding().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      ArgumentBinding argument = arguments.get(i);
      if (argument.kind() == ArgumentKind.ACCESSOR && argument.access() != ArgumentAccess.NONE) {
        Object accessor = launch.argument(i);
        for (Use use : uses) {
          if (use.accessor() == accessor && use instanceof BufferUse buffer) {
            check(launch, argument, buffer.mode());
          }
        }
      }
    }
  }

  private static void check(KernelSite.Launch launch, ArgumentBinding argument, AccessMode mode) {
    if (mode == AccessMode.READ && argument.access().writes()) {
      throw refusal(launch, argument, "writes through", mode, "make it with WRITE or READ_WRITE");
    }
    if (mode == AccessMode.WRITE_DISCARD && argument.access() == ArgumentAccess.READ) {
      throw refusal(
          launch,
          argument,
          "only reads through",
          mode,
          "make it with READ, which keeps the values");
    }
  }

  private static IllegalStateException refusal(
      KernelSite.Launch launch,
      ArgumentBinding argument,
      String does,
      AccessMode mode,
      String instead) {
    return new IllegalStateException(
        "the kernel "
            + launch.kernel().shown()
            + " "
            + does
            + " '"
            + argument.name()
            + "', an accessor made with "
            + mode
            + ": "
            + instead);
  }
}
