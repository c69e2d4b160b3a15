package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.records.RecordLeaf;
import java.util.List;
import java.util.stream.Stream;

/**
 * Access of a kernel, or of the host, to the records of a {@link RecordDeviceBuffer}. Where it may
 * be used is as with {@link Accessor}.
 *
 * @param <P> the record
 */
public final class RecordAccessor<P extends Record> implements AutoCloseable {
  private final RecordLayout layout;
  private final Accessor[] components;
  private final ElementKind[] kinds;

  RecordAccessor(RecordLayout layout, List<Accessor> components) {
    this.layout = layout;
    this.components = components.toArray(Accessor[]::new);
    this.kinds = layout.leaves().stream().map(RecordLeaf::kind).toArray(ElementKind[]::new);
  }

  /**
   * The record at an index, made by its canonical constructor of what is stored. In a kernel,
   * {@code get(i).x()} reads the one component only, unless the record, or one inside of it, has a
   * canonical constructor that is written in its source.
   *
   * @param i the index, from 0 to {@code size() - 1}
   * @return the record; on the host a new object
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   * @throws IllegalStateException if the component of an enum is not the ordinal of a constant: the
   *     program wrote it through {@link RecordDeviceBuffer#component}
   */
  @SuppressWarnings("unchecked")
  public P get(int i) {
    Object[] leaves = new Object[components.length];
    for (int k = 0; k < leaves.length; k++) {
      leaves[k] = RecordLeaves.get(components[k], kinds[k], i);
    }
    return (P) layout.make(leaves);
  }

  /**
   * Stores the components of a record at an index.
   *
   * @param i the index, from 0 to {@code size() - 1}
   * @param value neither it nor a component may be null
   * @throws IndexOutOfBoundsException if the index is not in the range of this accessor
   * @throws IllegalStateException if the accessor is for reading only
   */
  public void set(int i, P value) {
    Object[] leaves = layout.takeApart(value);
    for (int k = 0; k < leaves.length; k++) {
      RecordLeaves.set(components[k], kinds[k], i, leaves[k]);
    }
  }

  /**
   * The number of records.
   *
   * @return their number, from 0 to 2^31 - 1
   */
  public int size() {
    return components[0].size();
  }

  /**
   * What the accessor is for.
   *
   * @return the mode that it was made with
   */
  public AccessMode mode() {
    return components[0].mode();
  }

  /**
   * The accessor of one component, as the binding classes of kernels ask for it.
   *
   * @param leaf its number, among the components that are not records
   * @param path the names on the way to it, when the kernel was compiled
   * @param leaves how many there were
   * @return the accessor of its elements
   * @throws KernelNotSupportedException if the record had other components then
   */
  public Accessor component(int leaf, String path, int leaves) {
    List<RecordLeaf> own = layout.leaves();
    if (own.size() != leaves || !own.get(leaf).path().equals(path)) {
      throw new KernelNotSupportedException(
          "the kernel was compiled for records with "
              + leaves
              + " components, '"
              + path
              + "' at "
              + leaf
              + "; these have "
              + own.stream().map(RecordLeaf::path).toList()
              + ": compile it again");
    }
    return components[leaf];
  }

  /** The accessor of one component. */
  Accessor component(int leaf) {
    return components[leaf];
  }

  /** Ends the access of the host; does nothing to the accessor of a kernel, nor the second time. */
  @Override
  public void close() {
    for (Accessor component : components) {
      component.close();
    }
  }

  /** Names the records in messages. */
  String shown() {
    return size() + " records of " + layout.name();
  }

  Accessor[] components() {
    return components;
  }

  RecordLayout layout() {
    return layout;
  }

  /**
   * Where the components are.
   *
   * @throws IllegalArgumentException if these are more or fewer than {@code n} records
   */
  List<BufferView> views(int n) {
    List<BufferView> views = Stream.of(components).map(Accessor::view).toList();
    views.get(0).region().checkSize(n);
    return views;
  }

  Object[] takeApart(P value) {
    return layout.takeApart(value);
  }

  void checkSameRecords(RecordAccessor<P> other) {
    if (layout != other.layout) {
      throw new IllegalArgumentException("the buffers are of records of different classes");
    }
  }
}
