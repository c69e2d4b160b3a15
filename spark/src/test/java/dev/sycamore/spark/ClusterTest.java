package dev.sycamore.spark;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaDoubleRDD;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Executors that are processes of their own, and have the kernels in the application's jar only.
 */
@Timeout(400)
@Tag("full")
class ClusterTest {
  private static final int VALUES = 8000;
  private static final int PARTITIONS = 8;
  private static final int BATCH_ROWS = 256;

  @TempDir Path folder;

  @Test
  void executorsOnNativeCpuComputeTheHostsBits() throws Exception {
    check(conf("native-cpu"), "native-cpu");
  }

  @Test
  @Requires(Tool.OPENCL)
  void executorsOnOpenClUseTheDeviceThatSparkAssigns() throws Exception {
    String device =
        ComputeDevice.select(
                any -> any.kind() == DeviceKind.OPENCL && any.has(Aspect.FP64) ? 1 : -1)
            .id();
    String address = device.substring(device.indexOf(':') + 1);
    Path script = folder.resolve("gpus.sh");
    Files.writeString(
        script, "#!/bin/sh\necho '{\"name\": \"gpu\", \"addresses\": [\"" + address + "\"]}'\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    SparkConf conf =
        conf("opencl")
            .set("spark.worker.resource.gpu.amount", "1")
            .set("spark.worker.resource.gpu.discoveryScript", script.toString())
            .set("spark.executor.resource.gpu.amount", "1")
            .set("spark.executor.resource.gpu.discoveryScript", script.toString())
            .set("spark.task.resource.gpu.amount", "1");

    check(conf, device);
  }

  private SparkConf conf(String device) throws IOException {
    return LocalCluster.conf(2, folder)
        .set(DeviceSettings.DEVICE, device)
        .set(DeviceSettings.BATCH_ROWS, Integer.toString(BATCH_ROWS));
  }

  /** Computes a little, and then the same with an executor that is killed in the middle. */
  private void check(SparkConf conf, String device) throws Exception {
    try (JavaSparkContext context = new JavaSparkContext(conf)) {
      JavaDoubleRDD values =
          context.parallelizeDoubles(
              IntStream.range(0, VALUES).mapToObj(i -> i * 0.01).toList(), PARTITIONS);
      List<Double> expected =
          IntStream.range(0, VALUES).mapToObj(i -> i * 0.01 * (i * 0.01) + 0.1).toList();

      assertThat(DeviceFunctions.map(values, squares()).collect()).isEqualTo(expected);
      assertThat(devices(context)).containsOnly(device);
      assertThat(afterAKill(values)).isEqualTo(expected);
    }
  }

  private static DoubleBatchFunction squares() {
    return (queue, in, out) ->
        queue.parallelFor(range(in.length), i -> out[i] = in[i] * in[i] + 0.1);
  }

  private static List<String> devices(JavaSparkContext context) {
    return DeviceFunctions.mapPartitions(
            context.parallelize(List.of(1, 2, 3, 4), 4),
            (queue, batch) -> List.of(queue.device().id()))
        .collect();
  }

  private List<Double> afterAKill(JavaDoubleRDD values) throws Exception {
    String marker = folder.resolve("victim").toString();
    JavaFutureAction<List<Double>> job =
        DeviceFunctions.map(
                values,
                (queue, in, out) -> {
                  squares().run(queue, in, out);
                  queue.await();
                  boolean last = in.length < BATCH_ROWS;
                  if (last) {
                    waitForTheKill(Path.of(marker));
                  }
                })
            .collectAsync();
    ProcessHandle victim = victim(Path.of(marker), job);

    assertThat(victim.destroyForcibly()).isTrue();
    victim.onExit().get(30, TimeUnit.SECONDS);
    return job.get(180, TimeUnit.SECONDS);
  }

  /** In an executor: the first that comes here says who it is, and does nothing more. */
  private static void waitForTheKill(Path marker) throws Exception {
    Path mine = Files.createTempFile(marker.getParent(), "executor", ".pid");
    Files.writeString(mine, Long.toString(ProcessHandle.current().pid()));
    try {
      Files.createLink(marker, mine);
    } catch (FileAlreadyExistsException e) {
      return;
    }
    TimeUnit.MINUTES.sleep(2);
    throw new IllegalStateException("nobody killed this executor");
  }

  private static ProcessHandle victim(Path marker, JavaFutureAction<?> job) throws Exception {
    while (!Files.exists(marker)) {
      assertThat(job.isDone()).as("the job ended before an executor was killed").isFalse();
      TimeUnit.MILLISECONDS.sleep(20);
    }
    long pid = Long.parseLong(Files.readString(marker));
    assertThat(pid).isNotEqualTo(ProcessHandle.current().pid());
    return ProcessHandle.of(pid).orElseThrow();
  }
}
