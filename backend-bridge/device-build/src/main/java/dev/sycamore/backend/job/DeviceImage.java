package dev.sycamore.backend.job;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;

/** The bytes that a job asked for. */
public final class DeviceImage {

  private final BuildJob job;
  private final byte[] bytes;
  private final List<String> remarks;

  public DeviceImage(BuildJob job, byte[] bytes) {
    this(job, bytes, List.of());
  }

  /**
   * @param remarks what {@link #remarks()} returns
   */
  public DeviceImage(BuildJob job, byte[] bytes, List<String> remarks) {
    this.remarks = List.copyOf(remarks);
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

  /** What the device compiler says of the code of kernels: how it runs, and why; for {@code -v}. */
  public List<String> remarks() {
    return remarks;
  }

  /** The same image, as another tool made something of it. */
  public DeviceImage with(byte[] newBytes) {
    return new DeviceImage(job, newBytes, remarks);
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
