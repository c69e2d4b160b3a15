package dev.sycamore.runtime.driver;

/**
 * A place in a stream: it is reached when everything has ended that was started before it was
 * taken, whether or not that failed. Any thread may use it, also after its stream was closed.
 */
public interface StreamPoint extends AutoCloseable {
  /** A point that is reached. */
  StreamPoint REACHED =
      new StreamPoint() {
        @Override
        public boolean isReached() {
          return true;
        }

        @Override
        public void await() {}

        @Override
        public void close() {}
      };

  /** Whether it is reached; does not wait. */
  boolean isReached();

  /**
   * Waits until it is reached. An interrupt does not end the wait, and stays set.
   *
   * @throws dev.sycamore.DeviceException if the driver fails; not for failures of launches
   */
  void await();

  /** Frees what the driver keeps for it, which streams that wait for it do not need any more. */
  @Override
  void close();
}
