package dev.sycamore.runtime.command;

import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.workgroup.HostBody;
import java.util.List;

/**
 * One kernel to run.
 *
 * @param name the name given at the launch, or null
 * @param kernel the lambda or function object
 * @param body the same for the host
 * @param accessors what {@code access} and {@code local...} returned for this launch
 */
public record LaunchRequest(
    String name, Object kernel, Geometry geometry, HostBody body, List<AccessorUse> accessors)
    implements Command {

  @Override
  public boolean isRepeatable() {
    return true;
  }

  @Override
  public PreparedCommand prepare(Launcher launcher) {
    return launcher.prepare(this);
  }
}
