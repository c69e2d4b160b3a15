package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.command.StepSequence;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.failure.NamedFailure;
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

  /** Whether launches can be started by one call; a device without graphs is not asked each run. */
  private final boolean startsTogether;

  /** Those of the kernels that were launched before: their images are chosen, and fit. */
  private final Map<BoundKernel, LaunchPlan> plans = new ConcurrentHashMap<>();

  private volatile boolean closed;

  /** A launcher with streams of its own. */
  DeviceLauncher(DriverDevice device, DeviceContext context, boolean profiling) {
    this.device = device;
    this.context = context;
    this.lanes = new StreamLanes(context, profiling);
    this.startsTogether = context.hasGraphs() && !profiling;
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    LaunchSite.Launch launch = LaunchSite.find(request.kernel(), request.name());
    BoundKernel kernel = launch.kernel();
    checkOpen();
    LaunchPlan known = plans.get(kernel);
    LaunchPlan plan =
        known == null
            ? new LaunchPlan(
                kernel, ImageChoice.of(kernel, device).orThrow(), context.reportMemory())
            : known;
    LaunchRequirements.check(kernel, request.geometry());
    PreparedArguments prepared =
        LaunchArguments.of(plan, launch, request.accessors(), request.geometry(), device.id());
    if (plan.hasAccessors()) {
      AccessorRules.check(launch, request.accessors());
    }
    if (plan.hasConstants()) {
      ConstantContents.check(kernel);
    }
    LaunchLimits.check(kernel, request.geometry(), prepared.all(), device);
    if (known == null) {
      // What is wrong with the image is an error now.
      checkOpen();
      load(plan);
      plans.put(kernel, plan);
    }
    return new DeviceLaunch(context, lanes, plan, plan.shared(request.geometry()), prepared);
  }

  private void load(LaunchPlan plan) {
    try {
      lanes.first().load(plan.kernel(), plan.image());
    } catch (RuntimeException e) {
      throw Failures.unchecked(NamedFailure.of(() -> "the kernel " + plan.kernel().shown(), e));
    }
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
    return startsTogether && LaunchSequence.isPossible(steps)
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
