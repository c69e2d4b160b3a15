package dev.sycamore.processor.stages;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.job.BuildJob;
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
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import java.io.IOException;
import java.util.List;

/** A device build for which the time is measured that the host compiler's thread waits. */
final class TimedJobs implements DeviceJobs {
  private final DeviceJobs jobs;
  private final StageClock clock;

  TimedJobs(DeviceJobs jobs, StageClock clock) {
    this.jobs = jobs;
    this.clock = clock;
  }

  @Override
  public int parallelism() {
    return jobs.parallelism();
  }

  @Override
  public List<JobResult<DeviceImage>> compile(List<BuildJob> builds) {
    return clock.time(Stage.IMAGES, () -> jobs.compile(builds));
  }

  @Override
  public JobResult<ModuleFacts> inspect(InspectionJob job) {
    return clock.time(Stage.INSPECT, () -> jobs.inspect(job));
  }

  @Override
  public JobResult<LinkedCode> link(LinkJob job) {
    return clock.time(Stage.LINK, () -> jobs.link(job));
  }

  @Override
  public JobResult<SplitSummary> postLink(PostLinkJob job, ImageSink sink) throws IOException {
    return clock.time(Stage.SPLIT, () -> jobs.postLink(job, sink));
  }

  @Override
  public ToolOutput run(ToolJob job) throws ToolException {
    return clock.time(Stage.TOOLS, () -> jobs.run(job));
  }

  @Override
  public void close() {
    clock.time(
        Stage.STOP,
        () -> {
          jobs.close();
          return jobs;
        });
  }
}
