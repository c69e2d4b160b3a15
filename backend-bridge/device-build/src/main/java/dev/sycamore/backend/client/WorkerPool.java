package dev.sycamore.backend.client;

import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationResult;
import dev.sycamore.backend.cuda.Ptxas;
import dev.sycamore.backend.cuda.PtxasException;
import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.backend.postlink.UnknownTarget;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One worker at a time, replaced when it has ended. What a job is refused for without LLVM is
 * refused here, and what was kept of an earlier build needs no worker.
 */
public final class WorkerPool implements AutoCloseable {

  private static final String EMPTY = ": error: the input is empty";

  private final DeviceBuildOptions options;
  private final Launcher launcher;
  private final Steps steps;
  private final AtomicInteger launched = new AtomicInteger();
  private final AtomicInteger jobs = new AtomicInteger();
  private WorkerProcess worker;
  private WorkerException unusable;

  /** Whether the libraries were compared with the jar after a failure. */
  private boolean compared;

  public WorkerPool(DeviceBuildOptions options) {
    this(options, new WorkerLauncher(options));
  }

  WorkerPool(DeviceBuildOptions options, Launcher launcher) {
    this.options = options;
    this.launcher = launcher;
    this.steps = new Steps(options);
  }

  /** Starts workers. */
  @FunctionalInterface
  interface Launcher {

    /**
     * Starts a worker and returns at once; it may still fail to load LLVM.
     *
     * @param deep whether to compare the unpacked libraries with the jar first, byte for byte
     */
    WorkerProcess launch(boolean deep) throws WorkerException;

    /** Compares the unpacked libraries with the jar; whether any differed, and no longer do. */
    default boolean repair() {
      return false;
    }
  }

  /** Begins to start a worker; a failure shows with the first job. */
  public synchronized void prepare() {
    if (worker == null && unusable == null) {
      try {
        worker = launch(false);
      } catch (WorkerException e) {
        unusable = e;
      }
    }
  }

  /** What was done so far; never waits for the job at hand. */
  public BuildStatistics statistics() {
    return new BuildStatistics(launched.get(), jobs.get(), steps.reused());
  }

  /** Runs a job. */
  public BuildResult run(BuildJob job) {
    if (ModuleBytes.isBlank(job.ir())) {
      // To LLVM no text at all is a valid module.
      return new BuildFailure(job, BuildStage.READ, job.name() + EMPTY, "");
    }
    WorkerOutcome outcome = perform(new WorkerRequest.Build(job));
    if (outcome instanceof WorkerOutcome.Failed failed) {
      return new BuildFailure(job, failed.stage(), failed.message(), failed.detail());
    }
    return new DeviceImage(job, ((WorkerOutcome.Done) outcome).bytes());
  }

  /** Looks at a module. */
  public JobResult<ModuleFacts> run(InspectionJob job) {
    if (ModuleBytes.isBlank(job.module())) {
      return new JobResult.Failed<>(new Failure(BuildStage.READ, job.name() + EMPTY, ""));
    }
    WorkerOutcome outcome = perform(new WorkerRequest.Inspect(job));
    if (outcome instanceof WorkerOutcome.Failed failed) {
      return new JobResult.Failed<>(
          new Failure(failed.stage(), failed.line(job.name()), failed.detail()));
    }
    try {
      return new JobResult.Done<>(
          WireFormat.result(((WorkerOutcome.Done) outcome).bytes(), ModuleFacts.class));
    } catch (IOException e) {
      return new JobResult.Failed<>(
          new Failure(BuildStage.READ, job.name() + ": error: " + e.getMessage(), ""));
    }
  }

  /** Propagates aspects in a module. */
  public PropagationResult run(PropagationJob job) {
    if (ModuleBytes.isBlank(job.module())) {
      return new PropagationResult.Failed(BuildStage.READ, job.name() + EMPTY, "");
    }
    WorkerOutcome outcome = perform(new WorkerRequest.Propagate(job));
    if (outcome instanceof WorkerOutcome.Failed failed) {
      return new PropagationResult.Failed(failed.stage(), failed.line(job.name()), failed.detail());
    }
    WorkerOutcome.Done done = (WorkerOutcome.Done) outcome;
    return new PropagationResult.Propagated(done.bytes(), done.warnings());
  }

