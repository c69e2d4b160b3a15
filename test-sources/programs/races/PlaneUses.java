import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Kernels of two dimensions, with a race where the name begins with it. */
public class PlaneUses {
  static final int W = 16;

  /** The array is written by way of its rows and read by way of its columns. */
  public static void raceOfTwoNames(DeviceQueue q) {
    int[] a = new int[W * W];
    int[] b = a;
    q.parallelFor(range(W, W), (i, j) -> a[i * W + j] = b[j * W + i] + 1).await();
  }

  /** Rows are longer than their distance. */
  public static void raceOfWideRows(DeviceQueue q) {
    int[] a = new int[2 * W * W];
    int width = W - 1;
    q.parallelFor(range(W, W), (i, j) -> a[i * width + j] = i).await();
  }

  /** Columns are longer than their distance. */
  public static void raceOfLongColumns(DeviceQueue q) {
    int[] a = new int[2 * W * W];
    q.parallelFor(range(2 * W, W), (i, j) -> a[j * W + i] = i).await();
  }

  /** One use is of another element. */
  public static void raceOfTheNextElement(DeviceQueue q) {
    int[] a = new int[W * W + 1];
    q.parallelFor(range(W, W), (i, j) -> a[i * W + j] = a[i * W + j + 1] + 1).await();
  }

  /** Each has its own element. */
  public static void rows(DeviceQueue q) {
    int[] a = new int[W * W];
    int width = W;
    q.parallelFor(range(W, W), (i, j) -> a[i * width + j] += i).await();
  }

  /** Each has its own element of a column. */
  public static void columns(DeviceQueue q) {
    int[] a = new int[2 * W * W];
    q.parallelFor(range(2 * W, W), (i, j) -> a[j * 2 * W + i] += i).await();
  }

  /** Rows are shorter than their distance. */
  public static void apart(DeviceQueue q) {
    int[] a = new int[2 * W * W];
    q.parallelFor(range(W, W), (i, j) -> a[i * 2 * W + j] += i).await();
  }
}
