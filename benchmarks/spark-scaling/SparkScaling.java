import static dev.sycamore.Range.range;

import dev.sycamore.spark.DeviceFunctions;
import dev.sycamore.spark.samples.KMeans;
import dev.sycamore.spark.samples.MonteCarloRisk;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;

/** Jobs of Spark by kernels and by plain Java, in turn, on executors with one core each; {@code benchmarks/spark} starts it. */
public final class SparkScaling {
  private static final int PARTITIONS = 8;
  private static final long PATHS = 1_000_000;
  private static final long POINTS = 4_000_000;
  private static final int CLUSTERS = 256;
  private static final int STEPS = 3;

  private SparkScaling() {}

  public static void main(String[] args) {
    int executors = Integer.parseInt(args[0]), runs = Integer.parseInt(args[1]);
    SparkConf conf =
        new SparkConf()
            .setAppName("SparkScaling")
            .setMaster("local-cluster[" + executors + ",1,1024]")
            .set("spark.jars", args[3])
            .set("spark.executor.extraClassPath", args[4])
            .set("spark.executor.extraJavaOptions", "-XX:ActiveProcessorCount=1 " + args[5])
            .set("spark.ui.enabled", "false")
            .set("spark.driver.host", "127.0.0.1")
            .set("spark.sycamore.device", args[2]);
    try (SparkSession spark = SparkSession.builder().config(conf).getOrCreate()) {
      Dataset<Row> paths = MonteCarloRisk.paths(spark, PATHS, PARTITIONS);
      Dataset<Row> points = KMeans.points(spark, POINTS, PARTITIONS).persist(StorageLevel.MEMORY_ONLY());
      double[] start = KMeans.start(CLUSTERS);
      measure(
          "Monte Carlo, " + PATHS + " paths of 252 steps", executors, runs,
          () -> MonteCarloRisk.onDevices(paths, PATHS), () -> MonteCarloRisk.inJava(paths, PATHS));
      measure(
          "k-means, " + POINTS + " points, " + CLUSTERS + " clusters, " + STEPS + " steps", executors, runs,
          () -> KMeans.onDevices(points, start, STEPS), () -> KMeans.inJava(points, start, STEPS));
      measure(
          "one product a row, " + POINTS + " rows", executors, runs,
          () -> sum(productOnDevices(points)), () -> sum(productInJava(points)));
    }
  }

  private static void measure(String job, int executors, int runs, Runnable kernels, Runnable java) {
    double[] byKernels = new double[runs], byJava = new double[runs];
    for (int run = -2; run < runs; run++) {
      double kernel = seconds(kernels), plain = seconds(java);
      if (run >= 0) {
        byKernels[run] = kernel;
        byJava[run] = plain;
      }
    }
    double kernel = median(byKernels), plain = median(byJava);
    System.out.printf(
        "| %s | %d | %.2f (%.2f) | %.2f (%.2f) | %.2f |%n",
        job, executors, kernel, byKernels[0], plain, byJava[0], plain / kernel);
  }

  private static double seconds(Runnable job) {
    long begin = System.nanoTime();
    job.run();
    return (System.nanoTime() - begin) * 1e-9;
  }

  /** Sorts, so that the first is the best. */
  private static double median(double[] seconds) {
    Arrays.sort(seconds);
    return seconds[seconds.length / 2];
  }

  private static double sum(Dataset<Row> rows) {
    return rows.groupBy().sum("product").first().getDouble(0);
  }

  private static Dataset<Row> productOnDevices(Dataset<Row> points) {
    return DeviceFunctions.withColumns(
        points,
        List.of("x", "y"),
        new StructType().add("product", DataTypes.DoubleType),
        (queue, batch) -> {
          double[] x = batch.doubles("x"), y = batch.doubles("y"), product = batch.doubles("product");
          queue.parallelFor(range(batch.rows()), i -> product[i] = x[i] * y[i]);
        });
  }

  private static Dataset<Row> productInJava(Dataset<Row> points) {
    MapFunction<Row, Row> product =
        row -> RowFactory.create(row.get(0), row.get(1), row.getDouble(0) * row.getDouble(1));
    return points.map(
        product, Encoders.row(points.schema().add("product", DataTypes.DoubleType, false)));
  }
}
