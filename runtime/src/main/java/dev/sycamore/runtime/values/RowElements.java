package dev.sycamore.runtime.values;

import dev.sycamore.binding.ElementKind;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The elements of all rows of an array of arrays, in one block on a device; {@link HostArrays}
 * handles them like an array. A row that the array has several times is there once. It does not
 * keep the rows: one that nobody has any more needs no results.
 */
public final class RowElements implements LaidOutArray {
  private static final int HALF_OF_ENTRY = 32;

  /** As long as arrays of the JVM may be. */
  public static final long MOST_ELEMENTS = Integer.MAX_VALUE - 8L;

  private final ElementKind kind;
  private final long[] table;
  private final List<WeakReference<Object>> rows;

  /** Where each row begins, and the end of the last one. */
  private final int[] starts;

  private final RowNumbers numbers;

  private RowElements(
      ElementKind kind,
      long[] table,
      List<WeakReference<Object>> rows,
      int[] starts,
      RowNumbers numbers) {
    this.kind = kind;
    this.table = table;
    this.rows = rows;
    this.starts = starts;
    this.numbers = numbers;
  }

  /**
   * The elements of an array of arrays, as it is now.
   *
   * @param array of two or more dimensions, whose elements are of the kind
   * @throws NullPointerException if a row is null; the message is its index, {@code [2]}
   * @throws IllegalArgumentException if there are more elements or rows than an array can have
   */
  public static RowElements of(ElementKind kind, Object[] array) {
    return new Layout(kind, false).of(array);
  }

  /**
   * The same for the host itself, where a row may be null: it has no elements.
   *
   * @param array whose elements are of any kind
   */
  public static RowElements onHost(Object[] array) {
    return new Layout(kindOf(array).orElseThrow(), true).of(array);
  }

  /** The kind of the elements of an array of arrays; nothing for other objects. */
  public static Optional<ElementKind> kindOf(Object object) {
    if (!(object instanceof Object[])) {
      return Optional.empty();
    }
    Class<?> row = object.getClass().getComponentType();
    while (row.isArray() && row.getComponentType().isArray()) {
      row = row.getComponentType();
    }
    return row.isArray()
        ? HostArrays.kindOf(Array.newInstance(row.getComponentType(), 0))
        : Optional.empty();
  }

  @Override
  public ElementKind kind() {
    return kind;
  }

  @Override
  public int length() {
    return starts[rows.size()];
  }

  /**
   * The places of the rows: first those of the array itself, each with its offset in the upper half
   * and its length in the lower one. The places of a row's own rows are in the same table.
   */
  public long[] table() {
    return table.clone();
  }

  /** How many rows there are, and rows of rows. */
  public int tableLength() {
    return table.length;
  }

  /** The rows, so that somebody has them. */
  public Object held() {
    Object[] held = new Object[rows.size()];
    for (int i = 0; i < held.length; i++) {
      held[i] = rows.get(i).get();
    }
    return held;
  }

  @Override
  public String shown() {
    return "a captured array of arrays";
  }

  /** The rows are copied as they are. */
  @Override
  public void gather() {}

  @Override
  public void scatter() {}

  @Override
  public boolean isForgotten() {
    for (WeakReference<Object> row : rows) {
      if (row.get() != null) {
        return false;
      }
    }
    return true;
  }

  /** Whether another array has the same rows at the same places. */
  public boolean isSame(RowElements other) {
    if (kind != other.kind
        || rows.size() != other.rows.size()
        || !Arrays.equals(table, other.table)) {
      return false;
    }
    for (int i = 0; i < rows.size(); i++) {
      Object row = rows.get(i).get();
      if (row == null || row != other.rows.get(i).get()) {
        return false;
      }
    }
    return true;
  }

  /** Whether an array is one of the rows. Of an array without elements nothing is shared. */
  public boolean hasRow(Object array) {
    return numbers.find(array, rows) >= 0;
  }

  /** Whether another array has one of the rows. */
  public boolean sharesRow(RowElements other) {
    if (rows.size() > other.rows.size()) {
      return other.sharesRow(this);
    }
    for (WeakReference<Object> row : rows) {
      Object known = row.get();
      if (known != null && other.hasRow(known)) {
        return true;
      }
    }
    return false;
  }

  /** Moves elements between a part of a row and native memory. */
  private interface Move {
    void move(Object row, int at, int count, long address);
  }

  @Override
  public void toNative(int from, int count, long address) {
    forEach(from, count, address, (row, at, n, to) -> HostArrays.toNative(row, at, n, to));
  }

  @Override
  public void fromNative(long address, int at, int count) {
    forEach(at, count, address, (row, i, n, from) -> HostArrays.fromNative(from, row, i, n));
  }

  private void forEach(int begin, int count, long address, Move move) {
    if (count == 0) {
      return;
    }
    int found = Arrays.binarySearch(starts, begin);
    int end = begin + count;
    for (int i = found < 0 ? -found - 2 : found; i < rows.size() && starts[i] < end; i++) {
      int from = Math.max(begin, starts[i]);
      int to = Math.min(end, starts[i + 1]);
      Object row = rows.get(i).get();
      if (row != null) {
        long target = address + (long) (from - begin) * kind.size();
        move.move(row, from - starts[i], to - from, target);
      }
    }
  }

  /** Lays out an array. */
  private static final class Layout {
    private final ElementKind kind;
    private final boolean skipsNulls;
    private final List<WeakReference<Object>> rows = new ArrayList<>();
    private final RowNumbers numbers = new RowNumbers();
    private long[] table = new long[16];
    private int entries;
    private int[] starts = new int[16];
    private long length;

    Layout(ElementKind kind, boolean skipsNulls) {
      this.kind = kind;
      this.skipsNulls = skipsNulls;
    }

    RowElements of(Object[] array) {
      add(array, "");
      return new RowElements(
          kind,
          Arrays.copyOf(table, entries),
          rows,
          Arrays.copyOf(starts, rows.size() + 1),
          numbers);
    }

    /** Adds the places of rows; returns where they are in the table. */
    private int add(Object[] array, String index) {
      boolean deeper = array.getClass().getComponentType().getComponentType().isArray();
      int first = entries;
      entries = checked((long) entries + array.length);
      if (entries > table.length) {
        table = Arrays.copyOf(table, Math.max(entries, 2 * table.length));
      }
      for (int i = 0; i < array.length; i++) {
        if (array[i] == null && skipsNulls) {
          continue;
        } else if (array[i] == null) {
          throw new NullPointerException(index + "[" + i + "]");
        }
        long offset = deeper ? add((Object[]) array[i], index + "[" + i + "]") : row(array[i]);
        table[first + i] = offset << HALF_OF_ENTRY | HostArrays.length(array[i]);
      }
      return first;
    }

    /** Where the elements of a row are. */
    private int row(Object row) {
      int size = HostArrays.length(row);
      if (size == 0) {
        return 0;
      }
      int known = numbers.find(row, rows);
      if (known >= 0) {
        return starts[known];
      }
      int start = (int) length;
      length = checked(length + size);
      numbers.add(row, rows.size());
      rows.add(new WeakReference<>(row));
      if (rows.size() == starts.length) {
        starts = Arrays.copyOf(starts, 2 * starts.length);
      }
      starts[rows.size()] = (int) length;
      return start;
    }

    private static int checked(long size) {
      if (size > MOST_ELEMENTS) {
        throw new IllegalArgumentException("more than " + MOST_ELEMENTS + " elements");
      }
      return (int) size;
    }
  }
}
