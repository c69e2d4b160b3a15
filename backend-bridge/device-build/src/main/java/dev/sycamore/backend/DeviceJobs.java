package dev.sycamore.backend;

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
import java.io.IOException;
import java.util.List;

/**
 * Runs the jobs that a device build consists of, for several threads at once. Nothing that happens
 * to LLVM or to its process is an exception here: it is a failure of the job.
 */
public interface DeviceJobs extends AutoCloseable {

  /** How many threads may have jobs run at the same time. */
  int parallelism();

  /** Runs jobs one after another; the results are in the same order. */
  List<JobResult<DeviceImage>> compile(List<BuildJob> jobs);

  /** Looks at a module: which kernels it has, by LLVM and by no other reader of its text. */
  JobResult<ModuleFacts> inspect(InspectionJob job);

  /** Makes one module of several. */
  JobResult<LinkedCode> link(LinkJob job);

  /**
   * Splits a linked module into images, which are handed over one at a time.
   *
   * @throws IOException if the sink fails
   */
  JobResult<SplitSummary> postLink(PostLinkJob job, ImageSink sink) throws IOException;

  /** Runs a vendor's tool, which has a process of its own, too. */
  ToolOutput run(ToolJob job) throws ToolException;

  @Override
  void close();
}
