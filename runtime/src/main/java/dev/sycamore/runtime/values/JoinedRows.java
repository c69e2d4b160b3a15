package dev.sycamore.runtime.values;

/**
 * Copies between many short rows and one array, for the types that programs use most. The JVM
 * copies a few elements faster where it knows the type, so that each has its loop.
 */
final class JoinedRows {
  private JoinedRows() {}

  /**
   * Copies elements of rows to one array.
   *
   * @param first the row with the first element
   * @param skip the index of that in the row
   * @return whether there is a loop for their type
   */
  static boolean join(Object[] rows, int first, int skip, Object joined, int count) {
    if (joined instanceof int[] ints) {
      join(rows, first, skip, ints, count);
    } else if (joined instanceof float[] floats) {
      join(rows, first, skip, floats, count);
    } else if (joined instanceof double[] doubles) {
      join(rows, first, skip, doubles, count);
    } else {
      return false;
    }
    return true;
  }

  /**
   * Copies elements of one array to rows.
   *
   * @param first the row with the first element
   * @param skip the index of that in the row
   * @return whether there is a loop for their type
   */
  static boolean split(Object[] rows, int first, int skip, Object joined, int count) {
    if (joined instanceof int[] ints) {
      split(rows, first, skip, ints, count);
    } else if (joined instanceof float[] floats) {
      split(rows, first, skip, floats, count);
    } else if (joined instanceof double[] doubles) {
      split(rows, first, skip, doubles, count);
    } else {
      return false;
    }
    return true;
  }

  private static void join(Object[] rows, int first, int skip, int[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      int[] row = (int[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(row, at, joined, done, n);
      done += n;
    }
  }

  private static void split(Object[] rows, int first, int skip, int[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      int[] row = (int[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(joined, done, row, at, n);
      done += n;
    }
  }

  private static void join(Object[] rows, int first, int skip, float[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      float[] row = (float[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(row, at, joined, done, n);
      done += n;
    }
  }

  private static void split(Object[] rows, int first, int skip, float[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      float[] row = (float[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(joined, done, row, at, n);
      done += n;
    }
  }

  private static void join(Object[] rows, int first, int skip, double[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      double[] row = (double[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(row, at, joined, done, n);
      done += n;
    }
  }

  private static void split(Object[] rows, int first, int skip, double[] joined, int count) {
    int at = skip;
    for (int i = first, done = 0; done < count; i++, at = 0) {
      double[] row = (double[]) rows[i];
      int n = Math.min(row.length - at, count - done);
      System.arraycopy(joined, done, row, at, n);
      done += n;
    }
  }
}
