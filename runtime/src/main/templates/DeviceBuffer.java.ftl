package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.BufferClosing;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.memory.HostAccess;
import dev.sycamore.runtime.memory.Memory;
import java.lang.ref.WeakReference;
<#list kinds as kind>
<#if kind.offHeap>
import java.nio.${kind.name}Buffer;
</#if>
</#list>

/**
 * Memory that kernels read and write through accessors. Its values move between devices and the host by themselves.
 *
 * <pre>{@code
 * try (FloatDeviceBuffer b = DeviceBuffer.wrap(array)) {
 *   q.submit(h -> {
 *     FloatAccessor a = b.access(h, AccessMode.READ_WRITE);
 *     h.parallelFor(range(a.size()), i -> a.set(i, 2 * a.get(i)));
 *   });
 * } // waits; the array has the results
 * }</pre>
 *
 * <p><b>Order.</b> Commands of all queues that use a buffer, where one of them writes, run in the order in which they
 * were submitted. Sub-buffers and parts count as the whole buffer.
 *
 * <p><b>Off the heap.</b> Direct buffers of {@code java.nio} are wrapped like arrays, without a copy. So is a native
 * {@code MemorySegment} of JDK 22 and later: {@code wrap(segment.asByteBuffer().order(nativeOrder()).asFloatBuffer())};
 * its arena is closed after the buffer.
 *
 * <p><b>Ownership.</b> A wrapped array belongs to the buffer until {@link #close} returns: then it has the results, and
 * the program must not use it before. The code that makes a buffer closes it. If a buffer becomes unreachable before,
 * its memory on devices is freed some time later, and nothing is written to its array; the system property
 * {@code sycamore.debug=true} logs where such a buffer was made.
 *
 * <p><b>Threads.</b> Any thread may call it, and close it while others submit: those are refused.
 */
public abstract class DeviceBuffer implements AutoCloseable {
  private final BufferView view;
  private final boolean owner;
  private volatile boolean closed;

  DeviceBuffer(BufferView view, boolean owner) {
    this.view = view;
    this.owner = owner;
  }
<#list kinds as kind>
<#list dimensions as dim>

  /**
   * A buffer of zeros.
   *
   * @param range the extent of the buffer
   * @return the buffer, which the caller closes
<#if (dim.count > 1)>
   * @throws IllegalArgumentException if there are more than 2^31 - 1 elements
</#if>
   */
  public static ${kind.name}DeviceBuffer${dim.suffix} ${kind.plural}(Range${dim.count} range) {
    int[] extent = range.toArray();
    Memory memory = Memory.zeros(ElementKind.${kind.constant}, extent);
    return new ${kind.name}DeviceBuffer${dim.suffix}(BufferView.whole(memory, extent), true);
  }

  /**
   * A buffer over an array; closing the buffer writes the results back to it.
   *
   * @param array the elements, in row-major order
   * @param range the extent of the buffer
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if the array does not have as many elements as the range
   */
  public static ${kind.name}DeviceBuffer${dim.suffix} wrap(${kind.type}[] array, Range${dim.count} range) {
    int[] extent = range.toArray();
    Memory memory = Memory.wrapping(ElementKind.${kind.constant}, array, extent);
    return new ${kind.name}DeviceBuffer${dim.suffix}(BufferView.whole(memory, extent), true);
  }
<#if kind.offHeap>

  /**
   * A buffer over the elements of a direct buffer, from its position to its limit. Devices that reach the memory of the
   * host, {@code host} and {@code native-cpu}, use the elements where they are; others copy from and to there. When
   * this is closed the elements have the results. Until then the memory has to stay valid and the program leaves it
   * alone. Over a buffer that is for reading only, accesses that write throw {@link IllegalStateException}.
   *
   * @param elements later changes of its position and limit do not matter
   * @param range the extent of the buffer
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if the buffer is not direct, has the byte order of another machine, begins at an
   *     address that is not a multiple of the size of its elements, has more than 2 GiB, or does not have as many elements
   *     as the range
   */
  public static ${kind.name}DeviceBuffer${dim.suffix} wrap(${kind.name}Buffer elements, Range${dim.count} range) {
    int[] extent = range.toArray();
    Memory memory = Memory.over(ElementKind.${kind.constant}, elements, extent);
    return new ${kind.name}DeviceBuffer${dim.suffix}(BufferView.whole(memory, extent), true);
  }
</#if>
<#if dim.count == 1>

