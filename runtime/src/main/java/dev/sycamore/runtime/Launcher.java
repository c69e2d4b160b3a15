package dev.sycamore.runtime;

/** Launches kernels on one kind of device. */
interface Launcher extends AutoCloseable {
  /** A launch whose kernel was found and whose captured values were read. */
  interface Prepared {
    /**
     * Makes the queue the only user of the memory that the launch needs.
     *
     * @param launch number of the launch in the queue
     * @return whether the launch has to be done before the call that launches returns
     */
    boolean claim(QueueCore queue, long launch);

    /** Starts the kernel, in the order of the queue. */
    void start();
  }

  /**
   * Prepares a launch. What can be known now is an error now.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the kernel cannot run on the device
   */
  Prepared prepare(LaunchRequest request);

  /** Waits for everything that was started. */
  void finish();

  @Override
  void close();
}
