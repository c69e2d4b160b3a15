package dev.sycamore.backend.job;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What became of a job.
 *
 * @param <T> what it makes
 */
public sealed interface JobResult<T> {

  /** The result with another value made of this one's, or the same failure. */
  <R> JobResult<R> map(Function<T, R> change);

  /** The same result, or another failure made of this one's. */
  JobResult<T> mapFailure(UnaryOperator<Failure> change);

  /** It was done. */
  record Done<T>(T value) implements JobResult<T> {
    public Done {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public <R> JobResult<R> map(Function<T, R> change) {
      return new Done<>(change.apply(value));
    }

    @Override
    public JobResult<T> mapFailure(UnaryOperator<Failure> change) {
      return this;
    }
  }

  /** It failed. */
  record Failed<T>(Failure failure) implements JobResult<T> {
    public Failed {
      Objects.requireNonNull(failure, "failure");
    }

    @Override
    public <R> JobResult<R> map(Function<T, R> change) {
      return new Failed<>(failure);
    }

    @Override
    public JobResult<T> mapFailure(UnaryOperator<Failure> change) {
      return new Failed<>(change.apply(failure));
    }
  }
}
