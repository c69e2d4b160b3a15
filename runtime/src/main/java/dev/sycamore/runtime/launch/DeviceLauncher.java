package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.command.AccessorUse.LocalUse;
import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.launch.LaunchArgument.ArrayArgument;
import dev.sycamore.runtime.launch.LaunchArgument.BufferArgument;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.report.Reports;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.Scalars;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Launches compiled kernels on a device. */
public final class DeviceLauncher implements Launcher {
  private final Device device;
  private final DeviceContext context;
  private final DeviceStream stream;
  private final StreamResources resources;
  private final Reports reports;
  private final Map<BoundKernel, DeviceKernel> loaded = new HashMap<>();

  /** Guarded by {@link #loaded}. */
  private boolean closed;

  /** A launcher with a stream of its own. */
  public DeviceLauncher(Device device, DeviceContext context) {
    this.device = device;
    this.context = context;
    this.stream = context.openStream();
    this.resources = new StreamResources(context, stream);
    this.reports = new Reports(context, resources::allocate, device.id());
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    LaunchSite.Launch launch = LaunchSite.find(request.kernel(), request.name());
    BoundKernel kernel = launch.kernel();
    LaunchRequirements.check(kernel, request.geometry(), device);
    List<LaunchArgument> arguments = arguments(launch, request.accessors(), request.geometry());
    AccessorRules.check(launch, request.accessors());
    ConstantContents.check(kernel);
    LaunchLimits.check(kernel, request.geometry(), arguments, device);
    return new DeviceLaunch(kernel, load(kernel), request.geometry(), arguments);
  }

  private DeviceKernel load(BoundKernel kernel) {
    synchronized (loaded) {
      if (closed) {
        throw new IllegalStateException("the queue is closed");
      }
      DeviceKernel deviceKernel = loaded.get(kernel);
      if (deviceKernel == null) {
        deviceKernel = stream.load(kernel);
        loaded.put(kernel, deviceKernel);
      }
      return deviceKernel;
    }
  }

  private static List<LaunchArgument> arguments(
      LaunchSite.Launch launch, List<AccessorUse> uses, Geometry geometry) {
    BoundKernel kernel = launch.kernel();
    KernelBinding binding = kernel.binding();
    boolean[] used = new boolean[binding.arguments().size()];
    boolean[] usesElements = new boolean[used.length];
    for (ParameterBinding parameter : binding.parameters()) {
      if (parameter.role() == ParameterRole.REPORT) {
        continue;
      }
      used[parameter.argument()] = true;
      usesElements[parameter.argument()] |= parameter.role() == ParameterRole.POINTER;
    }
    List<LaunchArgument> arguments = new ArrayList<>(used.length);
    for (int i = 0; i < used.length; i++) {
      ArgumentBinding argument = binding.arguments().get(i);
      if (!used[i]) {
        arguments.add(Fixed.UNUSED);
      } else if (argument.kind() == ArgumentKind.GROUP_SCRATCH) {
        arguments.add(scratch(argument, geometry));
      } else {
        arguments.add(argument(kernel, i, launch.argument(i), uses, usesElements[i]));
      }
    }
    return arguments;
  }

  /** One element for each work-item of a group. */
  private static LaunchArgument scratch(ArgumentBinding argument, Geometry geometry) {
    int items = Math.toIntExact(geometry.groupSize());
    return new Fixed(new ArgumentValue.Local(argument.element(), IndexExtent.of(items)));
  }

  private static LaunchArgument argument(
      BoundKernel kernel, int index, Object value, List<AccessorUse> uses, boolean usesElements) {
    ArgumentBinding argument = kernel.binding().arguments().get(index);
    if (value == null) {
      throw new NullPointerException(
          "'" + argument.name() + "', captured by the kernel " + kernel.shown() + ", is null");
    }
    ElementKind kind = argument.element();
    return switch (argument.kind()) {
      case SCALAR -> new Fixed(new ArgumentValue.Scalar(Scalars.bits(value, kind)));
      case ARRAY -> {
        if (!HostArrays.isArrayOf(value, kind)) {
          throw wrongType(kernel, argument, value);
        }
        yield usesElements
            ? new ArrayArgument(value, kind, argument.access())
            : new Fixed(new ArgumentValue.Array(null, HostArrays.length(value)));
      }
      case ACCESSOR -> {
        if (use(kernel, argument, value, uses) instanceof BufferUse use
            && use.access().view().memory().kind() == kind
            && use.access().view().region().dimensions() == argument.dimensions()) {
          yield new BufferArgument(use.access());
        }
        throw wrongType(kernel, argument, value);
      }
      case LOCAL_ACCESSOR -> {
        if (use(kernel, argument, value, uses) instanceof LocalUse use
            && use.kind() == kind
            && use.range().dimensions() == argument.dimensions()) {
          yield new Fixed(new ArgumentValue.Local(kind, use.range()));
        }
        throw wrongType(kernel, argument, value);
      }
      case GROUP_SCRATCH -> throw new IllegalArgumentException(argument.toString());
    };
  }

  private static AccessorUse use(
      BoundKernel kernel, ArgumentBinding argument, Object accessor, List<AccessorUse> uses) {
    for (AccessorUse use : uses) {
      if (use.accessor() == accessor) {
        return use;
      }
    }
    throw AccessorRules.foreign(
        "the accessor '" + argument.name() + "'", "the kernel " + kernel.shown());
  }

  private static RuntimeException wrongType(
      BoundKernel kernel, ArgumentBinding argument, Object value) {
    return ApiExceptions.notSupported(
        "'"
            + argument.name()
            + "', captured by the kernel "
            + kernel.shown()
            + ", was compiled as "
            + argument.kind()
            + " of "
            + argument.element()
            + " with "
            + argument.dimensions()
            + " dimension(s), but is a "
            + value.getClass().getSimpleName());
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

  private final class DeviceLaunch implements PreparedCommand {
    private final BoundKernel bound;
    private final DeviceKernel kernel;
    private final Geometry geometry;
    private final List<LaunchArgument> arguments;

    /** Set by a thread that uses the stream. */
    private RuntimeException lateFailure;

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
      stream.launch(kernel, geometry, values, failed -> lateFailure = failed);
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
