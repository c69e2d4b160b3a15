package dev.sycamore.soak;

import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What the process holds when nothing is in use.
 *
 * @param blocks of memory of devices
 * @param queues that are open
 * @param queueThreads threads of queues
 * @param heap bytes of objects that can be reached
 * @param files open files; 0 where the system does not tell
 * @param resident bytes of memory that the process has; 0 where the system does not tell
 */
record ProcessFigures(
    long blocks, long queues, long queueThreads, long heap, long files, long resident) {

  private static final Path FILES = Path.of("/proc/self/fd");
  private static final Path STATUS = Path.of("/proc/self/status");

  /** What it holds after what was forgotten has been freed, and threads without work have ended. */
  static ProcessFigures settled(ProcessFigures atMost) throws InterruptedException {
    ProcessFigures now = now();
    for (int n = 0; n < 100 && !(n > 3 && now.holdsNoMoreThan(atMost)); n++) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(100);
      now = now();
    }
    return now;
  }

  static ProcessFigures now() {
    Runtime runtime = Runtime.getRuntime();
    RuntimeStatistics statistics = RuntimeStatistics.snapshot();
    return new ProcessFigures(
        statistics.devices().stream().mapToLong(DeviceStatistics::liveBlocks).sum(),
        statistics.queues(),
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals("sycamore queue"))
            .count(),
        runtime.totalMemory() - runtime.freeMemory(),
        openFiles(),
        residentBytes());
  }

  private static long openFiles() {
    try (Stream<Path> files = Files.list(FILES)) {
      return files.count();
    } catch (IOException e) {
      return 0;
    }
  }

  private static long residentBytes() {
    if (!Files.exists(STATUS)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(STATUS)) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether nothing that is counted exactly is more than before. */
  boolean holdsNoMoreThan(ProcessFigures before) {
    return blocks <= before.blocks
        && queues <= before.queues
        && queueThreads <= before.queueThreads;
  }

  @Override
  public String toString() {
    return String.format(
        "blocks %d, queues %d, threads of queues %d, heap %.1f MB, open files %d, resident %.0f MB",
        blocks, queues, queueThreads, heap / 1e6, files, resident / 1e6);
  }
}
