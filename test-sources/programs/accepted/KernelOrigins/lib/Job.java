package lib;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;

/** A kernel with what belongs to it. */
public record Job(String name, int times, @Kernel RangeKernel1 kernel) {

  public static Job nothing() {
    return new Job("nothing", 1, Makers.NOTHING);
  }

  /** The component is declared a kernel, so it is one wherever the record comes from. */
  public static void run(DeviceQueue q, Job job) {
    q.parallelFor(range(job.times), job.kernel).await();
  }
}
