package dev.sycamore.backend.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Arrays, texts, lengths and choices, which are checked when they are read. */
final class WireBytes {

  /** No text, array or collection is longer; more means that something else wrote the bytes. */
  static final int LARGEST = 1 << 30;

  private WireBytes() {}

  static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static byte[] read(DataInputStream in) throws IOException {
    int length = readLength(in);
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the device compiler's output ended");
    }
    return bytes;
  }

  static void writeText(DataOutputStream out, String text) throws IOException {
    write(out, text.getBytes(StandardCharsets.UTF_8));
  }

  static String readText(DataInputStream in) throws IOException {
    return new String(read(in), StandardCharsets.UTF_8);
  }

  /** A length, or a count of elements. */
  static int readLength(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LARGEST) {
      throw new NoReplyException("not a length that the device compiler sends: " + length);
    }
    return length;
  }

  /** One of several things, by number. */
  static int readIndex(DataInputStream in, int count) throws IOException {
    int index = in.readUnsignedByte();
    if (index >= count) {
      throw new NoReplyException("not a choice that the device compiler sends: " + index);
    }
    return index;
  }
}
