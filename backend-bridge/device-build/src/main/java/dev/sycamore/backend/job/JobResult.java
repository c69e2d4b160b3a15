package dev.sycamore.backend.job;

import java.util.Objects;

/**
 * What became of a job.
 *
 * @param <T> what it makes
 */
public sealed interface JobResult<T> {

  /** It was done. */
  record Done<T>(T value) implements JobResult<T> {
    public Done {
      Objects.requireNonNull(value, "value");
    }
  }

  /** It failed. */
  record Failed<T>(Failure failure) implements JobResult<T> {
    public Failed {
      Objects.requireNonNull(failure, "failure");
    }
  }
}
