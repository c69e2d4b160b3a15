package dev.sycamore.spark;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.sycamore.RangeKernel1;
import dev.sycamore.spark.samples.KMeans;
import dev.sycamore.spark.samples.MonteCarloRisk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaDoubleRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the functions compute, in an executor in this JVM, with small batches. */
@Tag("full")
class DeviceFunctionsTest {
  private static final int ROWS = 1005;
  private static final int PARTITIONS = 3;
  private static final StructType SCHEMA =
      new StructType()
          .add("name", DataTypes.StringType)
          .add("d", DataTypes.DoubleType)
          .add("f", DataTypes.FloatType)
          .add("i", DataTypes.IntegerType)
          .add("l", DataTypes.LongType);

  private static SparkSession spark;
  private static JavaSparkContext context;

  @BeforeAll
  static void start() {
    SparkConf conf =
        LocalCluster.quiet(new SparkConf())
            .setMaster("local[2]")
            .set(DeviceSettings.DEVICE, "native-cpu")
            .set(DeviceSettings.BATCH_ROWS, "100");
    spark = SparkSession.builder().config(conf).getOrCreate();
    context = new JavaSparkContext(spark.sparkContext());
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  /** A named function object. */
  @SuppressWarnings("ArrayRecordComponent")
  record Scale(double[] in, double[] out, double by) implements RangeKernel1 {
    @Override
    public void run(int i) {
      out[i] = in[i] * by;
    }
  }

  private static double[] values() {
    return DoubleStream.iterate(0.37, x -> x * 1.003 - 0.01).limit(ROWS).toArray();
  }

  private static JavaDoubleRDD parallel(double[] values) {
    List<Double> boxed = Arrays.stream(values).boxed().toList();
    return context.parallelizeDoubles(boxed, PARTITIONS);
  }

  @Test
  void mapHasTheHostsBitsInTheOrderOfTheValues() {
    double[] values = values();
    double shift = 0.125;

    JavaDoubleRDD mapped =
        DeviceFunctions.map(
            parallel(values),
            (queue, in, out) ->
                queue.parallelFor(
                    range(in.length), i -> out[i] = 1 / in[i] - 3 * in[i] * in[i] + shift));

    assertThat(mapped.getNumPartitions()).isEqualTo(PARTITIONS);
    assertThat(mapped.collect())
        .containsExactlyElementsOf(
            Arrays.stream(values).mapToObj(x -> 1 / x - 3 * x * x + shift).toList());
  }

  @Test
  void aFunctionObjectIsAKernel() {
    double[] values = values();

    JavaDoubleRDD mapped =
        DeviceFunctions.map(
            parallel(values),
            (queue, in, out) -> queue.parallelFor(range(in.length), new Scale(in, out, 0.3)));

    assertThat(mapped.collect())
        .containsExactlyElementsOf(Arrays.stream(values).mapToObj(x -> x * 0.3).toList());
  }

  @Test
  void whatAKernelDoesNotWriteIsZero() {
    JavaDoubleRDD mapped =
        DeviceFunctions.map(
            parallel(values()),
            (queue, in, out) ->
                queue.parallelFor(
                    range(in.length),
                    i -> {
                      if (i % 2 == 0) {
                        out[i] = i + 1;
                      }
                    }));

    assertThat(mapped.glom().collect())
        .allSatisfy(
            partition ->
                assertThat(IntStream.range(0, partition.size()).filter(i -> i % 100 % 2 == 1))
                    .allSatisfy(i -> assertThat(partition.get(i)).isZero()));
  }

  @Test
  void sumsAreAddedUpInOrder() {
    double[] values = values();
    double expected = 0;
    for (List<Double> partition : parallel(values).glom().collect()) {
      double sum = 0;
      for (double value : partition) {
        sum += value * 0.1;
      }
      expected += sum;
    }

    double sum =
        DeviceFunctions.sum(
            parallel(values),
            (queue, in, out) -> queue.parallelFor(range(in.length), i -> out[i] = in[i] * 0.1));

    assertThat(sum).isEqualTo(expected);
  }

  @Test
  void batchesOfAnyElementsHaveAnyNumberOfResults() {
    List<String> words = IntStream.range(0, ROWS).mapToObj(i -> "w".repeat(i % 7)).toList();
    JavaRDD<String> elements = context.parallelize(words, PARTITIONS);

    JavaRDD<Integer> cubes =
        DeviceFunctions.mapPartitions(
            elements,
            (queue, batch) -> {
              int[] lengths = batch.stream().mapToInt(String::length).toArray();
              queue.parallelFor(range(lengths.length), i -> lengths[i] *= lengths[i] * lengths[i]);
              queue.await();
              List<Integer> odd = new ArrayList<>();
              Arrays.stream(lengths).filter(n -> n % 2 == 1).forEach(odd::add);
              return odd;
            });

    assertThat(cubes.collect())
        .containsExactlyElementsOf(
            words.stream()
                .map(w -> (int) Math.pow(w.length(), 3))
                .filter(n -> n % 2 == 1)
                .toList());
  }

  private static Dataset<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      rows.add(
          RowFactory.create(
              i % 5 == 0 ? null : "row" + i, i * 0.1, i * 0.25f, i * 3, (long) i << 33));
    }
    return spark.createDataFrame(context.parallelize(rows, PARTITIONS), SCHEMA);
  }

  @Test
  void columnsOfAllTypesAreComputedBesideTheOthers() {
    Dataset<Row> rows = rows();

    Dataset<Row> computed =
        DeviceFunctions.withColumns(
            rows,
            List.of("d", "f", "i", "l"),
            new StructType()
                .add("D", DataTypes.DoubleType)
                .add("F", DataTypes.FloatType)
                .add("I", DataTypes.IntegerType)
                .add("L", DataTypes.LongType),
            (queue, batch) -> {
              double[] d = batch.doubles("d"), sum = batch.doubles("D");
              float[] f = batch.floats("f"), product = batch.floats("F");
              int[] n = batch.ints("i"), wrapped = batch.ints("I");
              long[] l = batch.longs("l"), shifted = batch.longs("L");
              queue.parallelFor(
                  range(batch.rows()),
                  i -> {
                    sum[i] = d[i] + f[i];
                    product[i] = f[i] * n[i];
                  });
              queue.parallelFor(
                  range(batch.rows()),
                  i -> {
                    wrapped[i] = n[i] * 1_000_003;
                    shifted[i] = l[i] >> 3;
                  });
            });

    assertThat(computed.columns()).containsExactly("name", "d", "f", "i", "l", "D", "F", "I", "L");
    assertThat(computed.collectAsList())
        .containsExactlyElementsOf(
            rows.collectAsList().stream()
                .map(
                    row ->
                        RowFactory.create(
                            row.get(0),
                            row.get(1),
                            row.get(2),
                            row.get(3),
                            row.get(4),
                            row.getDouble(1) + row.getFloat(2),
                            row.getFloat(2) * row.getInt(3),
                            row.getInt(3) * 1_000_003,
                            row.getLong(4) >> 3))
                .toList());
  }

  @Test
  void reductionsHaveTheSumsOfAllRows() {
    double[] sums =
        DeviceFunctions.reduce(
            rows(),
            List.of("l", "i"),
            2,
            (queue, batch, sum) -> {
              int[] n = batch.ints("i");
              queue
                  .parallelFor(
                      range(1),
                      one -> {
                        for (int i = 0; i < n.length; i++) {
                          sum[0] += n[i];
                        }
                      })
                  .await();
              sum[1] += batch.rows();
            });

    assertThat(sums).containsExactly(3.0 * ROWS * (ROWS - 1) / 2, ROWS);
  }

  @Test
  void columnsMayHaveAnyName() {
    Dataset<Row> rows = rows().withColumnRenamed("i", "a.`b");

    double[] sums =
        DeviceFunctions.reduce(
            rows, List.of("a.`b"), 1, (queue, batch, sum) -> sum[0] = batch.ints("a.`b").length);

    assertThat(sums).containsExactly(ROWS);
  }

  @Test
  void nothingComesOfNothing() {
    JavaDoubleRDD none = parallel(new double[0]);
    DoubleBatchFunction failing =
        (queue, in, out) -> {
          throw new IllegalStateException("called");
        };

    assertThat(DeviceFunctions.map(none, failing).collect()).isEmpty();
    assertThat(DeviceFunctions.sum(none, failing)).isZero();
    assertThat(
            DeviceFunctions.reduce(
                rows().limit(0),
                List.of("d"),
                2,
                (queue, batch, sums) -> {
                  throw new IllegalStateException("called");
                }))
        .containsExactly(0, 0);
  }

  @Test
  void aFailingKernelFailsTheTaskWithItsPlaceAndOthersGoOn() {
    double[] values = values();

    assertThatThrownBy(
            () ->
                DeviceFunctions.map(
                        parallel(values),
                        (queue, in, out) ->
                            queue.parallelFor(
                                range(in.length), i -> out[i + (in.length < 100 ? 1 : 0)] = 1))
                    .count())
        .hasMessageContaining("rows 300 to 334 of partition ")
        .hasMessageContaining("failed on native-cpu")
        .hasMessageContaining("Index 35 out of bounds for length 35")
        .hasMessageContaining("at DeviceFunctionsTest.java:");
    mapHasTheHostsBitsInTheOrderOfTheValues();
  }

  @Test
  void aFailedAssertionOfAKernelFailsTheTaskWithItsPlace() {
    assertThatThrownBy(
            () ->
                DeviceFunctions.map(
                        parallel(values()),
                        (queue, in, out) ->
                            queue.parallelFor(
                                range(in.length),
                                i -> {
                                  assert in[i] > 1000;
                                }))
                    .count())
        .hasMessageContaining("rows 0 to 99 of partition ")
        .hasMessageContaining("java.lang.AssertionError")
        .hasMessageContaining("at DeviceFunctionsTest.java:");
  }

  @Test
  void whatAFunctionThrowsFailsTheTask() {
    assertThatThrownBy(
            () ->
                DeviceFunctions.map(
                        parallel(values()),
                        (queue, in, out) -> {
                          queue.parallelFor(range(in.length), i -> out[i] = in[i]);
                          throw new java.io.IOException("no such table");
                        })
                    .count())
        .hasMessageContaining("rows 0 to 99 of partition ")
        .hasMessageContaining("java.io.IOException: no such table");
  }

  @Test
  void nullsAndUnknownColumnsAreErrorsThatNameThem() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < 250; i++) {
      rows.add(RowFactory.create("", i == 201 ? null : 0.5, 0f, 0, 0L));
    }
    Dataset<Row> one = spark.createDataFrame(rows, SCHEMA).coalesce(1);
    ColumnBatchReduction none = (queue, batch, sums) -> {};
    assertThatThrownBy(() -> DeviceFunctions.reduce(one, List.of("x"), 1, none))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no column `x`");
    ColumnBatchReduction unknown = (queue, batch, sums) -> batch.doubles("x");
    ColumnBatchReduction other = (queue, batch, sums) -> batch.doubles("f");

    assertThatThrownBy(() -> DeviceFunctions.reduce(one, List.of("d"), 1, none))
        .hasMessageContaining("column `d` is null in row 201 of partition 0");
    assertThatThrownBy(() -> DeviceFunctions.reduce(one, List.of("f"), 1, unknown))
        .hasMessageContaining("this batch has no column `x`; it has [f]");
    assertThatThrownBy(() -> DeviceFunctions.reduce(one, List.of("f"), 1, other))
        .hasMessageContaining("column `f` is of float: use `floats`");
  }

  @Test
  void theTasksOfAnExecutorShareOneQueueThatOneBatchUsesAtATime() {
    JavaRDD<Integer> queues =
        DeviceFunctions.mapPartitions(
            context.parallelize(IntStream.range(0, 4000).boxed().toList(), 8),
            (queue, batch) -> {
              queue.parallelFor(range(1), i -> {}).await();
              return List.of(System.identityHashCode(queue));
            });

    assertThat(queues.distinct().collect()).hasSize(1);
  }

  @Test
  void theSamplesComputeWhatPlainJavaDoes() {
    Dataset<Row> paths = MonteCarloRisk.paths(spark, 2000, PARTITIONS);
    MonteCarloRisk.Risk expected = MonteCarloRisk.inJava(paths, 2000);
    MonteCarloRisk.Risk risk = MonteCarloRisk.onDevices(paths, 2000);
    Dataset<Row> points = KMeans.points(spark, 3000, PARTITIONS);
    double[] start = KMeans.start(5);

    // Math's last bits are HotSpot's own in plain Java, and sums have another order.
    assertThat(risk.mean()).isCloseTo(expected.mean(), within(1e-12));
    assertThat(risk.deviation()).isCloseTo(expected.deviation(), within(1e-12)).isPositive();
    assertThat(risk.probability()).isEqualTo(expected.probability()).isPositive();
    assertThat(KMeans.onDevices(points, start, 4))
        .containsExactly(KMeans.inJava(points, start, 4), within(1e-12))
        .doesNotContain(start);
  }
}
