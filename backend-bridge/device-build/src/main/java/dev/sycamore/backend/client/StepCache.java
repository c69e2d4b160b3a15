package dev.sycamore.backend.client;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.postlink.ImageSink;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Results of jobs that succeeded, a file each, called by the key of its job. Any number of
 * processes may use the folder. A file that is damaged is like one that is missing; a folder that
 * cannot be written keeps nothing.
 */
final class StepCache {

  private final KeptFiles files;

  /**
   * @param limit how many bytes may be in the folder after a {@link #trim}; it is also trimmed
   *     whenever a process has kept a quarter of this
   */
  StepCache(Path folder, long limit) {
    this.files = new KeptFiles(folder, limit);
  }

  /**
   * Hands the result of a job on, if it is there.
   *
   * @throws SinkException if the sink fails
   */
  Optional<JobResult<WorkerOutput>> replay(StepKey key, ImageSink sink) throws SinkException {
    Path file = files.file(key.digest());
    Optional<JobResult<WorkerOutput>> outcome = StepFile.replay(file, key, sink);
    if (outcome.isPresent()) {
      files.used(file);
    }
    return outcome;
  }

  /** Keeps the result of a job that is run now. */
  StepRecording recording(StepKey key) {
    return new StepRecording(key, files.file(key.digest()), files::kept);
  }

  /** {@linkplain KeptFiles#trim Keeps the folder small.} */
  void trim() {
    files.trim();
  }
}
