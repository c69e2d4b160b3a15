package dev.sycamore;

import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * What the runtime holds and has done in this JVM: memory of devices, queues, threads, launches and
 * copies. For example, a test finds a forgotten {@code close()} with it:
 *
 * <pre>{@code
 * long before = RuntimeStatistics.snapshot().liveBytes();
 * runTheProgram();
 * assert RuntimeStatistics.snapshot().liveBytes() == before;
 * }</pre>
 *
 * <p>The same numbers are attributes of the MXBean {@value RuntimeStatisticsMXBean#NAME}, and the
 * JFR events {@code dev.sycamore.Load}, {@code dev.sycamore.Compile}, {@code dev.sycamore.Launch},
 * {@code dev.sycamore.Copy} and {@code dev.sycamore.Wait} show single steps; both only in a JVM
 * that has the modules {@code java.management} and {@code jdk.jfr}.
 *
 * @param devices for each device that was used, sorted by id
 * @param threads threads of the runtime that are alive
 */
public record RuntimeStatistics(List<DeviceStatistics> devices, int threads) {

  /**
   * Keeps a copy of the list.
   *
   * @param devices for each device that was used, sorted by id; without null
   * @param threads threads of the runtime that are alive
   */
  public RuntimeStatistics {
    devices = List.copyOf(devices);
  }

  /**
   * What one device holds and has done.
   *
   * @param device its id, such as {@code native-cpu}
   * @param liveBytes bytes of device memory in use
   * @param liveBlocks blocks of device memory in use
   * @param cachedBytes bytes that are kept to be used again, and returned under pressure
   * @param queues queues that are open
   * @param launches kernels started since the JVM began
   * @param copiesToDevice copies from the host to the device since the JVM began
   * @param bytesToDevice their bytes
   * @param copiesFromDevice copies from the device to the host since the JVM began
   * @param bytesFromDevice their bytes
   * @param copiesOnDevice copies from one block of the device to another since the JVM began
   * @param bytesOnDevice their bytes
   * @param copiesFromPeers copies from other devices to this one, without the host, since the JVM
   *     began
   * @param bytesFromPeers their bytes
   * @param reclaims how many times there was no room for a block, so that work was finished and
   *     caches were released, since the JVM began
   * @param arraysInPlace how often launches used captured arrays where these are, without a copy,
   *     since the JVM began
   * @param arraysCopied how often launches on a device that can do so used copies, since the JVM
   *     began, by the reason
   */
  public record DeviceStatistics(
      String device,
      long liveBytes,
      long liveBlocks,
      long cachedBytes,
      long queues,
      long launches,
      long copiesToDevice,
      long bytesToDevice,
      long copiesFromDevice,
      long bytesFromDevice,
      long copiesOnDevice,
      long bytesOnDevice,
      long copiesFromPeers,
      long bytesFromPeers,
      long reclaims,
      long arraysInPlace,
      Map<String, Long> arraysCopied) {

    /**
     * Keeps a copy of the map.
     *
     * @param device its id
     * @param liveBytes bytes in use
     * @param liveBlocks blocks in use
     * @param cachedBytes bytes that are kept
     * @param queues open queues
     * @param launches started kernels
     * @param copiesToDevice copies from the host
     * @param bytesToDevice their bytes
     * @param copiesFromDevice copies to the host
     * @param bytesFromDevice their bytes
     * @param copiesOnDevice copies between its blocks
     * @param bytesOnDevice their bytes
     * @param copiesFromPeers copies from other devices
     * @param bytesFromPeers their bytes
     * @param reclaims how many times room was made
     * @param arraysInPlace captured arrays used in place
     * @param arraysCopied captured arrays copied, by the reason; without null
     */
    public DeviceStatistics {
      arraysCopied = Map.copyOf(arraysCopied);
    }
  }

  /**
   * The numbers as they are now. May be called by any thread; while other threads use the runtime,
   * the numbers need not be of one moment.
   *
   * @return the numbers, which do not change later
   */
  public static RuntimeStatistics snapshot() {
    StatisticsBean.register();
    return new RuntimeStatistics(
        DeviceCounters.all().stream().map(RuntimeStatistics::of).toList(), RuntimeThreads.live());
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
        counters.bytesFromDevice(),
        counters.copiesOnDevice(),
        counters.bytesOnDevice(),
        counters.copiesFromPeers(),
        counters.bytesFromPeers(),
        counters.reclaims(),
        counters.arraysInPlace(),
        counters.arraysCopied());
  }

  /**
   * The numbers of one device; empty if it was not used.
   *
   * @param id the id of the device, such as {@code native-cpu}
   * @return the numbers
   */
  public Optional<DeviceStatistics> device(String id) {
    return devices.stream().filter(device -> device.device().equals(id)).findFirst();
  }

  /**
   * Bytes of memory in use, of all devices.
   *
   * @return the sum over all devices, in bytes
   */
  public long liveBytes() {
    return sum(DeviceStatistics::liveBytes);
  }

  /**
   * Blocks of memory in use, of all devices.
   *
   * @return the sum over all devices
   */
  public long liveBlocks() {
    return sum(DeviceStatistics::liveBlocks);
  }

  /**
   * Queues that are open.
   *
   * @return the sum over all devices
   */
  public long queues() {
    return sum(DeviceStatistics::queues);
  }

  /**
   * Kernels started since the JVM began, on all devices.
   *
   * @return the sum over all devices
   */
  public long launches() {
    return sum(DeviceStatistics::launches);
  }

  private long sum(ToLongFunction<DeviceStatistics> number) {
    return devices.stream().mapToLong(number).sum();
  }
}
