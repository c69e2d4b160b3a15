package dev.sycamore;

import java.util.Map;

/**
 * {@link RuntimeStatistics} for tools: the MXBean {@value #NAME}. It is registered by the first
 * {@link RuntimeStatistics#snapshot()}, or when a queue is opened in a JVM that has an MBean
 * server. The keys of the maps are ids of devices; the values are those of {@link
 * RuntimeStatistics.DeviceStatistics}.
 */
public interface RuntimeStatisticsMXBean {
  /** The object name. */
  String NAME = "dev.sycamore:type=RuntimeStatistics";

  /** Threads of the runtime that are alive. */
  int getThreads();

  /** Bytes of device memory in use. */
  Map<String, Long> getLiveBytes();

  /** Blocks of device memory in use. */
  Map<String, Long> getLiveBlocks();

  /** Bytes that are kept to be used again. */
  Map<String, Long> getCachedBytes();

  /** Queues that are open. */
  Map<String, Long> getQueues();

  /** Kernels started since the JVM began. */
  Map<String, Long> getLaunches();

  /** Copies from the host to the device. */
  Map<String, Long> getCopiesToDevice();

  /** Bytes copied from the host to the device. */
  Map<String, Long> getBytesToDevice();

  /** Copies from the device to the host. */
  Map<String, Long> getCopiesFromDevice();

  /** Bytes copied from the device to the host. */
  Map<String, Long> getBytesFromDevice();

  /** Copies from one block of the device to another. */
  Map<String, Long> getCopiesOnDevice();

  /** Bytes copied from one block of the device to another. */
  Map<String, Long> getBytesOnDevice();

  /** Copies from other devices that did not go through the host. */
  Map<String, Long> getCopiesFromPeers();

  /** Bytes copied from other devices without the host. */
  Map<String, Long> getBytesFromPeers();

  /** How many times there was no room for a block, so that room was made. */
  Map<String, Long> getReclaims();

  /** How often launches used captured arrays where these are. */
  Map<String, Long> getArraysInPlace();

  /** How often launches used copies of captured arrays, by the reason. */
  Map<String, Map<String, Long>> getArraysCopied();
}
