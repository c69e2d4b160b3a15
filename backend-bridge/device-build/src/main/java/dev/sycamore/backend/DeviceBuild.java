package dev.sycamore.backend;

import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.client.WorkerPool;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles modules to device images, in processes of their own: LLVM is never loaded into the
 * caller, and an LLVM that aborts or hangs fails the job at hand and no other.
 *
 * <p>Use {@link #run(List)}, or keep a build open: its process starts with {@link #open}, loads
 * LLVM while the caller still works on the IR, and serves any number of {@link #compile} calls.
 * Each thread that calls at the same time has a process of its own, as far as {@link #parallelism}
 * goes.
 */
public final class DeviceBuild implements DeviceJobs {

  private final WorkerPool workers;

  private DeviceBuild(DeviceBuildOptions options) {
    this.workers = new WorkerPool(options);
  }

  /** Opens a build and begins to start its process, without waiting for it. */
  public static DeviceBuild open(DeviceBuildOptions options) {
    DeviceBuild build = openIdle(options);
    build.prepare();
    return build;
  }

  /** Opens a build whose first job starts its process, unless {@link #prepare} did. */
  public static DeviceBuild openIdle(DeviceBuildOptions options) {
    return new DeviceBuild(options);
  }

  /**
   * Begins to start the process if there is none, without waiting for it. Once the build is closed,
   * nothing happens: it may be prepared by a thread of its own.
   */
  public void prepare() {
    workers.prepare();
  }

  /** Runs all jobs with the options of the system properties. */
  public static List<JobResult<DeviceImage>> run(List<BuildJob> jobs) {
    return run(jobs, DeviceBuildOptions.fromSystemProperties());
  }

  /**
   * Runs all jobs and returns their results in the same order. Nothing that happens to LLVM or to
   * its process is an exception here: it is a failure of the job.
   */
  public static List<JobResult<DeviceImage>> run(List<BuildJob> jobs, DeviceBuildOptions options) {
    if (jobs.isEmpty()) {
      return List.of();
    }
    try (DeviceBuild build = new DeviceBuild(options)) {
      return build.compile(jobs);
    }
  }

  @Override
  public int parallelism() {
    return workers.limit();
  }

  @Override
  public List<JobResult<DeviceImage>> compile(List<BuildJob> jobs) {
    List<JobResult<DeviceImage>> results = new ArrayList<>(jobs.size());
    for (BuildJob job : jobs) {
      results.add(workers.run(job));
    }
    return List.copyOf(results);
  }

  @Override
  public JobResult<ModuleFacts> inspect(InspectionJob job) {
    return workers.run(job);
  }

  /**
   * Propagates the aspects of functions to their callers in a module, and checks those that
   * functions declare. Nothing that happens to LLVM or to its process is an exception here.
   */
  public JobResult<PropagatedModule> propagateAspects(PropagationJob job) {
    return workers.run(job);
  }

  @Override
  public JobResult<LinkedCode> link(LinkJob job) {
    return workers.run(job);
  }

  @Override
  public JobResult<SplitSummary> postLink(PostLinkJob job, ImageSink sink) throws IOException {
    return workers.run(job, sink);
  }

  @Override
  public ToolOutput run(ToolJob job) throws ToolException {
    return workers.run(job);
  }

  /** What it has done so far; may be asked while it works. */
  public BuildStatistics statistics() {
    return workers.statistics();
  }

  /** Ends the process. */
  @Override
  public void close() {
    workers.close();
  }
}
