package dev.sycamore.backend.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Writes values of one type as bytes, and reads them. */
interface Codec {

  void write(DataOutputStream out, Object value) throws IOException;

  /**
   * Reads a value, and nothing after it.
   *
   * @throws IOException if the bytes end or are something else
   */
  Object read(DataInputStream in) throws IOException;
}
