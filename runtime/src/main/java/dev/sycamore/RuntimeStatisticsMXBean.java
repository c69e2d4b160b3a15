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

  /**
   * Threads of the runtime that are alive.
   *
   * @return the number of threads
   */
  int getThreads();

  /**
   * Bytes of device memory in use.
   *
   * @return the number of bytes, by the id of the device
   */
  Map<String, Long> getLiveBytes();

  /**
   * Blocks of device memory in use.
   *
   * @return the number of blocks, by the id of the device
   */
  Map<String, Long> getLiveBlocks();

  /**
   * Bytes that are kept to be used again.
   *
   * @return the number of bytes, by the id of the device
   */
  Map<String, Long> getCachedBytes();

  /**
   * Queues that are open.
   *
   * @return the number of queues, by the id of the device
   */
  Map<String, Long> getQueues();

  /**
   * Kernels started since the JVM began.
   *
   * @return the number of launches since the JVM began, by the id of the device
   */
  Map<String, Long> getLaunches();

  /**
   * Copies from the host to the device.
   *
   * @return the number of copies since the JVM began, by the id of the device
   */
  Map<String, Long> getCopiesToDevice();

  /**
   * Bytes copied from the host to the device.
   *
   * @return the number of bytes since the JVM began, by the id of the device
   */
  Map<String, Long> getBytesToDevice();

  /**
   * Copies from the device to the host.
   *
   * @return the number of copies since the JVM began, by the id of the device
   */
  Map<String, Long> getCopiesFromDevice();

  /**
   * Bytes copied from the device to the host.
   *
   * @return the number of bytes since the JVM began, by the id of the device
   */
  Map<String, Long> getBytesFromDevice();

  /**
   * Copies from one block of the device to another.
   *
   * @return the number of copies since the JVM began, by the id of the device
   */
  Map<String, Long> getCopiesOnDevice();

  /**
   * Bytes copied from one block of the device to another.
   *
   * @return the number of bytes since the JVM began, by the id of the device
   */
  Map<String, Long> getBytesOnDevice();

  /**
   * Copies from other devices that did not go through the host.
   *
   * @return the number of copies since the JVM began, by the id of the device
   */
  Map<String, Long> getCopiesFromPeers();

  /**
   * Bytes copied from other devices without the host.
   *
   * @return the number of bytes since the JVM began, by the id of the device
   */
  Map<String, Long> getBytesFromPeers();

  /**
   * How many times there was no room for a block, so that room was made.
   *
   * @return the number of times since the JVM began, by the id of the device
   */
  Map<String, Long> getReclaims();

  /**
   * How often launches used captured arrays where these are.
   *
   * @return the number of times since the JVM began, by the id of the device
   */
  Map<String, Long> getArraysInPlace();

  /**
   * How often launches used copies of captured arrays, by the reason.
   *
   * @return the number of times for each reason since the JVM began, by the id of the device
   */
  Map<String, Map<String, Long>> getArraysCopied();
}
