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
