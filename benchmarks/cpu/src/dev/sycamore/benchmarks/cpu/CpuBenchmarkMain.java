package dev.sycamore.benchmarks.cpu;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.kernels.AllBenchmarks;
import dev.sycamore.benchmarks.cpu.math.MathTable;
import dev.sycamore.benchmarks.cpu.peers.AvailablePeers;
import java.lang.management.ManagementFactory;
import java.util.List;

/** Prints the tables that its arguments ask for; {@code benchmarks/cpu/run} starts it. */
public final class CpuBenchmarkMain {

  private CpuBenchmarkMain() {}

  /**
   * Measures. Ends with 1 if results are wrong, and with 2 if the arguments are.
   *
   * @param args see {@code benchmarks/cpu/run --help}
   */
  public static void main(String[] args) throws Exception {
    CpuBenchmarkOptions options;
    try {
      options = CpuBenchmarkOptions.parse(List.of(args), AllBenchmarks.all().keySet());
    } catch (IllegalArgumentException e) {
      System.err.println("benchmarks/cpu/run: error: " + e.getMessage());
      System.exit(2);
      return;
    }
    boolean right = true;
    RoundTimer timer = new RoundTimer(options.rounds(), options.clock());
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"));
        AvailablePeers peers = new AvailablePeers(queue, options.natives())) {
      System.out.printf(
          "%s, %d processors, JDK %s, images for %s, load average %.1f%n",
          queue.device().name(),
          Runtime.getRuntime().availableProcessors(),
          System.getProperty("java.version"),
          String.join(", ", options.targets()),
          ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
      peers.notes().forEach(System.out::println);
      if (options.has("kernels")) {
        System.out.println("\n## Kernels\n");
        right &= new KernelTable(System.out).print(peers, host, options.kernels(), timer);
      }
      if (options.has("math")) {
        System.out.println("\n## Math functions\n");
        right &= new MathTable(System.out, options.natives()).print(queue, timer);
      }
    }
    if (options.has("compile")) {
      System.out.println("\n## Compile time\n");
      new CompileTable(options).print(System.out);
    }
    System.exit(right ? 0 : 1);
  }
}
