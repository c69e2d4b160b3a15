package dev.sycamore.backend.client;

import dev.sycamore.backend.files.TemporaryFolder;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.wire.ReplyReader;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;

/** A running worker. Not for several threads at once. */
final class WorkerProcess implements AutoCloseable {

  private final Process process;
  private final InputStream replies;
  private final TemporaryFolder scratch;
  private final DataOutputStream out;
  private final ReplyReader in;
  private final Watchdog watchdog = new Watchdog(this::kill);
  private int job;
  private boolean ready;
  private boolean ended;
  private boolean lost;

  /** A worker that writes its replies to what is its standard output. */
  WorkerProcess(Process process, TemporaryFolder scratch) {
    this(process, process.getInputStream(), scratch);
  }

  /**
   * @param replies what the worker writes its replies to
   */
  WorkerProcess(Process process, InputStream replies, TemporaryFolder scratch) {
    this.process = process;
    this.replies = replies;
    this.scratch = scratch;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    this.in = new ReplyReader(new BufferedInputStream(replies, 1 << 16));
  }

  boolean isAlive() {
    return !ended && process.isAlive();
  }

  /** Whether the last job got no answer at all, because the worker had ended or then ended. */
  boolean hasLostJob() {
    return lost;
  }

  /** Waits until the worker has loaded LLVM. */
  void awaitReady(Duration timeout) throws WorkerException {
    if (ready) {
      return;
    }
    boolean understood = false;
    WorkerDeath.Cause cause;
    try (Watchdog.Deadline deadline = watchdog.begin(timeout)) {
      try {
        WorkerReply reply = in.read(0);
        understood = true;
        if (reply instanceof WorkerReply.Failed failed) {
          throw new WorkerException(failed.failure().line(), failed.failure().detail());
        }
        ready = true;
        return;
      } catch (IOException e) {
        understood = true;
        cause = WorkerDeath.Cause.of(e, deadline.hasPassed(), timeout);
      }
    } finally {
      if (!understood) {
        stop();
      }
    }
    throw death(cause);
  }

  /**
   * Does what is asked; a worker that ends meanwhile is a failure. Each image has the time to
   * itself. Whatever else is thrown on the way, the worker is then stopped: more replies may be on
   * their way that would be taken for those to the next job.
   *
   * @throws SinkException if what takes the images fails
   */
  JobResult<WorkerOutput> perform(WorkerRequest request, Duration timeout, Replies replies)
      throws SinkException {
    job++;
    long before = in.received();
    boolean understood = false;
    WorkerDeath.Cause cause;
    try (Watchdog.Deadline deadline = watchdog.begin(timeout)) {
      try {
        out.writeInt(job);
        WireFormat.writeRequest(out, request);
        JobResult<WorkerOutput> outcome = outcome(replies, deadline);
        understood = true;
        return outcome;
      } catch (IOException e) {
        understood = true;
        cause = WorkerDeath.Cause.of(e, deadline.hasPassed(), timeout);
      }
    } finally {
      if (!understood) {
        stop();
      }
    }
    lost = !cause.timedOut() && in.received() == before;
    return new JobResult.Failed<>(death(cause).at(replies.stage()));
  }

  private JobResult<WorkerOutput> outcome(Replies replies, Watchdog.Deadline deadline)
      throws IOException, SinkException {
    while (true) {
      WorkerReply reply = in.read(job);
      Optional<JobResult<WorkerOutput>> outcome = replies.accept(reply);
      if (outcome.isPresent()) {
        return outcome.get();
      }
      if (reply instanceof WorkerReply.Part) {
        deadline.restart();
      }
    }
  }

  private WorkerException death(WorkerDeath.Cause cause) {
    if (cause.endsItself()) {
      // It may still be writing down why.
      WorkerDeath.awaitEnd(process);
    }
    stop();
    return WorkerDeath.describe(process, scratch.path(), cause);
  }

  private void stop() {
    ended = true;
    kill();
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    try {
      out.close();
      replies.close();
    } catch (IOException e) {
      // It has ended already.
    }
    kill();
    watchdog.close();
    WorkerDeath.awaitEnd(process);
    scratch.close();
  }
}
