package dev.sycamore;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("module")
class RuntimeStatisticsTest {
  private static final int MOST_TRIES = 100;

  @Test
  void everyCounterIsInTheSnapshotUnderItsName() {
    DeviceCounters counters = DeviceCounters.of("counted");
    counters.allocated(100);
    counters.allocated(20);
    counters.released(100);
    counters.cached(7);
    counters.queueOpened();
    counters.queueOpened();
    counters.queueClosed();
    counters.launched();
    counters.copiedToDevice(3);
    counters.copiedToDevice(4);
    counters.copiedFromDevice(5);
    counters.copiedOnDevice(3);
    counters.copiedFromPeer(9);
    counters.reclaimed();
    counters.arraysInPlace(1);
    counters.arrayCopied("for a reason");
    counters.arrayCopied("for a reason");

    RuntimeStatistics snapshot = RuntimeStatistics.snapshot();

    assertThat(snapshot.device("counted"))
        .hasValue(
            new DeviceStatistics(
                "counted",
                20,
                1,
                7,
                1,
                1,
                2,
                7,
                1,
                5,
                1,
                3,
                1,
                9,
                1,
                1,
                Map.of("for a reason", 2L)));
    assertThat(snapshot.device("other")).isEmpty();
    assertThat(snapshot.liveBytes()).isGreaterThanOrEqualTo(20);
    assertThat(snapshot.launches()).isPositive();
  }

  @Test
  void queuesAndLaunchesOfTheHostAreCounted() {
    DeviceStatistics before = host();

    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      assertThat(host().queues()).isEqualTo(before.queues() + 1);
      q.parallelFor(Range.range(3), i -> {}).await();
      q.parallelFor(Range.range(3), i -> {});
      q.await();
    }

    assertThat(host().queues()).isEqualTo(before.queues());
    assertThat(host().launches()).isEqualTo(before.launches() + 2);
  }

  private static DeviceStatistics host() {
    return RuntimeStatistics.snapshot()
        .device("host")
        .orElseGet(
            () ->
                new DeviceStatistics(
                    "host", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Map.of()));
  }

  /** A program that has an MBean server and opens a queue. */
  static final class ManagedProgram {
    private ManagedProgram() {}

    public static void main(String[] arguments) throws Exception {
      MBeanServer server = ManagementFactory.getPlatformMBeanServer();
      ObjectName name = new ObjectName(RuntimeStatisticsMXBean.NAME);
      System.out.println(server.isRegistered(name));
      try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
        System.out.println(q.device().name() + " " + server.isRegistered(name));
      }
    }
  }

  @Test
  void aQueueRegistersTheMxBeanWhereThereIsAServer() throws Exception {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ManagedProgram.class.getName())
            .redirectErrorStream(true)
            .start();

    String printed = new String(program.getInputStream().readAllBytes(), UTF_8);

    assertThat(printed).matches("false\\R.* true\\R");
  }

  @Test
  void theMxBeanHasTheSameNumbers() throws Exception {
    DeviceCounters.of("managed").copiedFromDevice(11);
    RuntimeStatistics.snapshot();

    RuntimeStatisticsMXBean bean =
        JMX.newMXBeanProxy(
            ManagementFactory.getPlatformMBeanServer(),
            new ObjectName(RuntimeStatisticsMXBean.NAME),
            RuntimeStatisticsMXBean.class);

    assertThat(bean.getBytesFromDevice()).contains(Map.entry("managed", 11L));
    assertThat(bean.getLaunches()).contains(Map.entry("managed", 0L));
    assertThat(bean.getThreads()).isEqualTo(RuntimeThreads.live());
  }

  @Test
  void aThreadOfTheRuntimeKeepsNothingOfItsStarterAndIsCountedWhileItLives() throws Exception {
    InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
    local.set("of the application");
    ClassLoader[] seenLoader = {ClassLoader.getSystemClassLoader()};
    String[] seenLocal = {"nothing yet"};
    Thread thread;
    int before;
    int meanwhile;
    int after;
    int tries = 0;
    // Threads of tests before this one may end meanwhile.
    do {
      CountDownLatch end = new CountDownLatch(1);
      CountDownLatch begun = new CountDownLatch(1);
      before = RuntimeThreads.live();
      thread =
          RuntimeThreads.start(
              "test",
              RuntimeThreads.DEFAULT_STACK,
              () -> {
                seenLoader[0] = Thread.currentThread().getContextClassLoader();
                seenLocal[0] = local.get();
                begun.countDown();
                awaitQuietly(end);
              });
      begun.await();
      meanwhile = RuntimeThreads.live();
      end.countDown();
      thread.join();
      after = RuntimeThreads.live();
    } while ((meanwhile != before + 1 || after != before) && tries++ < MOST_TRIES);

    assertThat(meanwhile).isEqualTo(before + 1);
    assertThat(after).isEqualTo(before);
    assertThat(thread.isDaemon()).isTrue();
    assertThat(seenLoader[0]).isNull();
    assertThat(seenLocal[0]).isNull();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theFlightRecorderHasTheSteps(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("steps.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("dev.sycamore.Launch").withoutThreshold();
      recording.enable("dev.sycamore.Load").withoutThreshold();
      recording.enable("dev.sycamore.Compile").withoutThreshold();
      recording.enable("dev.sycamore.Copy").withoutThreshold();
      recording.enable("dev.sycamore.Wait").withoutThreshold();
      recording.start();
      RuntimeEvents.launch("opencl:7", "'k' (K.java:1:2)", 12).end();
      RuntimeEvents.load("opencl:7", "'k' (K.java:1:2)", "SPIRV", "k.spv", 56).end();
      RuntimeEvents.compile("opencl:7", "k.spv", true).end();
      RuntimeEvents.copy("opencl:7", true, 34).end();
      RuntimeEvents.await("opencl:7").end();
      recording.stop();
      recording.dump(file);
    }

    List<RecordedEvent> events = RecordingFile.readAllEvents(file);

    RecordedEvent launch = only(events, "dev.sycamore.Launch");
    assertThat(launch.getString("device")).isEqualTo("opencl:7");
    assertThat(launch.getString("kernel")).isEqualTo("'k' (K.java:1:2)");
    assertThat(launch.getLong("items")).isEqualTo(12);
    RecordedEvent load = only(events, "dev.sycamore.Load");
    assertThat(load.getString("kernel")).isEqualTo("'k' (K.java:1:2)");
    assertThat(load.getString("kind")).isEqualTo("SPIRV");
    assertThat(load.getString("image")).isEqualTo("k.spv");
    assertThat(load.getLong("bytes")).isEqualTo(56);
    RecordedEvent compile = only(events, "dev.sycamore.Compile");
    assertThat(compile.getString("image")).isEqualTo("k.spv");
    assertThat(compile.getBoolean("kept")).isTrue();
    RecordedEvent copy = only(events, "dev.sycamore.Copy");
    assertThat(copy.getBoolean("toDevice")).isTrue();
    assertThat(copy.getLong("bytes")).isEqualTo(34);
    assertThat(only(events, "dev.sycamore.Wait").getString("device")).isEqualTo("opencl:7");
  }

  private static RecordedEvent only(List<RecordedEvent> events, String name) {
    List<RecordedEvent> named =
        events.stream()
            .filter(e -> e.getEventType().getName().equals(name))
            .filter(e -> e.getString("device").equals("opencl:7"))
            .toList();
    assertThat(named).hasSize(1);
    return named.get(0);
  }
}
