package dev.sycamore.runtime.task;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.FailureCopy;
import dev.sycamore.runtime.failure.Failures;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What a task failed with, if it did, and whether somebody was told. */
final class TaskFailure {
  private volatile Throwable thrown;

  /** The failure that is the cause of this one, or this one. */
  private volatile TaskFailure root = this;

  /** Whether somebody was told. */
  private volatile boolean seen;

  TaskFailure() {}

  void set(Throwable failure) {
    thrown = failure;
  }

  /** The exception for a task that does not run because of another one's failure. */
  RuntimeException becauseOf(TaskFailure cause) {
    root = cause.root;
    Throwable first = root.thrown;
    return ApiExceptions.device(
        "the command did not run: a command that it depends on failed: " + first.getMessage(),
        first);
  }

  boolean isPresent() {
    return thrown != null;
  }

  boolean isUnseen() {
    return thrown != null && !seen;
  }

  /** Whether another task's failure is the cause. */
  boolean isConsequence() {
    return root != this;
  }

  Throwable tell() {
    Throwable failure = thrown;
    if (failure == null) {
      return null;
    }
    seen = true;
    return FailureCopy.of(failure);
  }

  /** As a new exception, or null; whether somebody was told stays as it is. */
  Throwable shown() {
    Throwable failure = thrown;
    return failure == null ? null : FailureCopy.of(failure);
  }

  /** Those that nobody was told of, each cause once; from now on somebody was. */
  static Throwable tellAll(Stream<TaskFailure> failures) {
    // What did not run because of another one's failure adds nothing to that failure.
    List<TaskFailure> unseen =
        failures
            .filter(TaskFailure::isUnseen)
            .sorted(Comparator.comparing(TaskFailure::isConsequence))
            .toList();
    Set<Throwable> causes = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable first = null;
    for (TaskFailure failure : unseen) {
      Throwable told = failure.tell();
      first = causes.add(failure.root.thrown) ? Failures.both(first, told) : first;
    }
    return first;
  }
}
