package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.records.LeafArrays;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.records.RecordLeaf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A buffer of records that kernels read and write as values.
 *
 * <pre>{@code
 * record Particle(Float4 position, float mass) {}
 *
 * try (RecordDeviceBuffer<Particle> b = DeviceBuffer.wrap(particles)) {
 *   q.submit(h -> {
 *     RecordAccessor<Particle> p = b.access(h, AccessMode.READ_WRITE);
 *     h.parallelFor(range(p.size()), i -> p.set(i, new Particle(p.get(i).position(), 2 * p.get(i).mass())));
 *   });
 * } // waits; the array has new records with the results
 * }</pre>
 *
 * <p><b>Components</b> are primitives, {@link Half}, enums, vectors and records of those.
 *
 * <p><b>Layout.</b> Each component that is not a record has a buffer of its own, in the order of
 * the declarations. The components of a nested record are in its place: {@link #component}. An enum
 * is the ordinal of its constant, an {@code int}.
 *
 * <p>Order, ownership and threads are as with {@link DeviceBuffer}. What wraps an array has a copy
 * of what is in its records, which are not changed: {@link #close} puts new ones into the array if
 * there was an access that writes.
 *
 * @param <P> the record
 */
public final class RecordDeviceBuffer<P extends Record> implements AutoCloseable {
  private final RecordLayout layout;
  private final List<DeviceBuffer> components;

  /** Where the records come back to, if anywhere; parts of this buffer note what they write. */
  private final Optional<WrappedRecords> wrapped;

  /** Whether the array is this buffer's to write back to. */
  private final boolean owner;

  private RecordDeviceBuffer(
      RecordLayout layout,
      List<DeviceBuffer> components,
      Optional<WrappedRecords> wrapped,
      boolean owner) {
    this.layout = layout;
    this.components = components;
    this.wrapped = wrapped;
    this.owner = owner;
  }

  static <P extends Record> RecordDeviceBuffer<P> zeros(Class<P> type, int n) {
    RecordLayout layout = RecordLayout.of(type);
    List<DeviceBuffer> components =
        layout.leaves().stream().map(leaf -> RecordLeaves.zeros(leaf.kind(), n)).toList();
    return new RecordDeviceBuffer<>(layout, components, Optional.empty(), true);
  }

  static <P extends Record> RecordDeviceBuffer<P> wrap(P[] array) {
    RecordLayout layout = RecordLayout.of(array.getClass().getComponentType());
    WrappedRecords wrapped = new WrappedRecords(layout, array);
    return new RecordDeviceBuffer<>(layout, wrapped.buffers(), Optional.of(wrapped), true);
  }

  /**
   * The number of records.
   *
   * @return their number, from 0 to 2^31 - 1
   */
  public int size() {
    return components.get(0).size();
  }

  /**
   * The paths of all components that are not records, in order, such as {@code position.x}.
   *
   * @return the paths, as {@link #component} accepts them
   */
  public List<String> componentNames() {
    return layout.leaves().stream().map(RecordLeaf::path).toList();
  }

  /**
   * The buffer of one component, over the same memory; a {@code FloatDeviceBuffer} for a {@code
   * float}, and so on, and an {@code IntDeviceBuffer} of ordinals for an enum. Closing it leaves
   * this buffer open.
   *
   * @param path with points between the names, such as {@code position.x}
   * @return the buffer, which the caller closes
   * @throws IllegalArgumentException if there is no such component
   */
  public DeviceBuffer component(String path) {
    wrapped.ifPresent(WrappedRecords::noteWriter);
    int leaf = layout.indexOf(path);
    return RecordLeaves.part(components.get(leaf), kind(leaf), new Range1(0), new Range1(size()));
  }

  /**
   * Access to the whole buffer for the kernel that {@code handler} will launch.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the records
   * @return an accessor for the kernel or host task of {@code handler}
   */
  public RecordAccessor<P> access(Handler handler, AccessMode mode) {
    return access(handler, mode, new Range1(size()), new Range1(0));
  }

  /**
   * Access to a part of the buffer.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the records
   * @param range the extent of the part
   * @param offset where it begins in the buffer
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalArgumentException if the part is not inside the buffer
   */
  public RecordAccessor<P> access(Handler handler, AccessMode mode, Range1 range, Range1 offset) {
    List<Accessor> accessors =
        indices()
            .mapToObj(
                k -> RecordLeaves.access(components.get(k), kind(k), handler, mode, range, offset))
            .toList();
    noteMode(mode);
    return new RecordAccessor<>(layout, accessors);
  }

  /**
   * Access for the host, as {@link IntDeviceBuffer#hostAccess}, until it or the buffer is closed.
   *
   * @param mode what the host does with the records
   * @return an accessor, which the caller closes
   */
  public RecordAccessor<P> hostAccess(AccessMode mode) {
    List<Accessor> accessors = new ArrayList<>();
    try {
      indices()
          .forEach(k -> accessors.add(RecordLeaves.hostAccess(components.get(k), kind(k), mode)));
    } catch (RuntimeException | Error e) {
      accessors.forEach(Accessor::close);
      throw e;
    }
    noteMode(mode);
    return new RecordAccessor<>(layout, accessors);
  }

  /**
   * A part of this buffer as a buffer of its own, over the same memory. Closing it leaves this
   * buffer open.
   *
   * @param offset where the part begins in this buffer
   * @param range the extent of the part
   * @return the part, which the caller closes
   * @throws IllegalArgumentException if the part is not inside the buffer
   */
  public RecordDeviceBuffer<P> subBuffer(Range1 offset, Range1 range) {
    List<DeviceBuffer> parts =
        indices()
            .mapToObj(k -> RecordLeaves.part(components.get(k), kind(k), offset, range))
            .toList();
    return new RecordDeviceBuffer<>(layout, parts, wrapped, false);
  }

  /**
   * Closes the buffer as {@link DeviceBuffer#close}: later commands that use it are refused, and
   * those that were submitted are waited for. Then the array that it wraps gets the results.
   *
   * @throws RuntimeException or Error: as {@link DeviceBuffer#close}, or what a constructor of the
   *     record throws; the buffer is closed all the same
   */
  @Override
  public void close() {
    List<Failures.Action> closing = new ArrayList<>();
    components.forEach(component -> closing.add(component::close));
    if (owner) {
      wrapped.ifPresent(records -> closing.add(records::writeBack));
    }
    Failures.rethrow(Failures.attempt(closing));
  }

  private IntStream indices() {
    return IntStream.range(0, components.size());
  }

  private ElementKind kind(int leaf) {
    return layout.leaves().get(leaf).kind();
  }

  private void noteMode(AccessMode mode) {
    if (mode.writes()) {
      wrapped.ifPresent(WrappedRecords::noteWriter);
    }
  }

  /** The program's array of records, and the arrays of what was in them. */
  private static final class WrappedRecords {
    private final Object[] records;
    private final LeafArrays leaves;
    private boolean toWriteBack;

    WrappedRecords(RecordLayout layout, Object[] records) {
      this.records = records;
      this.leaves = LeafArrays.of(layout, records);
    }

    List<DeviceBuffer> buffers() {
      List<RecordLeaf> kinds = leaves.layout().leaves();
      return IntStream.range(0, kinds.size())
          .mapToObj(k -> RecordLeaves.wrap(leaves.arrays().get(k), kinds.get(k).kind()))
          .toList();
    }

    synchronized void noteWriter() {
      toWriteBack = true;
    }

    /** Puts new records into the array; does nothing the second time. */
    synchronized void writeBack() {
      if (toWriteBack) {
        toWriteBack = false;
        leaves.putInto(records);
      }
    }
  }
}
