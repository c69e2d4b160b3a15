package dev.sycamore.backend.client;

import dev.sycamore.backend.BuildFailure;
import dev.sycamore.backend.BuildJob;
import dev.sycamore.backend.BuildResult;
import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.DeviceBuildOptions;

/**
 * One worker at a time, replaced when it has ended. What a job is refused for without LLVM is
 * refused here.
 */
public final class WorkerPool implements AutoCloseable {

  private final DeviceBuildOptions options;
  private final WorkerLauncher launcher;
  private WorkerProcess worker;
  private WorkerException unusable;

  public WorkerPool(DeviceBuildOptions options) {
    this.options = options;
    this.launcher = new WorkerLauncher(options);
  }

  /** Begins to start a worker; a failure shows with the first job. */
  public synchronized void prepare() {
    if (worker == null && unusable == null) {
      try {
        worker = launcher.launch(false);
      } catch (WorkerException e) {
        unusable = e;
      }
    }
  }

  /** Runs a job. */
  public synchronized BuildResult run(BuildJob job) {
    if (job.ir().isBlank()) {
      // To LLVM no text at all is a valid module.
      return new BuildFailure(job, BuildStage.READ, job.name() + ": error: the input is empty", "");
    }
    try {
      return readyWorker().run(job, options.jobTimeout());
    } catch (WorkerException e) {
      return new BuildFailure(job, BuildStage.START, e.getMessage(), e.detail());
    }
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
      worker = launcher.launch(true);
      worker.awaitReady(options.startTimeout());
      return worker;
    } catch (WorkerException second) {
      stop();
      unusable = first;
      throw first;
    }
  }

  private void stop() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }

  @Override
  public synchronized void close() {
    stop();
  }
}
