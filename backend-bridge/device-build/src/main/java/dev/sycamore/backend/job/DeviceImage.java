package dev.sycamore.backend.job;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** The bytes that a job asked for. */
public final class DeviceImage {

  private final BuildJob job;
  private final byte[] bytes;

  public DeviceImage(BuildJob job, byte[] bytes) {
    this.job = Objects.requireNonNull(job, "job");
    this.bytes = bytes.clone();
  }

  /** The job that asked for it. */
  public BuildJob job() {
    return job;
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The number of bytes. */
  public int size() {
    return bytes.length;
  }

  /** Writes all bytes. */
  public void writeTo(OutputStream out) throws IOException {
    out.write(bytes);
  }

  @Override
  public String toString() {
    return "DeviceImage[" + job.name() + ", " + job.target() + ", " + bytes.length + " bytes]";
  }
}
