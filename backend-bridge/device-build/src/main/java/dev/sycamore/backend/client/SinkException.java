package dev.sycamore.backend.client;

import java.io.IOException;

/** What takes the images failed. */
final class SinkException extends Exception {

  private static final long serialVersionUID = 1L;

  SinkException(IOException cause) {
    super(cause);
  }

  @Override
  public synchronized IOException getCause() {
    return (IOException) super.getCause();
  }
}
