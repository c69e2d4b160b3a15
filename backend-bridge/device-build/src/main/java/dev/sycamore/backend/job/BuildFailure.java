package dev.sycamore.backend.job;

import dev.sycamore.backend.target.DeviceTarget;
import java.util.Objects;

/**
 * Why a job has no image.
 *
 * @param job the job
 * @param cause where it failed, and what is wrong
 */
public record BuildFailure(BuildJob job, Failure cause) implements BuildResult {

  public BuildFailure {
    Objects.requireNonNull(job, "job");
    Objects.requireNonNull(cause, "cause");
  }

  /**
   * Whether it is LLVM's SPIR-V back end that does not support the code, which OpenCL devices can
   * then run as OpenCL C.
   */
  public boolean leavesOpenClC() {
    return job.target().architecture() == DeviceTarget.Architecture.SPIR64
        && cause.stage().compareTo(BuildStage.OPTIMIZE) >= 0;
  }

  /** One line that names the target, the kernels and the stage besides what is wrong. */
  public String describe() {
    StringBuilder text = new StringBuilder("cannot ");
    text.append(cause.stage().action()).append(" for target ").append(job.target().name());
    if (!job.kernels().isEmpty()) {
      text.append(job.kernels().size() == 1 ? ", kernel " : ", kernels ");
      text.append(String.join(", ", job.kernels()));
    }
    return text.append(": ").append(cause.line()).toString();
  }
}
