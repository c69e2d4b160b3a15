package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.range.ElementRanges;
import dev.sycamore.runtime.range.ElementRanges.Span;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.PartedCopies;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The records of an array, or of the rows of an array of arrays, as bytes of one block on a device:
 * leaf after leaf, each with the values of all records. Only the leaves that are asked for are read
 * from the records. Records are immutable, so new ones come back for those whose values have
 * changed.
 */
public final class RecordElements implements LaidOutArray {
  /** Where leaves begin: a multiple of the size of a line of a cache, and of any element. */
  private static final int ALIGNMENT = 64;

  /** So many records at a time: their values stay in the first cache. */
  private static final int STEP = 1 << 9;

  private final RecordLayout layout;
  private final ArrayRows rows;
  private final int[] offsets;
  private final int length;
  private final BitSet used = new BitSet();

  /** By leaf, what {@link #fromNative} has copied since the last {@link #scatter}; or null. */
  private Object[] arrived;

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
      end += (long) size(k) * rows.elements();
      end = (end + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      if (end > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "the values of " + rows.elements() + " records have more than 2^31 - 1 bytes");
      }
    }
    this.length = (int) end;
  }

  private int size(int leaf) {
    return layout.leaves().get(leaf).kind().size();
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
    int size = size(leaf);
    int offset = offsets[leaf] / size;
    return BufferRegion.whole(new int[] {Math.max(length / size, offset + extent)})
        .part(new int[] {offset}, new int[] {extent});
  }

  /** The bytes of a leaf. */
  public Span span(int leaf) {
    return new Span(offsets[leaf], offsets[leaf] + size(leaf) * rows.elements());
  }

  /** A launch uses a leaf. */
  public void use(int leaf) {
    used.set(leaf);
  }

  /** The bytes of the leaves that the launch uses; those that are neighbours are one span. */
  public List<Span> usedSpans() {
    ElementRanges spans = new ElementRanges();
    for (int begin = used.nextSetBit(0); begin >= 0; begin = used.nextSetBit(begin)) {
      int end = used.nextClearBit(begin);
      spans.add(new Span(offsets[begin], span(end - 1).end()));
      begin = end;
    }
    return spans.within(new Span(0, length));
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

  /** The records whose values of a leaf are in a part of the block. */
  private Span records(int leaf, int from, int count) {
    int size = size(leaf);
    int begin = Math.max(from, offsets[leaf]);
    int end = Math.min(from + count, span(leaf).end());
    return begin >= end
        ? new Span(0, 0)
        : new Span((begin - offsets[leaf]) / size, (end - offsets[leaf]) / size);
  }

  /**
   * Takes records apart.
   *
   * @throws NullPointerException if a record or a component is null
   */
  @Override
  public void toNative(int from, int count, long address) {
    Map<Span, BitSet> leaves = new LinkedHashMap<>();
    for (int k = 0; k < offsets.length; k++) {
      Span records = records(k, from, count);
      if (records.size() > 0) {
        leaves.computeIfAbsent(records, key -> new BitSet()).set(k);
      }
    }
    leaves.forEach((records, some) -> toNative(some, records, address - from));
  }

  /**
   * The same for some leaves of some records.
   *
   * @param block the address of the whole block
   */
  private void toNative(BitSet leaves, Span records, long block) {
    RecordReader reader = layout.reader(leaves, records.size());
    PartedCopies.run(
        records.begin(),
        records.size(),
        leaves.stream().map(this::size).sum(),
        (begin, count) -> {
          Object[] values = LeafValues.create(layout, leaves, Math.min(STEP, count));
          for (int done = 0; done < count; done += STEP) {
            int first = begin + done;
            int n = Math.min(STEP, count - done);
            read(reader, first, n, values, 0);
            leaves.stream()
                .forEach(
                    k ->
                        HostArrays.toNative(
                            values[k], 0, n, block + offsets[k] + (long) first * size(k)));
          }
        });
  }

  private void read(RecordReader reader, int from, int count, Object[] values, int at) {
    rows.forEach(
        from,
        count,
        (row, begin, n, first) ->
            read(reader, (Object[]) row, begin, n, values, at + first - from));
  }

  private void read(
      RecordReader reader, Object[] records, int from, int count, Object[] values, int at) {
    try {
      reader.read(records, from, count, values, at);
    } catch (NullPointerException e) {
      // This throws one that names the place, unless another thread has just set it.
      new BoxedRecords(layout, new BitSet()).read(records, from, count, values, at);
      throw e;
    }
  }

  @Override
  public void fromNative(long address, int at, int count) {
    if (arrived == null) {
      arrived = new Object[offsets.length];
    }
    for (int k = 0; k < offsets.length; k++) {
      Span records = records(k, at, count);
      if (records.size() > 0) {
        if (arrived[k] == null) {
          arrived[k] = LeafValues.create(layout.leaves().get(k).kind(), rows.elements());
        }
        HostArrays.fromNative(
            address + offsets[k] - at + (long) records.begin() * size(k),
            arrived[k],
            records.begin(),
            records.size());
      }
    }
  }

  /** Makes records on the thread that waits: what constructors do is the program's affair. */
  @Override
  public void scatter() {
    Object[] values = arrived;
    arrived = null;
    if (values == null) {
      return;
    }
    BitSet missing = new BitSet();
    for (int k = 0; k < values.length; k++) {
      if (values[k] == null) {
        values[k] = LeafValues.create(layout.leaves().get(k).kind(), rows.elements());
        missing.set(k);
      }
    }
    if (!missing.isEmpty()) {
      read(layout.reader(missing, rows.elements()), 0, rows.elements(), values, 0);
    }
    RecordWriter writer = layout.writer(rows.elements());
    rows.forEach(
        0,
        rows.elements(),
        (row, at, count, first) -> writer.write((Object[]) row, at, count, values, first));
  }
}
