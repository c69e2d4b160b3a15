package dev.sycamore.testing;

import dev.sycamore.DeviceException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.launch.ImageSupport;
import dev.sycamore.runtime.range.Geometry;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;

/**
 * A device whose driver fails at calls that a test chooses, and which knows what blocks and streams
 * are live. Any thread may use it.
 */
public final class FaultyDevice implements DriverDevice {
  private static final String ID = "faulty";

  private final DriverDevice device;
  private final IntPredicate fails;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private volatile String failing = "";
  private volatile int failingOccurrence;
  private final AtomicInteger imageChoices = new AtomicInteger();
  private final AtomicInteger faults = new AtomicInteger();
  private final AtomicReference<String> lastFault = new AtomicReference<>();
  private final Set<DeviceBlock> live = ConcurrentHashMap.newKeySet();
  private final AtomicInteger allocationsWithoutRoom = new AtomicInteger();
  private final AtomicInteger reclaims = new AtomicInteger();
  private final Set<Aspect> hidden = ConcurrentHashMap.newKeySet();
  private final AtomicInteger streams = new AtomicInteger();
  private final DeviceContext context;

  /**
   * @param fails whether the call with a number, from 0, is to fail
   */
  public FaultyDevice(DriverDevice device, IntPredicate fails) {
    this.device = device;
    this.fails = fails;
    this.context = new Context(device.context());
  }

  /**
   * Lets one call fail. Which thread makes a call is not the same each time, so that calls are
   * counted for each name.
   *
   * @param occurrence from 1
   */
  public void failAt(String name, int occurrence) {
    failing = name;
    failingOccurrence = occurrence;
  }

  /** What a call failed with that was chosen. */
  public static final class Fault extends DeviceException {
    private static final long serialVersionUID = 1;

    Fault(String call) {
      super("injected into " + call);
    }
  }

  /** Lets so many allocations from now on find no room. */
  public void failAllocations(int count) {
    allocationsWithoutRoom.set(count);
  }

  /** Lets the device seem to lack an aspect. */
  public void hide(Aspect aspect) {
    hidden.add(aspect);
  }

  /** How many times room was made. */
  public int reclaims() {
    return reclaims.get();
  }

  /** How many calls have failed. */
  public int faults() {
    return faults.get();
  }

  /** How many times an image was chosen for the device. */
  public int imageChoices() {
    return imageChoices.get();
  }

  /** The name of the call that failed last. */
  public String lastFault() {
    return lastFault.get();
  }

  /** How many blocks and streams are live. */
  public int live() {
    return live.size() + streams.get();
  }

  /** How many times each call was made. */
  public Map<String, Integer> counts() {
    return new TreeMap<>(counts);
  }

  /** Counts a call. */
  private boolean isChosen(String name) {
    int occurrence = counts.merge(name, 1, Integer::sum);
    return name.equals(failing) && occurrence == failingOccurrence;
  }

  private void call(String name) {
    boolean chosen = isChosen(name);
    if (chosen || fails.test(calls.getAndIncrement())) {
      faults.incrementAndGet();
      lastFault.set(name);
      throw new Fault(name);
    }
  }

  private final class Context implements DeviceContext {
    private final DeviceContext real;

    Context(DeviceContext real) {
      this.real = real;
    }

    @Override
    public String device() {
      return ID;
    }

    @Override
    public DeviceBlock allocate(AllocationKind kind, long size) {
      call("allocate");
      if (allocationsWithoutRoom.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
        throw BlockAllocator.noRoom(ID, size, device.memory(), "injected");
      }
      DeviceBlock memory = real.allocate(kind, size);
      live.add(memory);
      return memory;
    }

    @Override
    public void reclaim() {
      call("reclaim");
      reclaims.incrementAndGet();
      real.reclaim();
    }

    @Override
    public void release(DeviceBlock memory) {
      if (!live.remove(memory)) {
        throw new AssertionError("released twice");
      }
      real.release(memory);
      call("release");
    }

    @Override
    public void write(DeviceBlock to, long offset, Object array, int from, int count) {
      checkLive(to);
      call("write");
      real.write(to, offset, array, from, count);
    }

    @Override
    public void read(DeviceBlock from, long offset, Object array, int at, int count) {
      checkLive(from);
      call("read");
      real.read(from, offset, array, at, count);
    }

    @Override
    public void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size) {
      checkLive(from);
      checkLive(to);
      call("copy");
      real.copy(from, fromOffset, to, toOffset, size);
    }

    @Override
    public void fill(DeviceBlock block, long offset, long size, long value, int valueSize) {
      checkLive(block);
      call("fill");
      real.fill(block, offset, size, value, valueSize);
    }

    @Override
    public void zero(DeviceBlock memory) {
      checkLive(memory);
      call("zero");
      real.zero(memory);
    }

    @Override
    public DeviceStream openStream(boolean profiling) {
      call("openStream");
      DeviceStream stream = real.openStream(profiling);
      streams.incrementAndGet();
      return new Stream(stream);
    }
  }

  private void checkLive(DeviceBlock memory) {
    if (!live.contains(memory)) {
      throw new AssertionError("used after it was released");
    }
  }

  private final class Stream implements DeviceStream {
    private final DeviceStream real;

    Stream(DeviceStream real) {
      this.real = real;
    }

    @Override
    public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
      call("load");
      return real.load(kernel, image);
    }

    @Override
    public void launch(
        DeviceKernel kernel,
        Geometry geometry,
        List<ArgumentValue> arguments,
        LaunchListener listener) {
      for (ArgumentValue argument : arguments) {
        if (argument instanceof ArgumentValue.Array array && array.memory() != null) {
          checkLive(array.memory());
        } else if (argument instanceof ArgumentValue.Access access) {
          checkLive(access.memory());
        }
      }
      call("launch");
      real.launch(kernel, geometry, arguments, listener);
    }

    @Override
    public StreamPoint point() {
      call("point");
      return real.point();
    }

    @Override
    public boolean waitFor(StreamPoint point) {
      call("waitFor");
      return real.waitFor(point);
    }

    @Override
    public void finish() {
      real.finish();
      call("finish");
    }

    @Override
    public void close() {
      real.close();
      streams.decrementAndGet();
      call("close");
    }
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return device.name();
  }

  @Override
  public String vendor() {
    return device.vendor();
  }

  @Override
  public DriverKind driver() {
    return device.driver();
  }

  @Override
  public String driverVersion() {
    return device.driverVersion();
  }

  @Override
  public long memory() {
    return device.memory();
  }

  @Override
  public Set<Aspect> aspects() {
    Set<Aspect> aspects = EnumSet.copyOf(device.aspects());
    aspects.removeAll(hidden);
    return aspects;
  }

  @Override
  public int maxWorkGroupSize() {
    return device.maxWorkGroupSize();
  }

  @Override
  public long localMemory() {
    return device.localMemory();
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return device.maxWorkItemSizes();
  }

  @Override
  public Set<String> targets() {
    return device.targets();
  }

  @Override
  public List<Integer> subGroupSizes() {
    return device.subGroupSizes();
  }

  @Override
  public ImageSupport images() {
    imageChoices.incrementAndGet();
    return device.images();
  }

  @Override
  public DeviceContext context() {
    return context;
  }
}
