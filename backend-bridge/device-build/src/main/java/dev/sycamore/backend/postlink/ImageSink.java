package dev.sycamore.backend.postlink;

import java.io.IOException;

/** Takes images one at a time, in their order, while the next ones are still being made. */
public interface ImageSink {

  /** Takes an image; after a failure there are no more. */
  void accept(PostLinkImage image) throws IOException;
}
