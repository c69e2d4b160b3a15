package dev.sycamore.backend.job;

/** What became of a job. */
public sealed interface BuildResult permits DeviceImage, BuildFailure {

  /** The job that this is the result of. */
  BuildJob job();
}
