package dev.sycamore.backend.wire;

import java.io.IOException;

/** What came from a worker is no reply to the job at hand. The message is for users. */
public final class NoReplyException extends IOException {

  private static final long serialVersionUID = 1L;

  NoReplyException(String message) {
    super(message);
  }
}
