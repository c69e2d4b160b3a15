package dev.sycamore.backend.images;

import java.io.IOException;

/** Takes what is to be written. */
@FunctionalInterface
public interface ResourceSink {

  /**
   * Takes a resource; the same one may come twice, with the same bytes.
   *
   * @param resource its path in the folder
   */
  void add(String resource, byte[] bytes) throws IOException;
}
