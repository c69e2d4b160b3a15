package dev.sycamore.backend.wire;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Sends a worker's replies. Not for several threads at once. */
public final class ReplyWriter {

  private final OutputStream out;

  public ReplyWriter(OutputStream out) {
    this.out = out;
  }

  /**
   * Sends a reply at once.
   *
   * @param job the number of the job that it belongs to; 0 for the start of the worker
   */
  public void write(int job, WorkerReply reply) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    WireFormat.writeReply(new DataOutputStream(content), reply);
    byte[] bytes = content.toByteArray();
    out.write(ReplyFrame.header(job, bytes));
    out.write(bytes);
    out.flush();
  }
}
