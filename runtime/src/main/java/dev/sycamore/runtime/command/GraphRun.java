package dev.sycamore.runtime.command;

import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.task.TaskTimes;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.List;
import java.util.Optional;

/** One run of prepared commands, one after the other, on one lane. */
abstract class GraphRun implements PreparedCommand {
  private final Launcher launcher;
  private final List<PreparedCommand> steps;
  private final Optional<StepSequence> sequence;

  /** The step that was started last and goes on; null for none. */
  private PreparedCommand underWay;

  GraphRun(Launcher launcher, List<PreparedCommand> steps, Optional<StepSequence> sequence) {
    this.launcher = launcher;
    this.steps = steps;
    this.sequence = sequence;
  }

  final List<PreparedCommand> steps() {
    return steps;
  }

  @Override
  public final boolean atOnce() {
    return launcher.runsAtOnce();
  }

  /** The steps wait for each other by themselves, but the first does not for what is before it. */
  @Override
  public final boolean afterAll() {
    return !steps.isEmpty() && steps.get(0).afterAll();
  }

  @Override
  public final boolean isOnLane() {
    return steps.stream().anyMatch(PreparedCommand::isOnLane);
  }

  @Override
  public final boolean canFollow(WorkPlace place) {
    return !steps.isEmpty() && steps.stream().allMatch(step -> step.canFollow(place));
  }

  /** What is started later on the lane comes after it, too. */
  @Override
  public final void follow(WorkPlace place) {
    steps.get(0).follow(place);
  }

  @Override
  public final boolean start(int lane) {
    if (sequence.isPresent() && sequence.get().start(steps, lane)) {
      underWay = steps.get(steps.size() - 1);
      return true;
    }
    try {
      for (PreparedCommand step : steps) {
        if (step.afterAll()) {
          finish(lane);
          Failures.rethrow(lateFailure());
        }
        if (step.start(lane)) {
          underWay = step;
        }
      }
    } catch (RuntimeException | Error e) {
      // It ends now: nothing of it may be under way, as its memory may be freed.
      Failures.rethrow(Failures.both(e, Failures.attempt(() -> finish(lane))));
    }
    return underWay != null;
  }

  private void finish(int lane) {
    if (underWay != null) {
      underWay = null;
      launcher.finish(lane);
    }
  }

  @Override
  public final WorkPlace place() {
    return underWay.place();
  }

  @Override
  public final Throwable lateFailure() {
    for (PreparedCommand step : steps) {
      Throwable failure = step.lateFailure();
      if (failure != null) {
        return failure;
      }
    }
    return null;
  }

  @Override
  public final TaskTimes times(TaskTimes seen) {
    if (steps.isEmpty()) {
      return seen;
    }
    long started = steps.get(0).times(seen).started();
    long ended = steps.get(steps.size() - 1).times(seen).ended();
    return seen.ran(started, ended);
  }
}
