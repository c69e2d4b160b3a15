package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.report.Reports;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Launches compiled kernels on a device. */
final class DeviceLauncher implements Launcher {
  private final DriverDevice device;
  private final DeviceContext context;
  private final DeviceStream stream;
  private final StreamPlace place;
  private final StreamResources resources;
  private final Reports reports;
  private final Map<BoundKernel, DeviceKernel> loaded = new HashMap<>();

  /** Guarded by {@link #loaded}. */
  private boolean closed;

  /** A launcher with a stream of its own. */
  public DeviceLauncher(DriverDevice device, DeviceContext context) {
    this.device = device;
    this.context = context;
    this.stream = context.openStream(false);
    this.place = new StreamPlace(context, stream);
    this.resources = new StreamResources(context, place);
    this.reports = new Reports(context, resources::allocate, device.id());
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    LaunchSite.Launch launch = LaunchSite.find(request.kernel(), request.name());
    BoundKernel kernel = launch.kernel();
    Optional<DeviceKernel> known = loaded(kernel);
    Optional<ImageEntry> image =
        known.isPresent()
            ? Optional.empty()
            : Optional.of(ImageChoice.of(kernel, device).orThrow());
    LaunchRequirements.check(kernel, request.geometry());
    List<LaunchArgument> arguments =
        LaunchArguments.of(launch, request.accessors(), request.geometry(), device.id());
    AccessorRules.check(launch, request.accessors());
    ConstantContents.check(kernel);
    LaunchLimits.check(kernel, request.geometry(), arguments, device);
    DeviceKernel deviceKernel = known.isPresent() ? known.get() : load(kernel, image.get());
    return new DeviceLaunch(kernel, deviceKernel, request.geometry(), arguments);
  }

  /** The kernel, if it was launched before: then its image is chosen, and fits. */
  private Optional<DeviceKernel> loaded(BoundKernel kernel) {
    synchronized (loaded) {
      if (closed) {
        throw new IllegalStateException("the queue is closed");
      }
      return Optional.ofNullable(loaded.get(kernel));
    }
  }

  private DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    synchronized (loaded) {
      if (closed) {
        throw new IllegalStateException("the queue is closed");
      }
      DeviceKernel deviceKernel = loaded.get(kernel);
      if (deviceKernel == null) {
        deviceKernel = stream.load(kernel, image);
        loaded.put(kernel, deviceKernel);
      }
      return deviceKernel;
    }
  }

  @Override
  public void finish() {
    stream.finish();
  }

  @Override
  public boolean runsAtOnce() {
    return false;
  }

  @Override
  public DeviceResources resources() {
    return resources;
  }

  @Override
  public void close() {
    synchronized (loaded) {
      closed = true;
    }
  }

  private final class DeviceLaunch implements PreparedCommand, LaunchListener {
    private final BoundKernel bound;
    private final DeviceKernel kernel;
    private final Geometry geometry;
    private final List<LaunchArgument> arguments;

    /** Set by a thread that uses the stream. */
    private RuntimeException lateFailure;

    /** Where work is under way that this launch comes after. */
    private final FollowedWork followed = new FollowedWork();

    DeviceLaunch(
        BoundKernel bound, DeviceKernel kernel, Geometry geometry, List<LaunchArgument> arguments) {
      this.bound = bound;
      this.kernel = kernel;
      this.geometry = geometry;
      this.arguments = arguments;
    }

    @Override
    public void claim(MemoryClaims claims) {
      arguments.forEach(argument -> argument.claim(claims));
    }

    @Override
    public boolean atOnce() {
      return false;
    }

    /** What a kernel reports is its own: it runs alone. */
    @Override
    public boolean afterAll() {
      return reports();
    }

    @Override
    public boolean follow(WorkPlace other) {
      return followed.add(other, context);
    }

    @Override
    public WorkPlace place() {
      return place;
    }

    @Override
    public void failed(RuntimeException failure) {
      lateFailure = failure;
    }

    @Override
    public void timed(long startedNs, long endedNs) {}

    @Override
    public Throwable lateFailure() {
      return lateFailure;
    }

    private boolean reports() {
      return bound.binding().reports();
    }

    @Override
    public boolean start() {
      if (geometry.size() == 0) {
        return true;
      }
      List<ArgumentValue> values = new ArrayList<>(arguments.size() + 1);
      for (LaunchArgument argument : arguments) {
        values.add(argument.onDevice(context));
      }
      if (reports()) {
        values.add(new ArgumentValue.Report(reports.use(bound)));
      }
      arguments.forEach(argument -> argument.starting(context));
      followed.awaitIn(stream);
      stream.launch(kernel, geometry, values, this);
      arguments.forEach(argument -> argument.started(context));
      if (!reports()) {
        return true;
      }
      stream.finish();
      Failures.rethrow(lateFailure);
      reports.collect();
      return false;
    }
  }
}
