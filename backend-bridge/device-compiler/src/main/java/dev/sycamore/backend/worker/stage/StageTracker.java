package dev.sycamore.backend.worker.stage;

import dev.sycamore.backend.job.BuildStage;
import java.io.IOException;

/** Remembers the stage of the job at hand. */
public final class StageTracker {

  private final StageListener listener;
  private BuildStage current = BuildStage.READ;

  public StageTracker(StageListener listener) {
    this.listener = listener;
  }

  public void enter(BuildStage stage) throws IOException {
    current = stage;
    listener.entered(stage);
  }

  public BuildStage current() {
    return current;
  }
}
