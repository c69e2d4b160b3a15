package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.cleanup.RuntimeCleaner;
import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.PeerCopies;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.failure.NamedFailure;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.range.ElementRanges;
import dev.sycamore.runtime.range.ElementRanges.Span;
import dev.sycamore.runtime.task.AccessHistory;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.OffHeapElements;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The elements of a buffer or of a captured array, and where their current values are: on the host,
 * on devices, or, for a new buffer, nowhere, which means zeros.
 *
 * <p>The order of its users is kept by its {@link AccessHistory}: what is done here is done by a
 * task that was registered with it, when its turn has come. Tasks that only read may come at the
 * same time.
 */
public final class Memory implements Registration.UsedMemory {
  private final ElementKind kind;
  private final int length;
  private final String shown;
  private final AccessHistory history = new AccessHistory();
  private final DeviceCopies copies;
  private final List<Revocation<?>> revocations = new ArrayList<>(0);

  /** Held weakly for a captured array: nobody needs results of an array that nobody has. */
  private final WeakReference<Object> captured;

  /** What was captured, if it is laid out on devices; it is held weakly there. */
  private final LaidOutArray laidOut;

  /** Where the rows are; null if there are none. */
  private final Memory rowTable;

  /** What the buffer is over, if that is off the heap; otherwise null. */
  private final OffHeapElements offHeap;

  /** The array, or what is off the heap; null as long as a buffer of zeros has none. */
  private Object array;

  /** The elements that are current in the array. What is current nowhere is zero. */
  private final ElementRanges onHost = new ElementRanges();

  /** Whether all elements are; read without the lock too. */
  private volatile boolean hostValid;

  /** Frees the copies if nobody else does; present from the first copy on. */
  private Cleaner.Cleanable cleanable;

  private Memory(
      ElementKind kind,
      int length,
      String shown,
      WeakReference<Object> captured,
      LaidOutArray laidOut,
      long[] table,
      OffHeapElements offHeap,
      RuntimeLog.Origin origin) {
    this.kind = kind;
    this.offHeap = offHeap;
    this.array = offHeap;
    this.length = length;
    this.shown = shown;
    this.captured = captured;
    this.laidOut = laidOut;
    this.rowTable =
        table == null ? null : keeping(ElementKind.LONG, table, null, "the rows of an array");
    this.copies = new DeviceCopies(origin);
  }

  /** The memory of a buffer. */
  private static Memory ofBuffer(
      ElementKind kind, int length, String shown, OffHeapElements offHeap) {
    return new Memory(kind, length, shown, null, null, null, offHeap, RuntimeLog.origin(shown));
  }

  /** The memory of a buffer of zeros. */
  public static Memory zeros(ElementKind kind, int[] range) {
    return ofBuffer(kind, BufferRegion.count(range), shown(kind, range), null);
  }

  /** The memory of a buffer over an array, which gets the results. */
  public static Memory wrapping(ElementKind kind, Object array, int[] range) {
    Memory memory = ofBuffer(kind, HostArrays.length(array), shown(kind, range), null);
    memory.array = array;
    memory.setOnHost(memory.whole());
    return memory;
  }

  /**
   * The memory of a buffer over a direct buffer, which has the results when this is released.
   *
   * @throws IllegalArgumentException if the elements cannot be used where they are ({@link
   *     OffHeapElements#of})
   */
  public static Memory over(ElementKind kind, Buffer buffer, int[] range) {
    Lwjgl.load();
    OffHeapElements elements = OffHeapElements.of(kind, buffer);
    Memory memory = ofBuffer(kind, elements.length(), shown(kind, range), elements);
    memory.setOnHost(memory.whole());
    return memory;
  }

  /** The memory of an array that a kernel captured, which gets the results. */
  public static Memory capturing(ElementKind kind, Object array) {
    int size = HostArrays.length(array);
    Memory memory =
        new Memory(
            kind,
            size,
            "a captured array",
            new WeakReference<>(array),
            null,
            null,
            null,
            RuntimeLog.NOWHERE);
    memory.setOnHost(memory.whole());
    return memory;
  }

  /** The memory of what a kernel captured and is laid out on devices, which gets the results. */
  public static Memory capturing(LaidOutArray laidOut) {
    Memory memory =
        new Memory(
            laidOut.kind(),
            laidOut.length(),
            laidOut.shown(),
            null,
            laidOut,
            laidOut.rows().hasTable() ? laidOut.rows().table() : null,
            null,
            RuntimeLog.NOWHERE);
    memory.setOnHost(memory.whole());
    return memory;
  }

  /**
   * The memory of an array that nobody changes and that the memory keeps, until nobody has the
   * memory any more.
   */
  public static Memory keeping(ElementKind kind, Object array) {
    return keeping(kind, array, null, "the array of a static field");
  }

  /**
   * The same for the elements of rows.
   *
   * @param table where these are
   */
  public static Memory keepingRows(ElementKind kind, Object elements, long[] table) {
    return keeping(kind, elements, table, "the array of arrays of a static field");
  }

