package dev.sycamore.benchmarks.cpu;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The processor time of this process and of its descendants until now, such as the worker that
 * compiles images.
 */
record ProcessFamilyTime(Map<Long, Duration> spent) {

  static ProcessFamilyTime now() {
    Map<Long, Duration> spent = new HashMap<>();
    Stream.concat(Stream.of(ProcessHandle.current()), ProcessHandle.current().descendants())
        .forEach(p -> p.info().totalCpuDuration().ifPresent(time -> spent.put(p.pid(), time)));
    return new ProcessFamilyTime(spent);
  }

  /** What those of the processes have computed since then that are alive. */
  Duration since(ProcessFamilyTime earlier) {
    Duration sum = Duration.ZERO;
    for (Map.Entry<Long, Duration> process : spent.entrySet()) {
      Duration before = earlier.spent.getOrDefault(process.getKey(), Duration.ZERO);
      sum = sum.plus(process.getValue()).minus(before);
    }
    return sum;
  }
}
