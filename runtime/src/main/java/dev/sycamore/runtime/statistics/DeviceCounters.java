package dev.sycamore.runtime.statistics;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the runtime counts for one device. Counting takes no lock and may be done by any thread; the
 * numbers of a reading need not be of one moment.
 */
public final class DeviceCounters {
  private static final Map<String, DeviceCounters> BY_DEVICE = new ConcurrentHashMap<>();

  private final String device;
  private final LongAdder liveBytes = new LongAdder();
  private final LongAdder liveBlocks = new LongAdder();
  private final LongAdder cachedBytes = new LongAdder();
  private final LongAdder queues = new LongAdder();
  private final LongAdder launches = new LongAdder();
  private final LongAdder copiesToDevice = new LongAdder();
  private final LongAdder bytesToDevice = new LongAdder();
  private final LongAdder copiesFromDevice = new LongAdder();
  private final LongAdder bytesFromDevice = new LongAdder();
  private final LongAdder copiesOnDevice = new LongAdder();
  private final LongAdder bytesOnDevice = new LongAdder();
  private final LongAdder copiesFromPeers = new LongAdder();
  private final LongAdder bytesFromPeers = new LongAdder();
  private final LongAdder reclaims = new LongAdder();
  private final LongAdder arraysInPlace = new LongAdder();
  private final Map<String, LongAdder> arraysCopied = new ConcurrentHashMap<>();

  private DeviceCounters(String device) {
    this.device = device;
  }

  /** The counters of a device, the same object every time; {@code device} is the device's id. */
  public static DeviceCounters of(String device) {
    DeviceCounters known = BY_DEVICE.get(device);
    if (known == null) {
      BY_DEVICE.putIfAbsent(device, new DeviceCounters(device));
      known = BY_DEVICE.get(device);
    }
    return known;
  }

  /** The counters of all devices that have any, sorted by id. */
  public static List<DeviceCounters> all() {
    return List.copyOf(new TreeMap<>(BY_DEVICE).values());
  }

  /** A block of memory was allocated and is in use. */
  public void allocated(long bytes) {
    liveBlocks.increment();
    liveBytes.add(bytes);
  }

  /** A block that {@link #allocated} counted is no longer in use. */
  public void released(long bytes) {
    liveBlocks.decrement();
    liveBytes.add(-bytes);
  }

  /** The bytes that a cache of unused blocks holds grew by this, or shrank if it is below 0. */
  public void cached(long bytes) {
    cachedBytes.add(bytes);
  }

  /** A queue was opened. */
  public void queueOpened() {
    queues.increment();
  }

  /** A queue that {@link #queueOpened} counted has ended: closed, or found unreachable. */
  public void queueClosed() {
    queues.decrement();
  }

  /** A kernel was started. */
  public void launched() {
    launches.increment();
  }

  /** Kernels were started together. */
  public void launched(int kernels) {
    launches.add(kernels);
  }

  /** Data was copied from the host to the device. */
  public void copiedToDevice(long bytes) {
    copiesToDevice.increment();
    bytesToDevice.add(bytes);
  }

  /** Data was copied from the device to the host. */
  public void copiedFromDevice(long bytes) {
    copiesFromDevice.increment();
    bytesFromDevice.add(bytes);
  }

  /** Data was copied from one block of the device to another. */
  public void copiedOnDevice(long bytes) {
    copiesOnDevice.increment();
    bytesOnDevice.add(bytes);
  }

  /** A copy from another device to this one was started, which does not go through the host. */
  public void copiedFromPeer(long bytes) {
    copiesFromPeers.increment();
    bytesFromPeers.add(bytes);
  }

  /** There was no room for a block: work was finished and caches were released to make some. */
  public void reclaimed() {
    reclaims.increment();
  }

  /** A launch uses so many captured arrays of the host where they are. */
  public void arraysInPlace(int arrays) {
    arraysInPlace.add(arrays);
  }

  /** A launch uses a copy of a captured array that it might use where it is. */
  public void arrayCopied(String reason) {
    LongAdder known = arraysCopied.get(reason);
    if (known == null) {
      arraysCopied.putIfAbsent(reason, new LongAdder());
      known = arraysCopied.get(reason);
    }
    known.increment();
  }

  /** The device that is counted for; its id. */
  public String device() {
    return device;
  }

  /** The bytes of all blocks in use. */
  public long liveBytes() {
    return liveBytes.sum();
  }

  /** The blocks in use. */
  public long liveBlocks() {
    return liveBlocks.sum();
  }

  /** The bytes that caches of unused blocks hold. */
  public long cachedBytes() {
    return cachedBytes.sum();
  }

  /** The queues that are open. */
  public long queues() {
    return queues.sum();
  }

  /** The kernels that were started. */
  public long launches() {
    return launches.sum();
  }

  /** The copies from the host to the device. */
  public long copiesToDevice() {
    return copiesToDevice.sum();
  }

  /** The bytes copied from the host to the device. */
  public long bytesToDevice() {
    return bytesToDevice.sum();
  }

  /** The copies from the device to the host. */
  public long copiesFromDevice() {
    return copiesFromDevice.sum();
  }

  /** The bytes copied from the device to the host. */
  public long bytesFromDevice() {
    return bytesFromDevice.sum();
  }

  /** The copies from one block of the device to another. */
  public long copiesOnDevice() {
    return copiesOnDevice.sum();
  }

  /** The bytes copied from one block of the device to another. */
  public long bytesOnDevice() {
    return bytesOnDevice.sum();
  }

  /** The copies from other devices that did not go through the host. */
  public long copiesFromPeers() {
    return copiesFromPeers.sum();
  }

  /** The bytes copied from other devices without the host. */
  public long bytesFromPeers() {
    return bytesFromPeers.sum();
  }

  /** How often launches used captured arrays where these are. */
  public long arraysInPlace() {
    return arraysInPlace.sum();
  }

  /** How often launches used copies of captured arrays, by the reason. */
  public Map<String, Long> arraysCopied() {
    Map<String, Long> copied = new TreeMap<>();
    arraysCopied.forEach((reason, count) -> copied.put(reason, count.sum()));
    return copied;
  }

  /** How many times room was made because there was none for a block. */
  public long reclaims() {
    return reclaims.sum();
  }
}