  private static Memory keeping(ElementKind kind, Object array, long[] table, String shown) {
    int size = HostArrays.length(array);
    Memory memory = new Memory(kind, size, shown, null, null, table, null, RuntimeLog.NOWHERE);
    memory.array = array;
    memory.setOnHost(memory.whole());
    return memory;
  }

  private static String shown(ElementKind kind, int[] range) {
    String name = kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    String dimensions = range.length == 1 ? "" : String.valueOf(range.length);
    return "the " + name + "DeviceBuffer" + dimensions + " of range " + Arrays.toString(range);
  }

  /** The type of the elements. */
  public ElementKind kind() {
    return kind;
  }

  /** All elements. */
  public Span whole() {
    return new Span(0, length);
  }

  private void setOnHost(Span part) {
    onHost.add(part);
    hostValid = onHost.contains(whole());
  }

  /** The number of elements. */
  public int length() {
    return length;
  }

  @Override
  public String shown() {
    return shown;
  }

  /** Which tasks use it. */
  public AccessHistory history() {
    return history;
  }

  /** Whether the buffer was closed. */
  public boolean isClosed() {
    return history.isClosed();
  }

  /** What is to be done when the buffer is closed; guarded by the lock of the registration. */
  List<Revocation<?>> revocations() {
    return revocations;
  }

  /** A use by a task. */
  public Registration.Use use(boolean writes) {
    return new Registration.Use(history, writes, this);
  }

  /** Whether it may not be written: it is over a buffer that is for reading only. */
  public boolean isReadOnly() {
    return offHeap != null && offHeap.isReadOnly();
  }

  /**
   * Whether another memory is over some of the same memory off the heap, which the CPU uses in
   * place. Two over one array have a copy each on every device.
   */
  public boolean overlaps(Memory other) {
    return this != other
        && offHeap != null
        && other.offHeap != null
        && offHeap.overlaps(other.offHeap);
  }

  /** The block that is the memory of the host itself, where a device reaches that. */
  private Optional<DeviceBlock> inPlace(DeviceContext context) {
    return offHeap == null ? Optional.empty() : context.inPlace(offHeap.address(0), bytes(length));
  }

  /**
   * The array on the host, or {@link OffHeapElements}, made if need be; its elements are current
   * only after {@link #toHost}.
   */
  public synchronized Object hostArray() {
    if (captured != null || laidOut != null) {
      return capturedArray();
    }
    if (array == null) {
      array = HostArrays.create(kind, length);
      ElementRanges zeros = new ElementRanges();
      zeros.add(whole());
      copies.valid(whole()).forEach(zeros::remove);
      zeros.within(whole()).forEach(this::setOnHost);
    }
    return array;
  }

  /**
   * The array, or the {@link LaidOutArray}, that a kernel captured, or null if nobody has it any
   * more. Takes no lock.
   */
  public Object capturedArray() {
    if (laidOut != null) {
      return laidOut.isForgotten() ? null : laidOut;
    }
    return captured == null ? null : captured.get();
  }

  /** The rows of the array of arrays that a kernel captured; null of any other memory. */
  public ArrayRows rows() {
    return rowTable == null || laidOut == null ? null : laidOut.rows();
  }

  /** Where the rows are in the elements, if these are of an array of arrays; otherwise null. */
  public Memory rowTable() {
    return rowTable;
  }

  /**
   * Whether the values are on the host, and nothing has to be written back or freed. Takes no lock:
   * for a memory that nobody uses.
   */
  public boolean isOnHostOnly() {
    return hostValid && copies.isEmpty();
  }

  /** Whether the host has all values; for a task whose turn has come. */
  public boolean isOnHost() {
    return hostValid;
  }

  /** Whether elements are current on a device, or where they get from to it without the host. */
  synchronized boolean isNear(DeviceContext context, Span part) {
    if (inPlace(context).isPresent()) {
      return onHost.contains(part);
    }
    return copies.areNear(context, part);
  }

  /** Whether the host has an array; a new buffer has none. */
  synchronized boolean hasHostArray() {
    return array != null;
  }

  /** Makes the host's array current. */
  public void toHost() {
    toHost(whole());
  }

  private synchronized void toHost(Span part) {
    Object target = hostArray();
    if (target != null && !onHost.contains(part)) {
      try {
        copies.read(target, part, kind.size(), onHost);
        if (laidOut != null) {
          laidOut.scatter();
        }
      } catch (RuntimeException e) {
        throw Failures.unchecked(NamedFailure.of(() -> "the copy of " + shown + " to the host", e));
      }
      setOnHost(part);
    }
  }

  /** The current value of an element of an array, boxed. The array stays as it is. */
  public synchronized Object element(int index) {
    if (!onHost.contains(new Span(index, index + 1))) {
      Object value = HostArrays.create(kind, 1);
      try {
        if (copies.readElement(index, kind.size(), value)) {
          return Array.get(value, 0);
        }
      } catch (RuntimeException e) {
        throw Failures.unchecked(
            NamedFailure.of(() -> "the copy of an element of " + shown + " to the host", e));
      }
    }
    return Array.get(hostArray(), index);
  }

