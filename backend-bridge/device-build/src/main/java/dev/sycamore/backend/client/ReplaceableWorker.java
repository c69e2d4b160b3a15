package dev.sycamore.backend.client;

import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.job.BuildJob;
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
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.postlink.UnknownTarget;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One worker at a time, replaced when it has ended. What a job is refused for without LLVM is
 * refused here, and what was kept of an earlier build needs no worker.
 */
public final class ReplaceableWorker implements AutoCloseable {

  private final DeviceBuildOptions options;
  private final WorkerLauncher launcher;
  private final StepRunner steps;
  private final AtomicInteger launched = new AtomicInteger();
  private final AtomicInteger jobs = new AtomicInteger();
  private WorkerProcess worker;
  private WorkerException unusable;

  /** Whether the libraries were compared with the jar after a failure. */
  private boolean compared;

  public ReplaceableWorker(DeviceBuildOptions options) {
    this(options, new JvmLauncher(options));
  }

  ReplaceableWorker(DeviceBuildOptions options, WorkerLauncher launcher) {
    this.options = options;
    this.launcher = launcher;
    this.steps = new StepRunner(options);
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
  public JobResult<DeviceImage> run(BuildJob job) {
    if (ModuleBytes.isBlank(job.ir())) {
      // To LLVM no text at all is a valid module.
      return new JobResult.Failed<>(empty(job.name()));
    }
    return perform(new WorkerRequest.Build(job))
        .map(output -> new DeviceImage(job, output.bytes(), output.warnings()));
  }

  /** Looks at a module. */
  public JobResult<ModuleFacts> run(InspectionJob job) {
    if (ModuleBytes.isBlank(job.module())) {
      return new JobResult.Failed<>(empty(job.name()));
    }
    return read(
        perform(new WorkerRequest.Inspect(job)).mapFailure(failure -> failure.in(job.name())),
        ModuleFacts.class,
        BuildStage.READ,
        job.name());
  }

  /** Propagates aspects in a module. */
  public JobResult<PropagatedModule> run(PropagationJob job) {
    if (ModuleBytes.isBlank(job.module())) {
      return new JobResult.Failed<>(empty(job.name()));
    }
    return perform(new WorkerRequest.Propagate(job))
        .mapFailure(failure -> failure.in(job.name()))
        .map(output -> new PropagatedModule(output.bytes(), output.warnings()));
  }

  /** Makes one module of several. */
  public JobResult<LinkedCode> run(LinkJob job) {
    for (LinkInput input : job.inputs()) {
      if (ModuleBytes.isBlank(input.module())) {
        return new JobResult.Failed<>(empty(input.name()));
      }
    }
    return read(
        perform(new WorkerRequest.Link(job)).mapFailure(failure -> named(failure, job)),
        LinkedCode.class,
        BuildStage.LINK_MODULES,
        job.name());
  }

  private static Failure named(Failure failure, LinkJob job) {
    boolean named = job.inputs().stream().anyMatch(i -> failure.line().startsWith(i.name() + ":"));
    return named ? failure : failure.in(job.name());
  }

  /**
   * Takes a module apart.
   *
   * @throws IOException if the sink fails
   */
  public JobResult<SplitSummary> run(PostLinkJob job, ImageSink sink) throws IOException {
    if (ModuleBytes.isBlank(job.module())) {
      return new JobResult.Failed<>(empty(job.name()));
    }
    int[] images = new int[1];
    return perform(
            new WorkerRequest.PostLink(job),
            image -> {
              images[0]++;
              sink.accept(image);
            })
        .mapFailure(failure -> explained(failure.in(job.name()), job))
        .map(output -> new SplitSummary(images[0], output.warnings()));
  }

  private static Failure explained(Failure failure, PostLinkJob job) {
    return failure.withLine(
        UnknownTarget.explain(failure.line(), job.options().targetNumbers().keySet()));
  }

  private static Failure empty(String input) {
    return new Failure(BuildStage.READ, input + ": error: the input is empty", "");
  }

  /** The record that an output consists of. */
  private static <T extends Record> JobResult<T> read(
      JobResult<WorkerOutput> result, Class<T> type, BuildStage stage, String input) {
    if (result instanceof JobResult.Failed<WorkerOutput> failed) {
      return new JobResult.Failed<>(failed.failure());
    }
    try {
      byte[] bytes = ((JobResult.Done<WorkerOutput>) result).value().bytes();
      return new JobResult.Done<>(WireFormat.result(bytes, type));
    } catch (IOException e) {
      return new JobResult.Failed<>(new Failure(stage, input + ": error: " + e.getMessage(), ""));
    }
  }

  /** What a vendor's tool makes. */
  public ToolOutput run(ToolJob job) throws ToolException {
    return steps.run(job);
  }

  private JobResult<WorkerOutput> perform(WorkerRequest request) {
    try {
      return perform(request, StepRunner.NO_IMAGES);
    } catch (IOException e) {
      return new JobResult.Failed<>(new Failure(BuildStage.READ, e.getMessage(), ""));
    }
  }

  private JobResult<WorkerOutput> perform(WorkerRequest request, ImageSink sink)
      throws IOException {
    try {
      return steps.perform(request, sink, this::perform);
    } catch (SinkException e) {
      throw e.getCause();
    }
  }

  private synchronized JobResult<WorkerOutput> perform(WorkerRequest request, Replies replies)
      throws SinkException {
    try {
      if (StepRunner.isCounted(request)) {
        jobs.incrementAndGet();
      }
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
      boolean worked = jobs.get() > 0 && worker != null && worker.isAlive();
      stop();
      if (worked) {
        launcher.prepareLaterBuilds();
      }
    }
    steps.close();
  }
}
