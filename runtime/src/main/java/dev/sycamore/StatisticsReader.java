package dev.sycamore;

import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.threads.RuntimeThreads;

/** Reads all counters of the runtime. */
final class StatisticsReader {
  private StatisticsReader() {}

  /** The counters as they are now. */
  static RuntimeStatistics read() {
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
