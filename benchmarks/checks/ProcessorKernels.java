import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.kernels.AllBenchmarks;
import java.util.function.Supplier;

/** The kernels of benchmarks/cpu; compiled once with checks and once without. */
public final class ProcessorKernels {

  private ProcessorKernels() {}

  /** A launch of a kernel, and how its memory is freed. */
  public static Runnable[] of(String name, DeviceQueue queue) {
    Supplier<CpuBenchmark> benchmark = AllBenchmarks.all().get(name);
    DeviceRun run = benchmark.get().on(queue);
    return new Runnable[] {run::run, run::close};
  }

  public static Iterable<String> names() {
    return AllBenchmarks.all().keySet();
  }
}
