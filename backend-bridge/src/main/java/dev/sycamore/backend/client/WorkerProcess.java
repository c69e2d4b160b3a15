package dev.sycamore.backend.client;

import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A running worker. Not for several threads at once. */
final class WorkerProcess implements AutoCloseable {

  private final Process process;
  private final Path scratch;
  private final DataOutputStream out;
  private final DataInputStream in;
  private boolean ready;
  private boolean ended;

  WorkerProcess(Process process, Path scratch) {
    this.process = process;
    this.scratch = scratch;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
  }

  /** Where the worker's standard error goes. */
  static Path errorFile(Path scratch) {
    return scratch.resolve("stderr");
  }

  boolean isAlive() {
    return !ended && process.isAlive();
  }

  /** Waits until the worker has loaded LLVM. */
  void awaitReady(Duration timeout) throws WorkerException {
    if (ready) {
      return;
    }
    WorkerDeath.Cause cause;
    try (Deadline deadline = new Deadline(timeout, this::kill)) {
      try {
        WorkerReply reply = WireFormat.readReply(in);
        if (reply instanceof WorkerReply.Failed failed) {
          throw new WorkerException(failed.message(), failed.detail());
        }
        ready = true;
        return;
      } catch (IOException e) {
        cause = new WorkerDeath.Cause(deadline.hasPassed(), timeout);
      }
    }
    throw death(cause);
  }

  /** Does what is asked; a worker that ends meanwhile is a failure. */
  WorkerOutcome perform(WorkerRequest request, Duration timeout) {
    try {
      return perform(
          request,
          timeout,
          image -> {
            throw new IOException("the device compiler sends what was not asked for");
          });
    } catch (SinkException e) {
      return new WorkerOutcome.Failed(BuildStage.READ, e.getCause().getMessage(), "");
    }
  }

  /**
   * Does what is asked, and hands images on as they come; each has the time to itself.
   *
   * @throws SinkException if the sink fails; the worker is then stopped
   */
  WorkerOutcome perform(WorkerRequest request, Duration timeout, ImageSink sink)
      throws SinkException {
    BuildStage stage = BuildStage.READ;
    List<String> warnings = new ArrayList<>();
    WorkerDeath.Cause cause;
    try (Deadline deadline = new Deadline(timeout, this::kill)) {
      try {
        WireFormat.writeRequest(out, request);
        while (true) {
          WorkerReply reply = WireFormat.readReply(in);
          if (reply instanceof WorkerReply.Entered entered) {
            stage = entered.stage();
          } else if (reply instanceof WorkerReply.Warned warned) {
            warnings.add(warned.text());
          } else if (reply instanceof WorkerReply.Part part) {
            deliver(part, sink);
            deadline.restart();
          } else if (reply instanceof WorkerReply.Image image) {
            return new WorkerOutcome.Done(image.bytes(), warnings);
          } else if (reply instanceof WorkerReply.Failed failed) {
            return new WorkerOutcome.Failed(failed.stage(), failed.message(), failed.detail());
          } else {
            throw new IOException("the device compiler started twice");
          }
        }
      } catch (IOException e) {
        cause = new WorkerDeath.Cause(deadline.hasPassed(), timeout);
      }
    }
    WorkerException death = death(cause);
    return new WorkerOutcome.Failed(stage, death.getMessage(), death.detail());
  }

  private void deliver(WorkerReply.Part part, ImageSink sink) throws SinkException {
    try {
      sink.accept(new PostLinkImage(part.code(), part.symbols(), part.properties()));
    } catch (IOException e) {
      // More is on its way that nobody wants.
      ended = true;
      kill();
      throw new SinkException(e);
    }
  }

  /** What takes the images failed. */
  static final class SinkException extends Exception {

    private static final long serialVersionUID = 1L;

    SinkException(IOException cause) {
      super(cause);
    }

    @Override
    public synchronized IOException getCause() {
      return (IOException) super.getCause();
    }
  }

  private WorkerException death(WorkerDeath.Cause cause) {
    ended = true;
    if (!cause.timedOut()) {
      // It may still be writing down why.
      WorkerDeath.awaitEnd(process);
    }
    kill();
    return WorkerDeath.describe(process, scratch, cause);
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      // It has ended already.
    }
    kill();
    WorkerDeath.awaitEnd(process);
    FileTrees.delete(scratch);
  }
}
