package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerRequest;
import dev.sycamore.binding.resource.Sha256;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

/**
 * All that a result depends on, as one number.
 *
 * @param digest in hexadecimal digits
 */
record StepKey(String digest) {

  /** Another number when the meaning of files changes. */
  private static final int VERSION = 4;

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

  /**
   * Whether the result of a job has nothing of the places of functions, which change with every
   * line above them: then its key follows from the facts of its module.
   */
  static boolean hasNoPlaces(WorkerRequest request) {
    return request instanceof WorkerRequest.Build build
        && (build.job().output() == BuildOutput.IMAGE
            || build.job().output() == BuildOutput.ASSEMBLY);
  }

  /**
   * The key of a job that {@linkplain #hasNoPlaces has no places}. The name of the input is in most
   * results, as the one of the source, but in no image without debug info.
   */
  static StepKey of(byte[] compiler, BuildJob job, ModuleFacts facts) {
    boolean named = job.output() != BuildOutput.IMAGE || facts.debugInfo();
    return of(
        compiler,
        new WorkerRequest.Build(
            new BuildJob(
                named ? job.name() : "",
                facts.identity().getBytes(StandardCharsets.UTF_8),
                job.target(),
                List.of(),
                job.output())));
  }

  /** The key for what is written. */
  static StepKey of(Content content) {
    MessageDigest digest = Sha256.newDigest();
    try (DataOutputStream out =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
      out.writeInt(VERSION);
      out.writeUTF(System.getProperty(JvmLauncher.LANES_PROPERTY, ""));
      content.write(out);
    } catch (IOException e) {
      throw new IllegalStateException("nothing is written anywhere", e);
    }
    return new StepKey(HexFormat.of().formatHex(digest.digest()));
  }

  /**
   * The request without what only its messages show, and so no result that is kept: names of
   * kernels, and of a module that is inspected the file.
   */
  private static WorkerRequest decisive(WorkerRequest request) {
    if (request instanceof WorkerRequest.Build build) {
      BuildJob job = build.job();
      return new WorkerRequest.Build(
          new BuildJob(job.name(), job.ir(), job.target(), List.of(), job.output()));
    }
    if (request instanceof WorkerRequest.Inspect inspect) {
      return new WorkerRequest.Inspect(new InspectionJob("", inspect.job().module()));
    }
    return request;
  }

  /** Whether a name is that of a key. */
  static boolean isDigest(String name) {
    return Sha256.isDigest(name);
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(digest);
  }
}
