package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.cleanup.RuntimeCleaner;
import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.task.AccessHistory;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.values.HostArrays;
import java.lang.ref.Cleaner;
import java.util.List;
import java.util.Locale;

/**
 * Memory that a program allocated on one device (USM). It stays where it is, and its users wait for
 * each other only as the program says: all of them count as readers, so that no one depends on
 * another, and closing it waits for all.
 */
public final class Allocation implements Registration.UsedMemory {
  private final String device;
  private final AllocationKind where;
  private final ElementKind kind;
  private final int length;
  private final AllocatedStorage storage;
  private final AllocationEnd end;
  private final Cleaner.Cleanable cleanable;
  private final AccessHistory history = new AccessHistory();

  private Allocation(
      String device, AllocationKind where, ElementKind kind, int length, AllocatedStorage storage) {
    this.device = device;
    this.where = where;
    this.kind = kind;
    this.length = length;
    this.storage = storage;
    this.end = new AllocationEnd(storage, RuntimeLog.origin(shown()));
    this.cleanable = RuntimeCleaner.register(this, end);
  }

  /**
   * Zeros in memory of a driver's device, which has the aspect for that kind of memory.
   *
   * @throws dev.sycamore.DeviceMemoryException if there is no room
   */
  public static Allocation onDevice(
      DeviceContext context, AllocationKind where, ElementKind kind, int length) {
    DeviceBlock block = BlockAllocator.allocate(context, where, (long) length * kind.size());
    BlockStorage storage = new BlockStorage(context, block, kind);
    return new Allocation(context.device(), where, kind, length, storage);
  }

  /**
   * Zeros in an array, for the device that runs lambdas.
   *
   * @throws dev.sycamore.DeviceMemoryException if the JVM has no room
   */
  public static Allocation onJvm(
      String device, AllocationKind where, ElementKind kind, int length) {
    long bytes = (long) length * kind.size();
    Object array;
    try {
      array = HostArrays.create(kind, length);
    } catch (OutOfMemoryError e) {
      long most = Runtime.getRuntime().maxMemory();
      throw BlockAllocator.noRoom(device, bytes, most, e.getMessage());
    }
    ArrayStorage storage = new ArrayStorage(array, bytes, DeviceCounters.of(device));
    return new Allocation(device, where, kind, length, storage);
  }

  /** The word that selects its device. */
  public String device() {
    return device;
  }

  /** The type of the elements. */
  public ElementKind kind() {
    return kind;
  }

  /** The number of elements. */
  public int length() {
    return length;
  }

  /** Where it is. */
  public AllocationKind where() {
    return where;
  }

  /** Names it in messages. */
  @Override
  public String shown() {
    String name = kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    return "the " + name + "Memory of " + length + " elements, " + where + " on " + device;
  }

  AllocatedStorage storage() {
    return storage;
  }

  /** The block for a kernel. */
  public DeviceBlock block() {
    return ((BlockStorage) storage).block();
  }

  /** The array on the device that runs lambdas; null on others. */
  public Object array() {
    return storage instanceof ArrayStorage onJvm ? onJvm.array() : null;
  }

  /** The address at which the host reads and writes it; 0 if it cannot, or there is an array. */
  public long hostAddress() {
    return storage instanceof BlockStorage onDevice && where != AllocationKind.DEVICE
        ? onDevice.block().hostAddress()
        : 0;
  }

  /** Whether the host may use elements now. */
  public boolean isReachable() {
    if (history.isClosed()) {
      return false;
    }
    return where != AllocationKind.DEVICE
        || (storage instanceof ArrayStorage && KernelsOnHost.areRunning());
  }

  /** Why the host may not use elements now. */
  public IllegalStateException unreachable() {
    return new IllegalStateException(
        history.isClosed()
            ? "the memory is closed: " + shown()
            : "only kernels reach " + shown() + ": copy its elements, or allocate SHARED or HOST");
  }

  /**
   * Throws unless a command of a device may use it.
   *
   * @param user names what uses it
   * @throws IllegalArgumentException if it belongs to another device
   */
  public void checkDevice(String other, String user) {
    if (!isOf(other)) {
      throw foreign(user, other);
    }
  }

  /** Whether it belongs to a device. */
  public boolean isOf(String other) {
    return device.equals(other);
  }

  /** That a user on another device cannot use it. */
  public IllegalArgumentException foreign(String user, String other) {
    return new IllegalArgumentException(
        user + " on " + other + " cannot use " + shown() + ": allocate it for a queue there");
  }

  /**
   * The use by a task that is being registered.
   *
   * @throws IllegalStateException if it is closed
   */
  public Registration.Use use() {
    checkOpen();
    return new Registration.Use(history, false, this);
  }

  /** Throws {@link IllegalStateException} if it is closed. */
  public void checkOpen() {
    if (history.isClosed()) {
      throw new IllegalStateException("the memory is closed: " + shown());
    }
  }

  /**
   * Refuses commands, waits for those that use it, and frees it; the second time it only waits.
   * What the commands failed with is told to those who wait for them.
   */
  public void close() {
    Task task = Task.handOver();
    boolean first =
        Registration.atomically(
            () -> {
              if (history.isClosed()) {
                return false;
              }
              history.close();
              Registration.registerHost(task, List.of(new Registration.Use(history, true, this)));
              return true;
            });
    if (!first) {
      Registration.conflicts(history, true).forEach(Task::awaitUninterruptibly);
      return;
    }
    Throwable failure = null;
    try {
      task.awaitTurn();
      failure = end.free();
      cleanable.clean();
    } finally {
      task.complete();
    }
    Failures.rethrow(failure);
  }
}
