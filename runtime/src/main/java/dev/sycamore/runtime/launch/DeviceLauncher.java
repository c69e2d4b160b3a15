package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.command.StepSequence;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Launches compiled kernels on a device. */
final class DeviceLauncher implements Launcher {
  private final DriverDevice device;
  private final DeviceContext context;
  private final StreamLanes lanes;

  /** The image of each kernel that was launched before: it is chosen, and fits. */
  private final Map<BoundKernel, ImageEntry> images = new ConcurrentHashMap<>();

  private volatile boolean closed;

  /** A launcher with streams of its own. */
  DeviceLauncher(DriverDevice device, DeviceContext context, boolean profiling) {
    this.device = device;
    this.context = context;
    this.lanes = new StreamLanes(context, profiling);
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    LaunchSite.Launch launch = LaunchSite.find(request.kernel(), request.name());
    BoundKernel kernel = launch.kernel();
    checkOpen();
    ImageEntry known = images.get(kernel);
    ImageEntry image = known == null ? ImageChoice.of(kernel, device).orThrow() : known;
    LaunchRequirements.check(kernel, request.geometry());
    List<LaunchArgument> arguments =
        LaunchArguments.of(launch, request.accessors(), request.geometry(), device.id());
    AccessorRules.check(launch, request.accessors());
    ConstantContents.check(kernel);
    LaunchLimits.check(kernel, request.geometry(), arguments, device);
    if (known == null) {
      // What is wrong with the image is an error now.
      checkOpen();
      lanes.first().load(kernel, image);
      images.put(kernel, image);
    }
    return new DeviceLaunch(context, lanes, kernel, image, request.geometry(), arguments);
  }

  private void checkOpen() {
    if (closed) {
      throw new IllegalStateException("the queue is closed");
    }
  }

  @Override
  public Optional<DeviceContext> memory() {
    return Optional.of(context);
  }

  @Override
  public Optional<StepSequence> sequence(List<PreparedCommand> steps) {
    return LaunchSequence.isPossible(steps)
        ? Optional.of(new LaunchSequence(lanes))
        : Optional.empty();
  }

  @Override
  public void finish(int lane) {
    lanes.get(lane).stream().finish();
  }

  @Override
  public boolean runsAtOnce() {
    return false;
  }

  @Override
  public DeviceResources resources() {
    return lanes.resources();
  }

  @Override
  public void close() {
    closed = true;
  }
}
