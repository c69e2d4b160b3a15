package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.wire.WorkerRequest;

/** One worker at a time, replaced when it has ended. */
final class ReplaceableWorker implements AutoCloseable {

  private final DeviceBuildOptions options;
  private final WorkerLauncher launcher;
  private final Runnable launches;
  private WorkerProcess worker;
  private WorkerException unusable;

  /** Whether the libraries were compared with the jar after a failure. */
  private boolean compared;

  /**
   * @param launches counts the processes
   */
  ReplaceableWorker(DeviceBuildOptions options, WorkerLauncher launcher, Runnable launches) {
    this.options = options;
    this.launcher = launcher;
    this.launches = launches;
  }

  /** Begins to start a worker; a failure shows with the first job. */
  synchronized void prepare() {
    if (worker == null && unusable == null) {
      try {
        worker = launch(false);
      } catch (WorkerException e) {
        unusable = e;
      }
    }
  }

  /**
   * Does what is asked.
   *
   * @throws SinkException if what takes the images fails
   */
  synchronized JobResult<WorkerOutput> perform(WorkerRequest request, Replies replies)
      throws SinkException {
    try {
      WorkerProcess process = readyWorker();
      JobResult<WorkerOutput> outcome = process.perform(request, options.jobTimeout(), replies);
      if (process.hasLostJob()) {
        // What ended a worker that was idle until then has nothing to do with the job.
        process = readyWorker();
        outcome = process.perform(request, options.jobTimeout(), replies);
      }
      if (isOfDamagedLibraries(process, outcome, replies)) {
        return readyWorker().perform(request, options.jobTimeout(), replies);
      }
      return outcome;
    } catch (WorkerException e) {
      return new JobResult.Failed<>(e.at(BuildStage.START));
    }
  }

  /**
   * Whether a job failed with libraries that were damaged, in a way that their sizes do not show,
   * and that are now replaced. Most often the job itself is the reason, so this is looked at once.
   */
  private boolean isOfDamagedLibraries(
      WorkerProcess process, JobResult<WorkerOutput> outcome, Replies replies) {
    boolean suspicious =
        outcome instanceof JobResult.Failed<WorkerOutput> failed
            && (!process.isAlive() || failed.failure().stage().compareTo(BuildStage.OPTIMIZE) >= 0);
    if (!suspicious || compared || replies.hasDelivered()) {
      return false;
    }
    compared = true;
    boolean repaired = launcher.repair();
    if (repaired) {
      stop();
    }
    return repaired;
  }

  private WorkerProcess readyWorker() throws WorkerException {
    if (worker != null && !worker.isAlive()) {
      stop();
    }
    prepare();
    if (unusable != null) {
      throw unusable;
    }
    try {
      worker.awaitReady(options.startTimeout());
      return worker;
    } catch (WorkerException first) {
      stop();
      return secondAttempt(first);
    }
  }

  /** The libraries in the cache may have been damaged in a way that their sizes do not show. */
  private WorkerProcess secondAttempt(WorkerException first) throws WorkerException {
    try {
      worker = launch(true);
      worker.awaitReady(options.startTimeout());
      return worker;
    } catch (WorkerException second) {
      stop();
      unusable = first;
      throw first;
    }
  }

  private WorkerProcess launch(boolean deep) throws WorkerException {
    WorkerProcess process = launcher.launch(deep);
    launches.run();
    return process;
  }

  private void stop() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }

  /** Whether it has a process. */
  synchronized boolean isAlive() {
    return worker != null && worker.isAlive();
  }

  @Override
  public synchronized void close() {
    stop();
  }
}
