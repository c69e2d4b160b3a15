package dev.sycamore.backend.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Requests and replies as bytes. The build sends one job at a time, with a number before it, over
 * the worker's standard input; the worker answers over a channel of its own ({@link ReplyReader})
 * with the stages it enters and then a result or a failure. One job at a time, so that the job that
 * ended a worker is never in doubt.
 *
 * <p>Messages are records, and their components are all that is sent ({@link Codecs}): both sides
 * are the same release.
 */
public final class WireFormat {

  private WireFormat() {}

  /** Writes a request. */
  public static void writeRequest(DataOutputStream out, WorkerRequest request) throws IOException {
    write(out, WorkerRequest.class, request);
  }

  /** Reads a request. */
  public static WorkerRequest readRequest(DataInputStream in) throws IOException {
    return read(in, WorkerRequest.class);
  }

  /** Writes a reply of the worker. */
  public static void writeReply(DataOutputStream out, WorkerReply reply) throws IOException {
    write(out, WorkerReply.class, reply);
  }

  /**
   * Reads a reply of the worker.
   *
   * @throws IOException if the worker ended, or something else wrote to its output
   */
  public static WorkerReply readReply(DataInputStream in) throws IOException {
    WorkerReply reply = read(in, WorkerReply.class);
    if (reply instanceof WorkerReply.Image image && image.bytes().length == 0) {
      // Nothing that is asked for is empty.
      throw new NoReplyException("the device compiler sent an empty image");
    }
    return reply;
  }

  /** A result as the bytes of one reply. */
  public static byte[] bytes(Record result) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    write(new DataOutputStream(bytes), result.getClass(), result);
    return bytes.toByteArray();
  }

  /**
   * The result in a reply.
   *
   * @throws IOException if the bytes are something else
   */
  public static <T extends Record> T result(byte[] bytes, Class<T> type) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    T result = read(in, type);
    if (in.available() > 0) {
      throw new NoReplyException("the device compiler sent a result that is too long");
    }
    return result;
  }

  private static void write(DataOutputStream out, Class<?> type, Object value) throws IOException {
    Codecs.of(type).write(out, value);
    out.flush();
  }

  private static <T> T read(DataInputStream in, Class<T> type) throws IOException {
    try {
      return type.cast(Codecs.of(type).read(in));
    } catch (IllegalArgumentException e) {
      throw new NoReplyException("not a message of the device compiler: " + e.getMessage());
    }
  }
}
