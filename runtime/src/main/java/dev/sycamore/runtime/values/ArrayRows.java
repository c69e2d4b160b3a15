package dev.sycamore.runtime.values;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The innermost rows of an array of arrays, one after the other, whatever their elements are. A row
 * that the array has several times is there once. They are not kept: one that nobody has any more
 * needs no results. As long as somebody {@linkplain #held holds} them all they are found faster.
 */
public final class ArrayRows {
  private static final int HALF_OF_ENTRY = 32;
  private static final int FEW_ELEMENTS = 128;

  /** A program often launches on the same array of arrays, and a comparison of rows is cheap. */
  private static final RecentRows RECENT = new RecentRows();

  /** As long as arrays of the JVM may be. */
  public static final long MOST_ELEMENTS = Integer.MAX_VALUE - 8L;

  /** Handles a part of a row. */
  public interface Part {
    /**
     * A part of a row.
     *
     * @param row an array
     * @param at the index in the row at which it begins
     * @param count how many elements it has
     * @param first the index of the first of them among the elements of all rows
     */
    void handle(Object row, int at, int count, int first);
  }

  private final Class<?> type;
  private final long[] table;

  /** The number of the row of each place in the table; negative for one without elements. */
  private final int[] rowsOfTable;

  private final List<WeakReference<Object>> rows;

  /** The same rows, as long as somebody holds them all. */
  private final WeakReference<Object[]> all;

  /** Where each row begins, and the end of the last one. */
  private final int[] starts;

  private final RowNumbers numbers;

  /** Others that have none of the rows, which no launch has to find out again. */
  private final Set<ArrayRows> apart = Collections.newSetFromMap(new WeakHashMap<>());

  private ArrayRows(
      Class<?> type,
      long[] table,
      int[] rowsOfTable,
      List<WeakReference<Object>> rows,
      Object[] all,
      int[] starts,
      RowNumbers numbers) {
    this.type = type;
    this.table = table;
    this.rowsOfTable = rowsOfTable;
    this.rows = rows;
    this.all = new WeakReference<>(all);
    this.starts = starts;
    this.numbers = numbers;
  }

  /**
   * The rows of an array of arrays, as it is now.
   *
   * @param array of two or more dimensions
   * @throws NullPointerException if a row is null; the message is its index, {@code [2]}
   * @throws IllegalArgumentException if there are more elements or rows than an array can have
   */
  public static ArrayRows of(Object[] array) {
    RecentRows.Known known = RECENT.find(array);
    if (known != null && known.rows.areStillIn(array, 0, known.places)) {
      return known.rows;
    }
    Layout layout = new Layout(false);
    ArrayRows rows = layout.of(array);
    RECENT.remember(array, new RecentRows.Known(rows, layout.places, layout.all));
    return rows;
  }

  /** The same for the host itself, where a row may be null: it has no elements. */
  public static ArrayRows onHost(Object[] array) {
    return new Layout(true).of(array);
  }

  /** An array that is no array of arrays: the one row, which no table has. */
  public static ArrayRows single(Object[] array) {
    RowNumbers numbers = new RowNumbers();
    numbers.add(array, 0);
    return new ArrayRows(
        elementType(array.getClass()),
        null,
        null,
        List.of(new WeakReference<>(array)),
        null,
        new int[] {0, array.length},
        numbers);
  }

  /** Whether the elements of an array are arrays. */
  public static boolean areIn(Object[] array) {
    return array.getClass().getComponentType().isArray();
  }

  /** The type of the elements of the innermost rows of a type of arrays. */
  public static Class<?> elementType(Class<?> array) {
    Class<?> type = array;
    while (type.isArray()) {
      type = type.getComponentType();
    }
    return type;
  }

  /** Whether they are those of an array of arrays, and not an array that stands for itself. */
  public boolean hasTable() {
    return table != null;
  }

  /** The type of the elements. */
  public Class<?> elementType() {
    return type;
  }

  /** How many elements all rows have together. */
  public int elements() {
    return starts[rows.size()];
  }

  /**
   * The places of the rows: first those of the array itself, each with its offset in the upper half
   * and its length in the lower one. The places of a row's own rows are in the same table. Nobody
   * may change it: all launches on the array have the same one.
   */
  public long[] table() {
    return table;
  }

  /** Whether rows have so few elements that a copy of each by itself takes longer than two. */
  public boolean areShort() {
    return elements() < FEW_ELEMENTS * (long) rows.size();
  }

  /** How many rows there are, and rows of rows. */
  public int tableLength() {
    return table.length;
  }

  /** The array that stands for itself; null if nobody has it any more. */
  public Object[] only() {
    return (Object[]) rows.get(0).get();
  }

  /**
   * The rows, so that somebody has them whatever the array gets.
   *
   * @param array the array that has just been found to have them
   */
  public Object held(Object[] array) {
    if (!hasTable()) {
      return array;
    }
    Object[] held = all.get();
    if (held == null) {
      held = new Object[rows.size()];
      for (int i = 0; i < held.length; i++) {
        held[i] = rows.get(i).get();
      }
    }
    return held;
  }

  /** Whether nobody has any of the rows any more. */
  public boolean areForgotten() {
    for (WeakReference<Object> row : rows) {
      if (row.get() != null) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether an array of the same class has these rows at the same places.
   *
   * @param first where its own rows are in the table
   * @param known what is at each place of the table
   */
  private boolean areStillIn(Object[] array, int first, Object[] known) {
    if (array.length > table.length - first) {
      return false;
    }
    boolean deeper = array.getClass().getComponentType().getComponentType().isArray();
    for (int i = 0; i < array.length; i++) {
      Object row = array[i];
      boolean same =
          deeper
              ? haveStill((Object[]) row, table[first + i], known)
              : row == known[first + i] || isEmpty(row, first + i);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private boolean haveStill(Object[] array, long entry, Object[] known) {
    return array != null
        && array.length == (int) entry
        && areStillIn(array, (int) (entry >>> HALF_OF_ENTRY), known);
  }

  /** Whether a row has no elements, as the one that was at its place. */
  private boolean isEmpty(Object row, int place) {
    return row != null && rowsOfTable[place] < 0 && HostArrays.length(row) == 0;
  }

  /** Whether another array has the same rows at the same places. */
  public boolean areSame(ArrayRows other) {
    if (this == other) {
      return true;
    }
    if (type != other.type
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
  public boolean have(Object array) {
    return numbers.find(array, rows) >= 0;
  }

  /** Whether another array has one of the rows. */
  public boolean shareOneWith(ArrayRows other) {
    if (rows.size() > other.rows.size()) {
      return other.shareOneWith(this);
    }
    synchronized (apart) {
      if (apart.contains(other)) {
        return false;
      }
    }
    for (WeakReference<Object> row : rows) {
      Object known = row.get();
      if (known != null && other.have(known)) {
        return true;
      }
    }
    synchronized (apart) {
      apart.add(other);
    }
    return false;
  }

  /** Handles the parts of rows that have elements from an index on; not of those nobody has. */
  public void forEach(int begin, int count, Part part) {
    if (count == 0) {
      return;
    }
    int end = begin + count;
    for (int i = rowWith(begin); i < rows.size() && starts[i] < end; i++) {
      int from = Math.max(begin, starts[i]);
      int to = Math.min(end, starts[i + 1]);
      Object row = rows.get(i).get();
      if (row != null) {
        part.handle(row, from - starts[i], to - from, from);
      }
    }
  }

  private int rowWith(int element) {
    int found = Arrays.binarySearch(starts, element);
    return found < 0 ? -found - 2 : found;
  }

  /**
   * Brings elements of all rows together.
   *
   * @param begin the first element
   * @param end the one after the last
   * @param joined an array of their type, which gets them from its beginning
   */
  void join(int begin, int end, Object joined) {
    Object[] held = all.get();
    int firstRow = rowWith(begin);
    if (held == null
        || !JoinedRows.join(held, firstRow, begin - starts[firstRow], joined, end - begin)) {
      forEach(
          begin,
          end - begin,
          (row, at, count, first) -> System.arraycopy(row, at, joined, first - begin, count));
    }
  }

  /** Gives the rows elements that were brought together; the reverse of {@link #join}. */
  void split(Object joined, int begin, int end) {
    Object[] held = all.get();
    int firstRow = rowWith(begin);
    if (held == null
        || !JoinedRows.split(held, firstRow, begin - starts[firstRow], joined, end - begin)) {
      forEach(
          begin,
          end - begin,
          (row, at, count, first) -> System.arraycopy(joined, first - begin, row, at, count));
    }
  }

  /** Lays out an array. */
  private static final class Layout {
    private final boolean skipsNulls;
    private final List<WeakReference<Object>> rows = new ArrayList<>();
    private final RowNumbers numbers = new RowNumbers();
    private long[] table = new long[16];
    private int[] rowsOfTable = new int[16];
    private Object[] places = new Object[16];
    private int entries;
    private Object[] all = new Object[16];
    private int[] starts = new int[16];
    private long length;

    Layout(boolean skipsNulls) {
      this.skipsNulls = skipsNulls;
    }

    ArrayRows of(Object[] array) {
      add(array, "");
      places = Arrays.copyOf(places, entries);
      all =
          Arrays.equals(places, 0, entries, all, 0, rows.size())
              ? places
              : Arrays.copyOf(all, rows.size());
      return new ArrayRows(
          elementType(array.getClass()),
          Arrays.copyOf(table, entries),
          Arrays.copyOf(rowsOfTable, entries),
          rows,
          all,
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
        rowsOfTable = Arrays.copyOf(rowsOfTable, table.length);
        places = Arrays.copyOf(places, table.length);
      }
      for (int i = 0; i < array.length; i++) {
        if (array[i] == null && skipsNulls) {
          continue;
        } else if (array[i] == null) {
          throw new NullPointerException(index + "[" + i + "]");
        }
        long offset;
        if (deeper) {
          offset = add((Object[]) array[i], index + "[" + i + "]");
        } else {
          int number = row(array[i]);
          rowsOfTable[first + i] = number;
          offset = number < 0 ? 0 : starts[number];
        }
        places[first + i] = array[i];
        table[first + i] = offset << HALF_OF_ENTRY | HostArrays.length(array[i]);
      }
      return first;
    }

    /** The number of a row; negative if it has no elements. */
    private int row(Object row) {
      int size = HostArrays.length(row);
      int known = size == 0 ? -1 : numbers.find(row, rows);
      if (size == 0 || known >= 0) {
        return known;
      }
      length = checked(length + size);
      numbers.add(row, rows.size());
      rows.add(new WeakReference<>(row));
      if (rows.size() == starts.length) {
        starts = Arrays.copyOf(starts, 2 * starts.length);
        all = Arrays.copyOf(all, starts.length);
      }
      all[rows.size() - 1] = row;
      starts[rows.size()] = (int) length;
      return rows.size() - 1;
    }

    private static int checked(long size) {
      if (size > MOST_ELEMENTS) {
        throw new IllegalArgumentException("more than " + MOST_ELEMENTS + " elements");
      }
      return (int) size;
    }
  }
}
