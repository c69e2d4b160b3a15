package dev.sycamore.backend.worker.postlink;

import java.io.IOException;
import java.util.List;

/** Is given each image when it is made. */
public interface ImageListener {

  /**
   * Takes an image.
   *
   * @param code IR text or bitcode
   * @param symbols the names of the entry points
   * @param properties the bytes of the property file
   * @param warnings about this image
   */
  void image(byte[] code, List<String> symbols, byte[] properties, List<String> warnings)
      throws IOException;
}
