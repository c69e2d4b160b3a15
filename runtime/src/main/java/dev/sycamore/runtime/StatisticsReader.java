package dev.sycamore.runtime;

import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;

/** Reads all counters of the runtime. */
public final class StatisticsReader {
  private StatisticsReader() {}

  /** The counters as they are now. */
  public static RuntimeStatistics read() {
    return new RuntimeStatistics(
        DeviceCounters.all().stream().map(StatisticsReader::of).toList(), RuntimeThreads.live());
  }

  private static DeviceStatistics of(DeviceCounters counters) {
    return new DeviceStatistics(
        counters.device(),
        counters.liveBytes(),
        counters.liveBlocks(),
        counters.cachedBytes(),
        counters.queues(),
        counters.launches(),
        counters.copiesToDevice(),
        counters.bytesToDevice(),
        counters.copiesFromDevice(),
        counters.bytesFromDevice());
  }
}
