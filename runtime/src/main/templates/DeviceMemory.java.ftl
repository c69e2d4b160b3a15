package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.memory.CapturedMemory;

/**
 * Memory that a program allocates on the device of a queue: USM. Kernels capture it as they capture accessors, and
 * nothing moves or orders it but the program.
 *
 * <pre>{@code
 * try (FloatMemory m = DeviceMemory.floats(q, n, MemoryKind.DEVICE)) {
 *   q.copy(array, 0, m, 0, n);
 *   q.parallelFor(range(n), i -> m.set(i, 2 * m.get(i)));
 *   q.copy(m, 0, array, 0, n); // has been done when it returns
 * }
 * }</pre>
 *
 * <p><b>Order.</b> Commands that use the same memory do not wait for each other: their order is that of a queue, or that
 * of events. New memory is zeros.
 *
 * <p><b>Host.</b> The host reads and writes {@link MemoryKind#HOST} and {@link MemoryKind#SHARED} in place, while no
 * command that may run writes the same elements, or reads elements that the host writes. What the host wrote before a
 * submit is seen by the command; what a command wrote is seen by a thread that has waited for it. {@link MemoryKind#DEVICE}
 * throws {@link IllegalStateException} on the host, on every device.
 *
 * <p><b>Devices.</b> Only kernels and commands on the device that it was allocated on can use it.
 *
 * <p><b>Ownership.</b> The code that allocates memory closes it. Memory that became unreachable is freed some time later; the
 * system property {@code sycamore.debug=true} logs where it was allocated.
 */
public abstract class DeviceMemory extends CapturedMemory implements AutoCloseable {
  private final Allocation allocation;
  private final int base;
  private final int size;

  DeviceMemory(AllocationView view) {
    super(view);
    this.allocation = view.allocation();
    this.base = view.from();
    this.size = view.size();
  }
<#list kinds as kind>

  /**
   * Allocates {@code n} zeros on the device of a queue.
   *
   * @param queue on whose device the memory is
   * @param n the number of elements
   * @param kind where the memory is, and whether the host reaches it
   * @return the memory, which the caller closes
   * @throws IllegalArgumentException if {@code n} is negative
   * @throws DeviceException if the device does not have that kind of memory; the message lists those that it has
   * @throws DeviceMemoryException if the device has no room
   * @throws IllegalStateException if the queue is closed
   */
  public static ${kind.name}Memory ${kind.plural}(DeviceQueue queue, int n, MemoryKind kind) {
    return new ${kind.name}Memory(queue.allocate(ElementKind.${kind.constant}, n, kind));
  }
</#list>

  /**
   * The number of elements.
   *
   * @return their number; of a slice, only its own
   */
  public final int size() {
    return size;
  }

  /**
   * Where it is.
   *
   * @return the kind that it was allocated with
   */
  public final MemoryKind kind() {
    return switch (allocation.where()) {
      case DEVICE -> MemoryKind.DEVICE;
      case HOST -> MemoryKind.HOST;
      case SHARED -> MemoryKind.SHARED;
    };
  }

  /**
   * Closes the memory: later commands that use it are refused. Waits for those that were submitted, and frees the memory
   * with all its slices; closing a slice does the same. Later calls only wait. Failures of those commands are thrown by
   * their events and queues. No other thread of the host may use the memory meanwhile.
   *
   * @throws DeviceException if the driver fails
   */
  @Override
  public final void close() {
    allocation.close();
  }

  /** The index in the whole allocation of an element that the host may use. */
  final int index(int i) {
    if (i < 0 || i >= size || !allocation.isReachable()) {
      throw refusal(i);
    }
    return base + i;
  }

  /** The same for an atomic operation. */
  final int atomicIndex(int i) {
    int index = index(i);
    if (allocation.array() == null) {
      throw new IllegalStateException("atomic operations are for kernels, and this is the host: " + allocation.shown());
    }
    return index;
  }

  private RuntimeException refusal(int i) {
    if (!allocation.isReachable()) {
      return allocation.unreachable();
    }
    return Indices.outOfBounds(new int[] {i}, new int[] {size});
  }

  /** Throws {@link IllegalStateException} if the memory is closed. */
  final AllocationView openView() {
    allocation.checkOpen();
    return view();
  }
}
