package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.host.HostBody;
import dev.sycamore.runtime.memory.BufferView;
import java.util.List;

/**
 * One kernel to run.
 *
 * @param name the name given at the launch, or null
 * @param kernel the lambda or function object
 * @param body the same for the host
 * @param accessors what {@code access} and {@code local...} gave for this launch
 */
public record LaunchRequest(
    String name, Object kernel, Geometry geometry, HostBody body, List<Use> accessors)
    implements Command {

  /** An accessor that was made for a launch. */
  public sealed interface Use {
    /** The object that the kernel captures. */
    Object accessor();

    /** Lets a kernel on the host use it, or no longer. */
    void setUsable(boolean usable);
  }

  /** Makes an accessor usable, or no longer. */
  @FunctionalInterface
  public interface Switch {
    /** Does it. */
    void set(boolean usable);
  }

  /** Access to a buffer. */
  public record BufferUse(Object accessor, BufferView view, AccessMode mode, Switch onHost)
      implements Use {
    @Override
    public void setUsable(boolean usable) {
      onHost.set(usable);
    }
  }

  /** Local memory; dimension 0 is the slowest. */
  public record LocalUse(Object accessor, ElementKind kind, Extent range, Switch onHost)
      implements Use {
    @Override
    public void setUsable(boolean usable) {
      onHost.set(usable);
    }
  }
}
