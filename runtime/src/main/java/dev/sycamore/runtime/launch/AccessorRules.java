package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.memory.BufferAccess;
import java.util.List;

/** Whether a kernel uses accessors of its own launch, and does with them what their modes allow. */
public final class AccessorRules {
  private AccessorRules() {}

  /**
   * Throws unless the kernel does with its accessors what their modes allow, before anything runs.
   *
   * @throws IllegalStateException if the kernel writes through an accessor made with {@code READ},
   *     or reads through one made with {@code WRITE_DISCARD} and never writes
   * @throws IllegalArgumentException if it writes a buffer over memory that another of its buffers
   *     is over as well
   */
  public static void check(LaunchSite.Launch launch, List<AccessorUse> uses) {
    List<ArgumentBinding> arguments = launch.kernel().binding().arguments();
    BufferAccess[] accesses = new BufferAccess[arguments.size()];
    for (int i = 0; i < accesses.length; i++) {
      ArgumentBinding argument = arguments.get(i);
      if (argument.kind() == ArgumentKind.ACCESSOR && argument.access() != ArgumentAccess.NONE) {
        Object accessor = launch.argument(i);
        for (AccessorUse use : uses) {
          if (use.accessor() == accessor && use instanceof BufferUse buffer) {
            accesses[i] = buffer.access();
            check(launch, argument, buffer.access());
          }
        }
      }
    }
    if (uses.size() > 1) {
      checkOverlaps(launch.kernel(), accesses);
    }
  }

  /**
   * Devices have a copy for each of the two, and kernels on the CPU are compiled as if they had.
   */
  private static void checkOverlaps(BoundKernel kernel, BufferAccess[] accesses) {
    List<ArgumentBinding> arguments = kernel.binding().arguments();
    for (int i = 0; i < accesses.length; i++) {
      for (int j = i + 1; j < accesses.length && accesses[i] != null; j++) {
        if (accesses[j] != null
            && (arguments.get(i).access().writes() || arguments.get(j).access().writes())
            && accesses[i].view().memory().overlaps(accesses[j].view().memory())) {
          throw new IllegalArgumentException(
              "'"
                  + arguments.get(i).name()
                  + "' and '"
                  + arguments.get(j).name()
                  + "', captured by the kernel "
                  + kernel.shown()
                  + ", are of two buffers over the same memory, and the kernel writes one of them:"
                  + " use one buffer and its parts, or a copy");
        }
      }
    }
  }

  private static void check(LaunchSite.Launch launch, ArgumentBinding argument, BufferAccess mode) {
    if (!mode.writes() && argument.access().writes()) {
      throw refusal(launch, argument, "writes through", "READ", "make it with WRITE or READ_WRITE");
    }
    if (mode.discards() && argument.access() == ArgumentAccess.READ) {
      throw refusal(
          launch,
          argument,
          "only reads through",
          "WRITE_DISCARD",
          "make it with READ, which keeps the values");
    }
  }

  private static IllegalStateException refusal(
      LaunchSite.Launch launch,
      ArgumentBinding argument,
      String does,
      String mode,
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

  /**
   * The exception for an accessor of another launch.
   *
   * @param accessor names it
   * @param kernel names the kernel that captured it
   */
  public static IllegalStateException foreign(String accessor, String kernel) {
    return new IllegalStateException(
        accessor
            + ", captured by "
            + kernel
            + ", was not made for this launch: call access or local... on its own handler");
  }
}
