package dev.sycamore.spark.samples;

import static dev.sycamore.Range.range;

import dev.sycamore.spark.DeviceFunctions;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * The risk of a position over a year, by Monte Carlo: each row is one random path of its price, and
 * what it loses.
 */
public final class MonteCarloRisk {
  private static final int STEPS = 252;
  private static final double DRIFT = 0.0002;
  private static final double VOLATILITY = 0.015;
  private static final double LIMIT = 0.25;

  private MonteCarloRisk() {}

  /**
   * What the paths say.
   *
   * @param mean loss, as a part of the position
   * @param deviation of the losses
   * @param probability of a loss of more than a quarter
   */
  public record Risk(double mean, double deviation, double probability) {
    private static Risk of(long paths, double[] sums) {
      double mean = sums[0] / paths;
      return new Risk(mean, Math.sqrt(sums[1] / paths - mean * mean), sums[2] / paths);
    }
  }

  /** Paths in partitions, by their numbers. */
  public static Dataset<Row> paths(SparkSession spark, long paths, int partitions) {
    return spark.range(0, paths, 1, partitions).toDF("path");
  }

  /** By kernels. */
  public static Risk onDevices(Dataset<Row> paths, long count) {
    double[] sums =
        DeviceFunctions.reduce(
            paths,
            List.of("path"),
            3,
            (queue, batch, sum) -> {
              long[] path = batch.longs("path");
              double[] loss = new double[batch.rows()];
              queue.parallelFor(range(batch.rows()), i -> loss[i] = loss(path[i])).await();
              for (double each : loss) {
                add(sum, each);
              }
            });
    return Risk.of(count, sums);
  }

  /** By plain Java. */
  public static Risk inJava(Dataset<Row> paths, long count) {
    double[] sums = new double[3];
    paths
        .javaRDD()
        .mapPartitions(
            rows -> {
              double[] sum = new double[3];
              rows.forEachRemaining(row -> add(sum, loss(row.getLong(0))));
              return List.of(sum).iterator();
            })
        .collect()
        .forEach(
            sum -> {
              for (int i = 0; i < sums.length; i++) {
                sums[i] += sum[i];
              }
            });
    return Risk.of(count, sums);
  }

  private static void add(double[] sum, double loss) {
    sum[0] += loss;
    sum[1] += loss * loss;
    sum[2] += loss > LIMIT ? 1 : 0;
  }

  /** The loss on a path: the sum of normally distributed returns, two by two (Box and Muller). */
  private static double loss(long path) {
    double returns = 0;
    for (int step = 0; step < STEPS; step += 2) {
      double radius = Math.sqrt(-2 * Math.log(uniform(path * STEPS + step)));
      double angle = 2 * Math.PI * uniform(path * STEPS + step + 1);
      returns += 2 * DRIFT + VOLATILITY * radius * (Math.cos(angle) + Math.sin(angle));
    }
    return 1 - Math.exp(returns);
  }

  /** A random number of a counter, above 0 and not above 1 (SplitMix64). */
  private static double uniform(long counter) {
    long z = (counter + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (((z ^ (z >>> 31)) >>> 11) + 1) * 0x1.0p-53;
  }
}
