package dev.sycamore.runtime.host;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ArrayComponent;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.command.ArrayUse;
import dev.sycamore.runtime.command.DeviceResources;
import dev.sycamore.runtime.command.LaunchMemory;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.launch.AccessorRules;
import dev.sycamore.runtime.launch.LaunchLimits;
import dev.sycamore.runtime.launch.LaunchRequirements;
import dev.sycamore.runtime.launch.NullArrays;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.CapturedMemory;
import dev.sycamore.runtime.memory.KernelsOnHost;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.records.LaidOutArrays;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.Scalars;
import dev.sycamore.runtime.workgroup.HostRunner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Runs the lambda itself, on the thread that submits it and those that help: the lambda reads
 * fields when it runs, and its class may be one that only this thread may use while it is
 * initialised.
 */
final class HostLauncher implements Launcher {
  private final RuntimeDevice device;
  private final DeviceCounters counters;

  HostLauncher(RuntimeDevice device) {
    this.device = device;
    this.counters = DeviceCounters.of(device.id());
  }

  @Override
  public PreparedCommand prepare(LaunchRequest request) {
    // What a compiled kernel requires holds here too; none has to be compiled.
    Optional<LaunchSite.Launch> known = LaunchSite.knownLaunch(request.kernel(), request.name());
    known.ifPresent(launch -> check(launch.kernel(), request));
    LaunchLimits.check(request, device);
    known.ifPresent(NullArrays::check);
    Optional<Object[]> captured =
        known.isPresent()
            ? known.map(LaunchSite.Launch::captured)
            : LaunchSite.captured(request.kernel());
    captured.ifPresent(values -> checkAccessors(values, request.accessors()));
    List<Allocation> allocations =
        allocations(known.map(HostLauncher::memory).or(() -> captured).orElse(new Object[0]));
    known.ifPresent(launch -> AccessorRules.check(launch, request.accessors()));
    return new HostLaunch(
        request,
        known.map(HostLauncher::arrays).orElseGet(() -> arrays(captured)),
        known.isEmpty() && mayHoldArrays(captured),
        allocations,
        known.map(HostLauncher::subGroupSize).orElse(HostDevice.SUB_GROUP_SIZE));
  }

  private static int subGroupSize(LaunchSite.Launch launch) {
    int required = launch.kernel().binding().attributes().requiredSubGroupSize();
    return required == 0 ? HostDevice.SUB_GROUP_SIZE : required;
  }

  private void check(BoundKernel kernel, LaunchRequest request) {
    LaunchRequirements.checkLambda(kernel, device);
    LaunchRequirements.check(kernel, request.geometry());
  }

  /** As on devices, an accessor serves the launch that it was made for. */
  private static void checkAccessors(Object[] captured, List<AccessorUse> uses) {
    for (Object value : captured) {
      boolean accessor = value instanceof LaunchMemory;
      if (accessor && uses.stream().noneMatch(use -> use.accessor() == value)) {
        throw AccessorRules.foreign("an accessor", "a kernel");
      }
    }
  }

  /** The memory that a compiled kernel uses, in fields and records too. */
  private static Object[] memory(LaunchSite.Launch launch) {
    List<ArgumentBinding> arguments = launch.kernel().binding().arguments();
    List<Object> memory = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).kind() == ArgumentKind.MEMORY) {
        memory.add(launch.argument(i));
      }
    }
    return memory.toArray();
  }

  /** Memory of this device among captured values. */
  private List<Allocation> allocations(Object[] values) {
    List<Allocation> allocations = new ArrayList<>();
    for (Object value : values) {
      AllocationView.of(value).map(AllocationView::allocation).ifPresent(allocations::add);
    }
    allocations.forEach(allocation -> allocation.checkDevice(device.id(), "a kernel"));
    return allocations;
  }

  /** The arrays that a compiled kernel uses, in fields too. */
  private static List<ArrayUse> arrays(LaunchSite.Launch launch) {
    IdentityHashMap<Object, Boolean> arrays = new IdentityHashMap<>();
    List<ArgumentBinding> arguments = launch.kernel().binding().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      ArgumentKind kind = arguments.get(i).kind();
      if (kind == ArgumentKind.ARRAY || kind == ArgumentKind.ROWS || kind == ArgumentKind.RECORDS) {
        Object value = launch.argument(i);
        Object array = value instanceof ArrayComponent component ? component.array() : value;
        if (array != null) {
          arrays.merge(array, arguments.get(i).access().writes(), Boolean::logicalOr);
        }
      }
    }
    List<ArrayUse> uses = new ArrayList<>();
    arrays.forEach((array, writes) -> uses.add(new ArrayUse(array, writes)));
    return uses;
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
              || value instanceof LaunchMemory
              || value instanceof CapturedMemory
              || HostArrays.kindOf(value).isPresent()
              || Scalars.isScalar(value);
      if (!plain) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean runsAtOnce() {
    return true;
  }

  @Override
  public void finish(int lane) {}

  @Override
  public DeviceResources resources() {
    return () -> null;
  }

  @Override
  public void close() {}

  private final class HostLaunch implements PreparedCommand {
    private final LaunchRequest request;
    private final List<ArrayUse> arrays;
    private final boolean anyArray;
    private final List<Allocation> allocations;
    private final int subGroupSize;
    private final List<Memory> written = new ArrayList<>();
    private final List<Memory> read = new ArrayList<>();

    HostLaunch(
        LaunchRequest request,
        List<ArrayUse> arrays,
        boolean anyArray,
        List<Allocation> allocations,
        int subGroupSize) {
      this.request = request;
      this.arrays = arrays;
      this.anyArray = anyArray;
      this.allocations = allocations;
      this.subGroupSize = subGroupSize;
    }

    private List<BufferAccess> buffers() {
      List<BufferAccess> buffers = new ArrayList<>();
      for (AccessorUse use : request.accessors()) {
        if (use instanceof BufferUse buffer) {
          buffers.add(buffer.access());
        }
      }
      return buffers;
    }

    @Override
    public void claim(MemoryClaims claims) {
      for (ArrayUse use : arrays) {
        Memory memory = claimed(claims, use);
        List<Memory> all = use.writes() ? written : read;
        all.add(memory);
        all.addAll(claims.sharing(memory, use.writes()));
      }
      if (anyArray) {
        written.addAll(claims.everyArray());
      }
      buffers().forEach(access -> claims.use(access.view().memory(), access.writes()));
      allocations.forEach(claims::use);
    }

    /** On the JVM an element may be null, as long as no work-item comes to it. */
    private static Memory claimed(MemoryClaims claims, ArrayUse use) {
      Optional<ElementKind> kind = HostArrays.kindOf(use.array());
      return kind.isPresent()
          ? claims.array(use.array(), kind.get(), use.writes())
          : claims.array(LaidOutArrays.onHost((Object[]) use.array()), use.writes());
    }

    @Override
    public PreparedCommand again() {
      return new HostLaunch(request, arrays, anyArray, allocations, subGroupSize);
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
    public boolean start(int lane) {
      written.forEach(memory -> memory.useOnHost(memory.whole(), true, true));
      read.forEach(memory -> memory.useOnHost(memory.whole(), true, false));
      buffers().forEach(BufferAccess::useOnHost);
      counters.launched();
      request.accessors().forEach(use -> use.setUsable(true));
      try {
        KernelsOnHost.during(
            () -> HostRunner.run(request.geometry(), request.body(), subGroupSize));
      } finally {
        request.accessors().forEach(use -> use.setUsable(false));
      }
      return false;
    }
  }
}