  /**
   * A buffer of {@code n} zeros.
   *
   * @param n the number of elements
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if {@code n} is negative
   */
  public static ${kind.name}DeviceBuffer ${kind.plural}(int n) {
    return ${kind.plural}(new Range1(n));
  }

  /**
   * A buffer over an array; closing the buffer writes the results back to it.
   *
   * @param array the elements
   * @return the buffer, which the caller closes
   */
  public static ${kind.name}DeviceBuffer wrap(${kind.type}[] array) {
    return wrap(array, new Range1(array.length));
  }
<#if kind.offHeap>

  /**
   * A buffer over the elements of a direct buffer: {@link #wrap(${kind.name}Buffer, Range1)}.
   *
   * @param elements later changes of its position and limit do not matter
   * @return the buffer, which the caller closes
   */
  public static ${kind.name}DeviceBuffer wrap(${kind.name}Buffer elements) {
    return wrap(elements, new Range1(elements.remaining()));
  }
</#if>
</#if>
</#list>
</#list>

  /**
   * A buffer of records whose components are zeros, {@code false}, and the first constants of enums.
   *
   * @param <P> the record
   * @param type the class of the records, in a package that is open to this module
   * @param n the number of records
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if records of this class cannot be stored, or {@code n} is
   *     negative
   */
  public static <P extends Record> RecordDeviceBuffer<P> records(Class<P> type, int n) {
    return RecordDeviceBuffer.zeros(type, n);
  }

  /**
   * A buffer of the records in an array; closing the buffer puts the results into it, as new records.
   *
   * @param <P> the record
   * @param records of the class that is the component type of the array
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if records of this class cannot be stored
   * @throws NullPointerException if a record, or a component, is null
   */
  public static <P extends Record> RecordDeviceBuffer<P> wrap(P[] records) {
    return RecordDeviceBuffer.wrap(records);
  }

  /**
   * The number of elements.
   *
   * @return the product of the extents, from 0 to 2^31 - 1
   */
  public final int size() {
    return view.region().size();
  }

  /**
   * The extent of a dimension, 0 being the slowest.
   *
   * @param dimension less than the number of dimensions, and not negative
   * @return the number of elements along it
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  public final int range(int dimension) {
    return view.region().range(dimension);
  }

  /**
   * Closes the buffer: later commands that use it are refused. Waits for those that were submitted, writes the results to the
   * array that it wraps, and frees its memory. Open accessors of the host must not be used any more. Closing a
   * sub-buffer refuses commands for it and waits; the buffer that it is a part of stays open. Later calls do nothing. An
   * interrupt does not end the wait, and stays set.
   *
   * @throws RuntimeException or Error: the failure of a command that it waited for, if no call has thrown it before, or
   *     of the device; the buffer is closed nevertheless
   */
  @Override
  public final void close() {
    boolean first = !closed;
    closed = true;
    if (owner) {
      BufferClosing.close(view.memory());
    } else if (first) {
      BufferClosing.awaitUsers(view.memory());
    }
  }

  final BufferView view() {
    return view;
  }

  final void checkOpen() {
    if (closed || view.memory().isClosed()) {
      throw new IllegalStateException("the buffer is closed: " + view.memory().shown());
    }
  }

  final void checkAccess(AccessMode mode) {
    checkOpen();
    if (mode.writes() && view.memory().isReadOnly()) {
      throw new IllegalStateException(
          "the mode " + mode + " writes, and " + view.memory().shown() + " is over a buffer for reading only");
    }
  }

  final HostAccess beginHostAccess(AccessMode mode) {
    checkAccess(mode);
    return HostAccess.begin(mode.of(view));
  }

  static void revokeAtClose(HostAccess access, Accessor accessor) {
    access.onBufferClosed(new WeakReference<>(accessor), Accessor::revoke);
  }
}
