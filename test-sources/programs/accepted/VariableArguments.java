import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Methods with a variable number of arguments: none, several, of mixed types, an array. */
public class VariableArguments {
  record Scale(int by) {
    long sum(long... values) {
      long sum = 0;
      for (long v : values) sum += v * by;
      return sum;
    }
  }

  static int max(int first, int... more) {
    int max = first;
    for (int v : more) max = Math.max(max, v);
    return max + more.length;
  }

  static double mean(double... values) {
    double sum = 0;
    for (double v : values) sum += v;
    return values.length == 0 ? -1 : sum / values.length;
  }

  public static Object run(DeviceQueue q) {
    double[] means = new double[64];
    long[] sums = new long[64];
    q.parallelFor(
            range(64),
            i -> {
              byte b = (byte) i;
              int k = i;
              means[i] =
                  max(i) + max(1, 2, i, b) * 3 + max(k++, k++, k) * 5
                      + mean() + mean(i, 2, 3f) + mean(new double[] {1, i});
            })
        .await();
    q.parallelFor(
            range(64), i -> sums[i] = new Scale(i).sum(1, i, 'a') + new Scale(3).sum() + max(i, i))
        .await();
    return new Object[] {means, sums};
  }
}
