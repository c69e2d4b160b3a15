package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.Scalars;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The records of an array, or of the rows of an array of arrays, as bytes of one block on a device:
 * leaf after leaf, each with the values of all records. Records are immutable, so new ones come
 * back for those whose values have changed.
 */
public final class RecordElements implements LaidOutArray {
  /** Where leaves begin: a multiple of the size of a line of a cache, and of any element. */
  private static final int ALIGNMENT = 64;

  /** So many records pay for a class that copies them: making it takes some milliseconds. */
  private static final int MANY = 1 << 14;

  private final RecordLayout layout;
  private final ArrayRows rows;
  private final int[] offsets;
  private final int length;

  /** The bytes of the block on the host, made when they are first needed. */
  private ByteBuffer bytes;

  /**
   * The records of some rows.
   *
   * @throws IllegalArgumentException if there are no such buffers of the class, as {@link
   *     RecordLayout#of} says, or the values have more than 2^31 - 1 bytes
   */
  public RecordElements(ArrayRows rows) {
    this.layout = RecordLayout.of(rows.elementType());
    this.rows = rows;
    this.offsets = new int[layout.leaves().size()];
    long end = 0;
    for (int k = 0; k < offsets.length; k++) {
      offsets[k] = (int) end;
      end += (long) layout.leaves().get(k).kind().size() * rows.elements();
      end = (end + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      if (end > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "the values of " + rows.elements() + " records have more than 2^31 - 1 bytes");
      }
    }
    this.length = (int) end;
  }

  /** The layout of the records. */
  public RecordLayout layout() {
    return layout;
  }

  /**
   * Where the values of a leaf are, in elements of its kind.
   *
   * @param extent what the kernel sees as their number
   */
  public BufferRegion region(int leaf, int extent) {
    int size = layout.leaves().get(leaf).kind().size();
    int offset = offsets[leaf] / size;
    return BufferRegion.whole(new int[] {Math.max(length / size, offset + extent)})
        .part(new int[] {offset}, new int[] {extent});
  }

  @Override
  public ElementKind kind() {
    return ElementKind.BYTE;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public ArrayRows rows() {
    return rows;
  }

  @Override
  public String shown() {
    return rows.hasTable() ? "a captured array of arrays" : "a captured array of records";
  }

  private void makeBytes() {
    if (bytes == null) {
      bytes = ByteBuffer.allocate(length).order(ByteOrder.nativeOrder());
    }
  }

  /**
   * Takes the records apart.
   *
   * @throws NullPointerException if a record or a component is null
   */
  @Override
  public void gather() {
    makeBytes();
    Optional<BulkRecords> bulk = bulk();
    rows.forEach(
        0, rows.elements(), (row, at, count, first) -> gather(bulk, (Object[]) row, count, first));
  }

  private void gather(Optional<BulkRecords> bulk, Object[] records, int count, int first) {
    if (bulk.isPresent()) {
      try {
        bulk.get().gather(records, count, bytes, offsets, first);
        return;
      } catch (NullPointerException e) {
        // What follows throws one that names the place, unless another thread has just set it.
      }
    }
    for (int i = 0; i < count; i++) {
      gather(records[i], i, first + i);
    }
  }

  /** Few records are not worth a class. */
  private Optional<BulkRecords> bulk() {
    return rows.elements() < MANY ? Optional.empty() : layout.bulk();
  }

  private void gather(Object record, int index, int place) {
    Object[] values = LeafArrays.takenApart(layout, record, index);
    for (int k = 0; k < values.length; k++) {
      ElementKind kind = layout.leaves().get(k).kind();
      put(kind, offsets[k] + place * kind.size(), Scalars.bits(values[k], kind));
    }
  }

  @Override
  public void scatter() {
    Object[] values = new Object[offsets.length];
    Optional<BulkRecords> bulk = bulk();
    rows.forEach(
        0,
        rows.elements(),
        (row, at, count, first) -> {
          Object[] all = (Object[]) row;
          for (int i = 0; i < count; i++) {
            if (all[i] == null || differs(bulk, all[i], first + i)) {
              all[i] = made(values, i, first + i);
            }
          }
        });
  }

  /**
   * Makes the record at a place.
   *
   * @param values room for those of its components
   * @param index in its array
   * @throws IllegalStateException if its constructor makes another one
   */
  private Object made(Object[] values, int index, int place) {
    for (int k = 0; k < values.length; k++) {
      ElementKind kind = layout.leaves().get(k).kind();
      values[k] = Scalars.ofBits(get(kind, offsets[k] + place * kind.size()), kind);
    }
    Object record = layout.make(values);
    if (differs(layout.takeApart(record), place)) {
      throw new IllegalStateException(
          "the constructor of %s changes components: it cannot make the record that a kernel stored in [%d]"
              .formatted(record.getClass().getName(), index));
    }
    return record;
  }

  private boolean differs(Optional<BulkRecords> bulk, Object record, int place) {
    return bulk.isPresent()
        ? bulk.get().differs(record, bytes, offsets, place)
        : differs(layout.takeApart(record), place);
  }

  private boolean differs(Object[] values, int place) {
    for (int k = 0; k < values.length; k++) {
      ElementKind kind = layout.leaves().get(k).kind();
      if (Scalars.bits(values[k], kind) != get(kind, offsets[k] + place * kind.size())) {
        return true;
      }
    }
    return false;
  }

  private void put(ElementKind kind, int at, long bits) {
    switch (kind.size()) {
      case 1 -> bytes.put(at, (byte) bits);
      case 2 -> bytes.putShort(at, (short) bits);
      case 4 -> bytes.putInt(at, (int) bits);
      default -> bytes.putLong(at, bits);
    }
  }

  /** The bits as {@link Scalars#bits} has them. */
  private long get(ElementKind kind, int at) {
    return switch (kind) {
      case BOOLEAN -> bytes.get(at) == 0 ? 0 : 1;
      case BYTE -> bytes.get(at);
      case SHORT, HALF -> bytes.getShort(at);
      case CHAR -> bytes.getChar(at);
      case INT, FLOAT -> bytes.getInt(at);
      case LONG, DOUBLE -> bytes.getLong(at);
    };
  }

  @Override
  public void toNative(int from, int count, long address) {
    makeBytes();
    HostArrays.toNative(bytes.array(), from, count, address);
  }

  @Override
  public void fromNative(long address, int at, int count) {
    makeBytes();
    HostArrays.fromNative(address, bytes.array(), at, count);
  }
}
