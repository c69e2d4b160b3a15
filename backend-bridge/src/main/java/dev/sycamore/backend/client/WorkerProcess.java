package dev.sycamore.backend.client;

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
import java.util.Optional;

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

  /**
   * Does what is asked; a worker that ends meanwhile is a failure. Each image has the time to
   * itself.
   *
   * @throws SinkException if what takes the images fails; the worker is then stopped
   */
  WorkerOutcome perform(WorkerRequest request, Duration timeout, Replies replies)
      throws SinkException {
    WorkerDeath.Cause cause;
    try (Deadline deadline = new Deadline(timeout, this::kill)) {
      try {
        WireFormat.writeRequest(out, request);
        while (true) {
          WorkerReply reply = WireFormat.readReply(in);
          Optional<WorkerOutcome> outcome = replies.accept(reply);
          if (outcome.isPresent()) {
            return outcome.get();
          }
          if (reply instanceof WorkerReply.Part) {
            deadline.restart();
          }
        }
      } catch (IOException e) {
        cause = new WorkerDeath.Cause(deadline.hasPassed(), timeout);
      } catch (SinkException e) {
        // More is on its way that nobody wants.
        ended = true;
        kill();
        throw e;
      }
    }
    WorkerException death = death(cause);
    return new WorkerOutcome.Failed(replies.stage(), death.getMessage(), death.detail());
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
