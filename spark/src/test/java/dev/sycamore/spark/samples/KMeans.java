package dev.sycamore.spark.samples;

import static dev.sycamore.Range.range;
import static org.apache.spark.sql.functions.col;

import dev.sycamore.DeviceQueue;
import dev.sycamore.spark.ColumnBatch;
import dev.sycamore.spark.DeviceFunctions;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Clusters of points in the plane, by Lloyd's algorithm: each step is one pass over all points. */
public final class KMeans {
  private KMeans() {}

  /** Points in partitions. */
  public static Dataset<Row> points(SparkSession spark, long points, int partitions) {
    return spark
        .range(0, points, 1, partitions)
        .select(
            col("id").multiply(0.6180339887498949).mod(1).alias("x"),
            col("id").multiply(0.7548776662466927).mod(1).alias("y"));
  }

  /** Some centres to begin with: x and y of each in turn. */
  public static double[] start(int clusters) {
    double[] centres = new double[2 * clusters];
    for (int c = 0; c < clusters; c++) {
      centres[2 * c] = (c + 0.5) / clusters;
      centres[2 * c + 1] = (c * 0.38) % 1;
    }
    return centres;
  }

  /** The centres after some steps, by kernels. */
  public static double[] onDevices(Dataset<Row> points, double[] start, int steps) {
    double[] centres = start;
    for (int step = 0; step < steps; step++) {
      double[] now = centres;
      double[] sums =
          DeviceFunctions.reduce(
              points,
              List.of("x", "y"),
              3 * now.length / 2,
              (queue, batch, sum) -> addBatch(queue, batch, now, sum));
      centres = moved(now, sums);
    }
    return centres;
  }

  private static void addBatch(
      DeviceQueue queue, ColumnBatch batch, double[] centres, double[] sums) {
    double[] x = batch.doubles("x"), y = batch.doubles("y");
    int[] cluster = new int[batch.rows()];
    queue.parallelFor(range(batch.rows()), i -> cluster[i] = nearest(x[i], y[i], centres)).await();
    for (int i = 0; i < cluster.length; i++) {
      add(sums, cluster[i], x[i], y[i]);
    }
  }

  /** The centres after some steps, by plain Java. */
  public static double[] inJava(Dataset<Row> points, double[] start, int steps) {
    double[] centres = start;
    for (int step = 0; step < steps; step++) {
      double[] now = centres;
      double[] sums = new double[3 * now.length / 2];
      points
          .javaRDD()
          .mapPartitions(
              rows -> {
                double[] sum = new double[3 * now.length / 2];
                rows.forEachRemaining(
                    row -> {
                      double x = row.getDouble(0), y = row.getDouble(1);
                      add(sum, nearest(x, y, now), x, y);
                    });
                return List.of(sum).iterator();
              })
          .collect()
          .forEach(
              sum -> {
                for (int i = 0; i < sums.length; i++) {
                  sums[i] += sum[i];
                }
              });
      centres = moved(now, sums);
    }
    return centres;
  }

  private static void add(double[] sums, int cluster, double x, double y) {
    sums[3 * cluster] += x;
    sums[3 * cluster + 1] += y;
    sums[3 * cluster + 2] += 1;
  }

  private static int nearest(double x, double y, double[] centres) {
    int nearest = 0;
    double least = Double.MAX_VALUE;
    for (int c = 0; 2 * c < centres.length; c++) {
      double dx = x - centres[2 * c], dy = y - centres[2 * c + 1];
      double distance = dx * dx + dy * dy;
      if (distance < least) {
        least = distance;
        nearest = c;
      }
    }
    return nearest;
  }

  /** The means of the clusters; a centre without points stays. */
  private static double[] moved(double[] centres, double[] sums) {
    double[] moved = centres.clone();
    for (int c = 0; 2 * c < centres.length; c++) {
      if (sums[3 * c + 2] > 0) {
        moved[2 * c] = sums[3 * c] / sums[3 * c + 2];
        moved[2 * c + 1] = sums[3 * c + 1] / sums[3 * c + 2];
      }
    }
    return moved;
  }
}
