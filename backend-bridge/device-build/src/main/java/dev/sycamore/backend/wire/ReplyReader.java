package dev.sycamore.backend.wire;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * Receives a worker's replies. A reply is taken only if it is complete, unchanged and belongs to
 * the job at hand. Not for several threads at once.
 */
public final class ReplyReader {

  /** How much of what is no reply an error shows. */
  private static final int SHOWN = 120;

  private final InputStream in;
  private long received;

  public ReplyReader(InputStream in) {
    this.in = in;
  }

  /** How many bytes have come so far. */
  public long received() {
    return received;
  }

  /**
   * Waits for a reply.
   *
   * @param job the number of the job that it must belong to
   * @throws EOFException if the worker ended
   * @throws NoReplyException if something else came
   */
  public WorkerReply read(int job) throws IOException {
    byte[] header = new byte[ReplyFrame.HEADER_BYTES];
    readMark(header);
    readFully(header, Integer.BYTES, header.length);
    ByteBuffer fields = ByteBuffer.wrap(header, Integer.BYTES, header.length - Integer.BYTES);
    int number = fields.getInt();
    int length = fields.getInt();
    int crc = fields.getInt();
    if (fields.getInt() != ReplyFrame.crc(header, header.length - Integer.BYTES)
        || length < 0
        || length > WireBytes.LARGEST) {
      throw unexpected(header, header.length);
    }
    byte[] content = in.readNBytes(length);
    received += content.length;
    if (content.length < length) {
      throw new EOFException("the device compiler's output ended");
    }
    if (ReplyFrame.crc(content, length) != crc) {
      throw new NoReplyException("the device compiler sent a damaged reply");
    }
    if (number != job) {
      throw new NoReplyException(
          "the device compiler sent a reply to job " + number + " instead of " + job);
    }
    DataInputStream fieldsOfReply = new DataInputStream(new ByteArrayInputStream(content));
    WorkerReply reply = WireFormat.readReply(fieldsOfReply);
    if (fieldsOfReply.available() > 0) {
      throw new NoReplyException("the device compiler sent a reply that is too long");
    }
    return reply;
  }

  /** Compares each byte when it comes: something else may be shorter than a frame, and no end. */
  private void readMark(byte[] header) throws IOException {
    for (int i = 0; i < Integer.BYTES; i++) {
      readFully(header, i, i + 1);
      if (header[i] != (byte) (ReplyFrame.MARK >> (8 * (Integer.BYTES - 1 - i)))) {
        throw unexpected(header, i + 1);
      }
    }
  }

  private void readFully(byte[] bytes, int from, int to) throws IOException {
    int count = in.readNBytes(bytes, from, to - from);
    received += count;
    if (count < to - from) {
      throw new EOFException("the device compiler's output ended");
    }
  }

  private NoReplyException unexpected(byte[] start, int length) throws IOException {
    byte[] rest = in.readNBytes(Math.max(0, Math.min(in.available(), SHOWN - length)));
    StringBuilder text = new StringBuilder();
    append(text, start, length);
    append(text, rest, rest.length);
    return new NoReplyException(
        "the device compiler sent data that is not a reply: \"" + text + "\"");
  }

  private static void append(StringBuilder text, byte[] bytes, int length) {
    for (int i = 0; i < length; i++) {
      int value = bytes[i] & 0xff;
      if (value == '\n') {
        text.append("\\n");
      } else if (value < ' ' || value > '~') {
        text.append(String.format("\\x%02x", value));
      } else {
        text.append((char) value);
      }
    }
  }
}
