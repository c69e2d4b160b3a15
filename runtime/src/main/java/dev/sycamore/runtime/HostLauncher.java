package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.Accessor;
import dev.sycamore.LocalAccessor;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.HostCommand.ArrayUse;
import dev.sycamore.runtime.LaunchRequest.BufferUse;
import dev.sycamore.runtime.LaunchRequest.Use;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.host.HostRunner;
import dev.sycamore.runtime.kernel.KernelSite;
import dev.sycamore.runtime.memory.HostArrays;
import dev.sycamore.runtime.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs the lambda itself, on the thread that submits it and those that help: the lambda reads
 * fields when it runs, and its class may be one that only this thread may use while it is
 * initialised.
 */
final class HostLauncher implements Launcher {
  private static final DeviceCounters COUNTERS = DeviceCounters.of(HostDevice.ID);

  private final Device device;

  HostLauncher(Device device) {
    this.device = device;
  }

  @Override
  public Prepared prepare(LaunchRequest request) {
    // What a compiled kernel demands holds here too; none has to be compiled.
    Optional<KernelSite.Launch> known = KernelSite.knownLaunch(request.kernel(), request.name());
    known.ifPresent(launch -> Demands.check(launch.kernel(), request.geometry(), device, false));
    Launches.checkGroupSize(request.geometry(), device);
    MemoryLimits.check(request, device);
    Optional<Object[]> captured =
        known.isPresent()
            ? known.map(KernelSite.Launch::captured)
            : KernelSite.captured(request.kernel());
    captured.ifPresent(values -> checkAccessors(values, request.accessors()));
    known.ifPresent(launch -> AccessModes.check(launch, request.accessors()));
    return new HostLaunch(
        request,
        known.map(HostLauncher::arrays).orElseGet(() -> arrays(captured)),
        known.isEmpty() && mayHoldArrays(captured));
  }

  /** As on devices, an accessor serves the launch that it was made for. */
  private static void checkAccessors(Object[] captured, List<Use> uses) {
    for (Object value : captured) {
      boolean accessor = value instanceof Accessor || value instanceof LocalAccessor;
      if (accessor && uses.stream().noneMatch(use -> use.accessor() == value)) {
        throw new IllegalStateException(Launches.foreignAccessor("an accessor", "a kernel"));
      }
    }
  }

  /** The arrays that a compiled kernel uses, in fields too. */
  private static List<ArrayUse> arrays(KernelSite.Launch launch) {
    List<ArrayUse> arrays = new ArrayList<>();
    List<ArgumentBinding> arguments = launch.kernel().binding().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).kind() == ArgumentKind.ARRAY) {
        Object array = launch.argument(i);
        if (array != null) {
          arrays.add(new ArrayUse(array, arguments.get(i).access().writes()));
        }
      }
    }
    return arrays;
  }

  /** The arrays that a lambda has captured, which may write all of them. */
  private static List<ArrayUse> arrays(Optional<Object[]> captured) {
    List<ArrayUse> arrays = new ArrayList<>();
    for (Object value : captured.orElse(new Object[0])) {
      if (HostArrays.kindOf(value).isPresent()) {
        arrays.add(new ArrayUse(value, true));
      }
    }
    return arrays;
  }

  /** Whether fields of what a kernel has captured, or its own, may hold arrays. */
  private static boolean mayHoldArrays(Optional<Object[]> captured) {
    if (captured.isEmpty()) {
      return true;
    }
    for (Object value : captured.get()) {
      boolean plain =
          value == null
              || value instanceof Accessor
              || value instanceof LocalAccessor
              || Launches.isScalar(value)
              || HostArrays.kindOf(value).isPresent();
      if (!plain) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void finish() {}

  @Override
  public StreamResources resources() {
    return new StreamResources(null, null);
  }

  @Override
  public void close() {}

  private static final class HostLaunch implements Prepared {
    private final LaunchRequest request;
    private final List<ArrayUse> arrays;
    private final boolean anyArray;
    private final List<Memory> written = new ArrayList<>();
    private final List<Memory> read = new ArrayList<>();

    HostLaunch(LaunchRequest request, List<ArrayUse> arrays, boolean anyArray) {
      this.request = request;
      this.arrays = arrays;
      this.anyArray = anyArray;
    }

    @Override
    public void claim(Claims claims) {
      for (ArrayUse use : arrays) {
        ElementKind kind = HostArrays.kindOf(use.array()).orElseThrow();
        (use.writes() ? written : read).add(claims.array(use.array(), kind, use.writes()));
      }
      if (anyArray) {
        written.addAll(claims.everyArray());
      }
      for (Use use : request.accessors()) {
        if (use instanceof BufferUse buffer) {
          claims.use(buffer.view().memory(), buffer.mode().writes());
        }
      }
    }

    @Override
    public boolean atOnce() {
      return true;
    }

    @Override
    public boolean afterAll() {
      return true;
    }

    @Override
    public boolean start() {
      written.forEach(memory -> memory.useOnHost(true, true));
      read.forEach(memory -> memory.useOnHost(true, false));
      for (Use use : request.accessors()) {
        if (use instanceof BufferUse buffer) {
          AccessMode mode = buffer.mode();
          boolean keeps = mode != AccessMode.WRITE_DISCARD || !buffer.view().isWhole();
          buffer.view().memory().useOnHost(keeps, mode.writes());
        }
      }
      COUNTERS.launched();
      request.accessors().forEach(use -> use.setUsable(true));
      try {
        HostRunner.run(request.geometry(), request.body());
      } finally {
        request.accessors().forEach(use -> use.setUsable(false));
      }
      return false;
    }
  }
}
