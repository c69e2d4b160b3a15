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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The workers of a build: one for each job that runs at the same time, up to a limit; the one that
 * was used last is used first. What a job is refused for without LLVM is refused here, and what was
 * kept of an earlier build needs no worker. For several threads at once.
 */
public final class WorkerPool implements AutoCloseable {

  /** System property: how many workers a build has at most. */
  static final String LIMIT_PROPERTY = "sycamore.workers";

  /** More of them wait for each other's memory rather than for processors. */
  private static final int MOST = 4;

  private final DeviceBuildOptions options;
  private final WorkerLauncher launcher;
  private final StepRunner steps;
  private final AtomicInteger launched = new AtomicInteger();
  private final AtomicInteger jobs = new AtomicInteger();

  /** Those that run no job, the one that was used last on top. */
  private final Deque<ReplaceableWorker> idle = new ArrayDeque<>();

  private int limit;
  private int count;
  private boolean closed;

  public WorkerPool(DeviceBuildOptions options) {
    this(options, new JvmLauncher(options), standardLimit());
  }

  WorkerPool(DeviceBuildOptions options, WorkerLauncher launcher, int limit) {
    this.options = options;
    this.launcher = launcher;
    this.limit = limit;
    this.steps = new StepRunner(options);
  }

  private static int standardLimit() {
    int usual = Math.min(Runtime.getRuntime().availableProcessors(), MOST);
    return Math.max(1, Integer.getInteger(LIMIT_PROPERTY, usual));
  }

  /** How many jobs may run at the same time. */
  public synchronized int limit() {
    return limit;
  }

  /**
   * Begins to start a worker, if there is none; a failure shows with the first job. Once the pool
   * is closed, nothing happens.
   */
  public synchronized void prepare() {
    if (closed) {
      return;
    }
    if (count == 0) {
      idle.push(newWorker());
    }
    if (!idle.isEmpty()) {
      idle.peek().prepare();
    }
  }

  private ReplaceableWorker newWorker() {
    count++;
    return new ReplaceableWorker(options, launcher, launched::incrementAndGet);
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

  private JobResult<WorkerOutput> perform(WorkerRequest request, Replies replies)
      throws SinkException {
    if (StepRunner.isCounted(request)) {
      jobs.incrementAndGet();
    }
    while (true) {
      ReplaceableWorker worker = borrow();
      boolean retired = false;
      try {
        JobResult<WorkerOutput> outcome = worker.perform(request, replies);
        retired = hasNotStarted(outcome) && retire();
        if (!retired) {
          return outcome;
        }
      } finally {
        if (retired) {
          worker.close();
        } else {
          giveBack(worker);
        }
      }
    }
  }

  private static boolean hasNotStarted(JobResult<WorkerOutput> outcome) {
    return outcome instanceof JobResult.Failed<WorkerOutput> failed
        && failed.failure().stage() == BuildStage.START;
  }

  /** Goes on with one worker less, if that leaves any: the machine may have no room for more. */
  private synchronized boolean retire() {
    if (count == 1) {
      return false;
    }
    count--;
    limit = count;
    return true;
  }

  private synchronized ReplaceableWorker borrow() {
    boolean interrupted = false;
    while (idle.isEmpty() && count >= limit) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return idle.isEmpty() ? newWorker() : idle.pop();
  }

  private synchronized void giveBack(ReplaceableWorker worker) {
    idle.push(worker);
    notifyAll();
  }

  /** Ends the workers. No job runs any more. */
  @Override
  public synchronized void close() {
    closed = true;
    boolean worked = jobs.get() > 0 && idle.stream().anyMatch(ReplaceableWorker::isAlive);
    idle.forEach(ReplaceableWorker::close);
    if (worked) {
      launcher.prepareLaterBuilds();
    }
    steps.close();
  }
}
