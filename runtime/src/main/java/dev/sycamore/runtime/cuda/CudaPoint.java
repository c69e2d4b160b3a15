package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.StreamPoint;

/**
 * A place in a stream of CUDA.
 *
 * @param event recorded there, which nobody else has
 */
record CudaPoint(PrimaryContext context, long event) implements StreamPoint {

  /** The place after all that a stream has under way; the context is current. */
  static CudaPoint in(PrimaryContext context, long stream) {
    CudaDriver driver = context.driver();
    DriverHandles handles = new DriverHandles();
    long event = handles.open(driver::createEvent, driver::destroyEvent);
    handles.using(() -> driver.recordEvent(event, stream));
    return new CudaPoint(context, event);
  }

  /**
   * Lets a stream wait.
   *
   * @param user the context of the stream, which is current
   * @return false if the context of the place may be lost, which {@link #await} then tells
   */
  boolean holdUp(long stream, PrimaryContext user) {
    try {
      user.driver().waitForEvent(stream, event);
      return true;
    } catch (CudaCallException e) {
      if (user == context || !e.losesDevice()) {
        throw e;
      }
      return false;
    }
  }

  @Override
  public boolean isReached() {
    return context.get(() -> context.driver().isReached(event));
  }

  @Override
  public void await() {
    context.run(() -> context.driver().synchronizeEvent(event));
  }

  @Override
  public void close() {
    context.free(() -> context.driver().destroyEvent(event));
  }
}
