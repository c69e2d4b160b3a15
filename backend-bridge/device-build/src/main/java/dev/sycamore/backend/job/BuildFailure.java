package dev.sycamore.backend.job;

import dev.sycamore.backend.target.DeviceTarget;
import java.util.Objects;

/**
 * Why a job has no image.
 *
 * @param job the job
 * @param stage where it failed
 * @param message one line; LLVM's own words where LLVM found the fault, with its {@code
 *     name:line:column} in front where there is a place
 * @param detail more lines, such as the IR line with a caret; may be empty
 */
public record BuildFailure(BuildJob job, BuildStage stage, String message, String detail)
    implements BuildResult {

  public BuildFailure {
    Objects.requireNonNull(job, "job");
    Objects.requireNonNull(stage, "stage");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(detail, "detail");
  }

  /**
   * Whether it is LLVM's SPIR-V back end that does not support the code, which OpenCL devices can
   * then run as OpenCL C.
   */
  public boolean leavesOpenClC() {
    return job.target().architecture() == DeviceTarget.Architecture.SPIR64
        && stage.compareTo(BuildStage.OPTIMIZE) >= 0;
  }

  /** One line that names the target, the kernels and the stage besides the message. */
  public String describe() {
    StringBuilder text = new StringBuilder("cannot ");
    text.append(stage.action()).append(" for target ").append(job.target().name());
    if (!job.kernels().isEmpty()) {
      text.append(job.kernels().size() == 1 ? ", kernel " : ", kernels ");
      text.append(String.join(", ", job.kernels()));
    }
    return text.append(": ").append(message).toString();
  }
}