  /** Makes one module of several. */
  public LinkResult run(LinkJob job) {
    for (LinkInput input : job.inputs()) {
      if (ModuleBytes.isBlank(input.module())) {
        return new LinkResult.Failed(BuildStage.READ, input.name() + EMPTY, "");
      }
    }
    WorkerOutcome outcome = perform(new WorkerRequest.Link(job));
    if (outcome instanceof WorkerOutcome.Failed failed) {
      boolean named =
          job.inputs().stream().anyMatch(i -> failed.message().startsWith(i.name() + ":"));
      String line = named ? failed.message() : failed.line(job.name());
      return new LinkResult.Failed(failed.stage(), line, failed.detail());
    }
    try {
      return WireFormat.result(((WorkerOutcome.Done) outcome).bytes(), LinkResult.Linked.class);
    } catch (IOException e) {
      return new LinkResult.Failed(
          BuildStage.LINK_MODULES, job.name() + ": error: " + e.getMessage(), "");
    }
  }

  /**
   * Takes a module apart.
   *
   * @throws IOException if the sink fails
   */
  public PostLinkResult run(PostLinkJob job, ImageSink sink) throws IOException {
    if (ModuleBytes.isBlank(job.module())) {
      return new PostLinkResult.Failed(BuildStage.READ, job.name() + EMPTY, "");
    }
    int[] images = new int[1];
    WorkerOutcome outcome =
        perform(
            new WorkerRequest.PostLink(job),
            image -> {
              images[0]++;
              sink.accept(image);
            });
    if (outcome instanceof WorkerOutcome.Failed failed) {
      String line =
          UnknownTarget.explain(failed.line(job.name()), job.options().targetNumbers().keySet());
      return new PostLinkResult.Failed(failed.stage(), line, failed.detail());
    }
    return new PostLinkResult.Split(images[0], ((WorkerOutcome.Done) outcome).warnings());
  }

  /** Machine code for PTX. */
  public Ptxas.Assembled assemble(
      Ptxas ptxas, byte[] ptx, String architecture, List<String> arguments) throws PtxasException {
    return steps.assemble(ptxas, ptx, architecture, arguments);
  }

  private WorkerOutcome perform(WorkerRequest request) {
    try {
      return perform(request, Steps.NO_IMAGES);
    } catch (IOException e) {
      return new WorkerOutcome.Failed(BuildStage.READ, e.getMessage(), "");
    }
  }

  private WorkerOutcome perform(WorkerRequest request, ImageSink sink) throws IOException {
    try {
      return steps.perform(request, sink, this::perform);
    } catch (SinkException e) {
      throw e.getCause();
    }
  }

  private synchronized WorkerOutcome perform(WorkerRequest request, Replies replies)
      throws SinkException {
    try {
      if (Steps.isCounted(request)) {
        jobs.incrementAndGet();
      }
      WorkerProcess process = readyWorker();
      WorkerOutcome outcome = process.perform(request, options.jobTimeout(), replies);
      // What ended a worker that was idle until then has nothing to do with the job.
      if (process.hasLostJob() || isOfDamagedLibraries(process, outcome, replies)) {
        return readyWorker().perform(request, options.jobTimeout(), replies);
      }
      return outcome;
    } catch (WorkerException e) {
      return new WorkerOutcome.Failed(BuildStage.START, e.getMessage(), e.detail());
    }
  }

  /**
   * Whether a job failed with libraries that were damaged, in a way that their sizes do not show,
   * and that are now replaced. Most often the job itself is the reason, so this is looked at once.
   */
  private boolean isOfDamagedLibraries(
      WorkerProcess process, WorkerOutcome outcome, Replies replies) {
    boolean suspicious =
        outcome instanceof WorkerOutcome.Failed failed
            && (!process.isAlive() || failed.stage().compareTo(BuildStage.OPTIMIZE) >= 0);
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
    launched.incrementAndGet();
    return process;
  }

  private void stop() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      stop();
    }
    steps.close();
  }
}
