package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.LaunchRequest.BufferUse;
import dev.sycamore.runtime.memory.HostArrays;
import dev.sycamore.runtime.memory.Memory;
import java.util.List;
import java.util.Optional;

/**
 * An action on the host's arrays, in the order of a queue.
 *
 * @param array a plain array that the action uses
 */
public record HostCommand(List<BufferUse> buffers, Optional<ArrayUse> array, Runnable action)
    implements Command {

  /** The use of a plain array. */
  public record ArrayUse(Object array, boolean writes) {}

  /** This command for a queue. */
  Launcher.Prepared prepare(boolean host) {
    return new Prepared(host);
  }

  private final class Prepared implements Launcher.Prepared {
    private final boolean host;
    private Optional<Memory> memory = Optional.empty();

    Prepared(boolean host) {
      this.host = host;
    }

    @Override
    public void claim(Launcher.Claims claims) {
      memory =
          array.map(
              use -> {
                ElementKind kind = HostArrays.kindOf(use.array()).orElseThrow();
                return claims.array(use.array(), kind, use.writes());
              });
      buffers.forEach(use -> claims.use(use.view().memory(), use.mode().writes()));
    }

    /** The array is the program's own, which may change or read it after the submit. */
    @Override
    public boolean atOnce() {
      return host || array.isPresent();
    }

    @Override
    public boolean afterAll() {
      return true;
    }

    @Override
    public boolean start() {
      memory.ifPresent(own -> own.useOnHost(true, array.orElseThrow().writes()));
      for (BufferUse use : buffers) {
        boolean keeps = use.mode() != AccessMode.WRITE_DISCARD || !use.view().isWhole();
        use.view().memory().useOnHost(keeps, use.mode().writes());
      }
      action.run();
      return false;
    }
  }
}
