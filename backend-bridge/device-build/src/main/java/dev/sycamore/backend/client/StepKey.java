package dev.sycamore.backend.client;

import dev.sycamore.backend.images.KernelModule;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * All that a result depends on, as one number.
 *
 * @param digest in hexadecimal digits
 */
record StepKey(String digest) {

  /** Another number when the meaning of files changes. */
  private static final int VERSION = 2;

  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  private static final String DEBUG_INFO = "!DICompileUnit(";

  /** What a key is made of. */
  @FunctionalInterface
  interface Content {
    void write(DataOutputStream out) throws IOException;
  }

  /** The key of a job of a device compiler. */
  static StepKey of(byte[] compiler, WorkerRequest request) {
    return of(
        out -> {
          out.write(compiler);
          WireFormat.writeRequest(out, decisive(request));
        });
  }

  /** The key for what is written. */
  static StepKey of(Content content) {
    MessageDigest digest = StepFile.newDigest();
    try (DataOutputStream out =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
      out.writeInt(VERSION);
      content.write(out);
    } catch (IOException e) {
      throw new IllegalStateException("nothing is written anywhere", e);
    }
    return new StepKey(HexFormat.of().formatHex(digest.digest()));
  }

  /**
   * The request without what only its messages show, and so no result that is kept: names of
   * kernels and the places of functions, which change with every line above them. The name of the
   * input is in most results, as the one of the source, but in no image without debug info.
   */
  private static WorkerRequest decisive(WorkerRequest request) {
    if (!(request instanceof WorkerRequest.Build build)) {
      return request;
    }
    BuildJob job = build.job();
    boolean image = job.output() == BuildOutput.IMAGE;
    boolean named = !image || job.ir().contains(DEBUG_INFO);
    boolean placed = job.output() != BuildOutput.IMAGE && job.output() != BuildOutput.ASSEMBLY;
    return new WorkerRequest.Build(
        new BuildJob(
            named ? job.name() : "",
            placed ? job.ir() : KernelModule.withoutPlaces(job.ir()),
            job.target(),
            List.of(),
            job.output()));
  }

  /** Whether a name is that of a key. */
  static boolean isDigest(String name) {
    return DIGEST.matcher(name).matches();
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(digest);
  }
}
