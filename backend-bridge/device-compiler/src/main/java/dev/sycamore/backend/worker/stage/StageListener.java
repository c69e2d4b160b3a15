package dev.sycamore.backend.worker.stage;

import dev.sycamore.backend.job.BuildStage;
import java.io.IOException;

/** Is told of each stage that a job enters, before its work begins. */
public interface StageListener {
  void entered(BuildStage stage) throws IOException;
}