  /**
   * Prepares the array for the host.
   *
   * @param part the elements that it uses
   * @param keepsContent whether the values from before matter
   * @param writes whether the host may write, which makes every other copy old
   */
  public synchronized void useOnHost(Span part, boolean keepsContent, boolean writes) {
    if (captured != null && isOnHostOnly()) {
      return;
    }
    hostArray();
    if (keepsContent) {
      toHost(part);
    }
    if (writes) {
      copies.invalidateAll(part);
      setOnHost(part);
    }
  }

  /**
   * Prepares the copy on a device for a kernel. Nothing of another memory is ever in it: new blocks
   * are zeros.
   *
   * @param peers how elements come from devices that this one reaches
   * @param part the elements that it uses; no others are moved
   * @param keepsContent whether the values from before matter
   */
  public synchronized DeviceBlock prepareOn(
      DeviceContext context, PeerCopies peers, Span part, boolean keepsContent) {
    Optional<DeviceBlock> inPlace = inPlace(context);
    if (inPlace.isPresent()) {
      if (keepsContent) {
        toHost(part);
      }
      return inPlace.get();
    }
    DeviceBlock block = copies.block(context);
    boolean isNew = block == null;
    if (isNew) {
      if (cleanable == null) {
        cleanable = RuntimeCleaner.register(this, copies);
      }
      block = BlockAllocator.allocate(context, AllocationKind.DEVICE, (long) length * kind.size());
      copies.add(context, block);
    }
    if (keepsContent) {
      copies.bringFromPeers(context, peers, part, kind.size());
      for (Span missing : copies.missing(context, part)) {
        bring(context, block, isNew, missing);
        copies.setValid(context, missing);
      }
    }
    return block;
  }

  /**
   * Prepares the copy of an array on a device for a kernel that uses parts of it. What is outside
   * of them is undefined there, unless it was moved before.
   *
   * @param read the elements that it reads
   * @param written the elements that it writes
   * @param fills whether the values of the latter from before do not matter
   */
  public synchronized DeviceBlock prepareParts(
      DeviceContext context, PeerCopies peers, Span read, Span written, boolean fills) {
    makeBlock(context, peers, fills ? List.of(read) : List.of(read, written));
    prepareOn(context, peers, read, true);
    return prepareOn(context, peers, written, !fills);
  }

  /**
   * Prepares the copy on a device for a kernel that uses some spans. What is outside of them is
   * undefined there, unless it was moved before.
   */
  public synchronized DeviceBlock prepareSpans(
      DeviceContext context, PeerCopies peers, List<Span> spans) {
    makeBlock(context, peers, spans);
    for (Span span : spans) {
      prepareOn(context, peers, span, true);
    }
    return copies.block(context);
  }

  /** Even where nothing is moved there has to be a block. */
  private void makeBlock(DeviceContext context, PeerCopies peers, List<Span> moved) {
    if (copies.block(context) != null) {
      return;
    }
    DeviceBlock block = prepareOn(context, peers, new Span(0, 0), false);
    ElementRanges all = new ElementRanges();
    moved.forEach(all::add);
    if (!all.contains(whole())) {
      UndefinedElements.leave(context, block);
    }
  }

  private void bring(DeviceContext context, DeviceBlock block, boolean isNew, Span missing) {
    if (!copies.valid(missing).isEmpty()) {
      toHost(missing);
    }
    for (Span span : onHost.within(missing)) {
      context.write(block, bytes(span.begin()), hostArray(), span.begin(), span.size());
    }
    if (isNew) {
      return;
    }
    for (Span zeros : onHost.missing(missing)) {
      if (zeros.size() == length) {
        context.zero(block);
      } else {
        context.fill(block, bytes(zeros.begin()), bytes(zeros.size()), 0, 1);
      }
    }
  }

  private long bytes(int elements) {
    return (long) elements * kind.size();
  }

  /** Prepares the copy on a device for a copy or a fill: what is missing is there on return. */
  DeviceBlock prepareOn(DeviceContext context, Span part, boolean keepsContent) {
    return prepareOn(context, context, part, keepsContent);
  }

  /** Notes that a kernel writes elements on a device, which makes every other copy old. */
  public synchronized void writtenOn(DeviceContext context, Span part) {
    if (inPlace(context).isPresent()) {
      copies.invalidateAll(part);
      setOnHost(part);
      return;
    }
    if (onHost.hasAnyOf(part)) {
      onHost.remove(part);
      hostValid = onHost.contains(whole());
    }
    copies.setValidOnly(context, part);
  }

  /**
   * Writes the values back to the array, if there is one, and frees the copies on devices, whatever
   * of it fails.
   *
   * @return what failed, or null
   */
  public synchronized Throwable release() {
    Throwable failure = null;
    if (captured != null || laidOut != null || array != null) {
      try {
        toHost();
      } catch (Throwable e) {
        failure = e;
      }
    }
    Throwable release = copies.free();
    if (release != null) {
      failure = Failures.both(failure, NamedFailure.of(() -> "the release of " + shown, release));
    }
    setOnHost(whole());
    if (cleanable != null) {
      cleanable.clean();
      cleanable = null;
    }
    return rowTable == null ? failure : Failures.both(failure, rowTable.release());
  }
}
