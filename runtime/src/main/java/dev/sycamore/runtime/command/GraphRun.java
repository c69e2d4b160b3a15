package dev.sycamore.runtime.command;

import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.failure.NamedFailure;
import dev.sycamore.runtime.task.TaskTimes;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One run of prepared commands, one after the other, on one lane. */
abstract class GraphRun implements PreparedCommand {
  private final Launcher launcher;
  private final List<PreparedCommand> recorded;
  private final Optional<StepSequence> sequence;

  /** Those of the graph again; only the first as long as a sequence may start all. */
  private List<PreparedCommand> steps;

  /** The step that was started last, or is just being started, and goes on; null for none. */
  private PreparedCommand underWay;

  GraphRun(Launcher launcher, List<PreparedCommand> recorded, Optional<StepSequence> sequence) {
    this.launcher = launcher;
    this.recorded = recorded;
    this.sequence = sequence;
    this.steps = sequence.isPresent() ? List.of(recorded.get(0).again()) : again(recorded);
  }

  private static List<PreparedCommand> again(List<PreparedCommand> some) {
    return some.stream().map(PreparedCommand::again).toList();
  }

  /** Claims what the steps use; repetitions of a launch have the same arguments as that. */
  final void claimSteps(MemoryClaims claims) {
    (sequence.isPresent() ? recorded : steps).forEach(step -> step.claim(claims));
  }

  @Override
  public final String shown() {
    return "a graph of " + recorded.size() + " commands";
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
    try {
      if (!startTogether(lane)) {
        startEach(lane);
      }
    } catch (RuntimeException | Error e) {
      // It ends now: nothing of it may be under way, as its memory may be freed.
      Failures.rethrow(Failures.both(e, Failures.attempt(() -> finish(lane))));
    }
    return underWay != null;
  }

  private boolean startTogether(int lane) {
    if (sequence.isEmpty()) {
      return false;
    }
    PreparedCommand first = steps.get(0);
    // What fails may have started some of them.
    underWay = first;
    if (sequence.get().start(recorded, first, lane)) {
      return true;
    }
    underWay = null;
    List<PreparedCommand> all = new ArrayList<>(recorded.size());
    all.add(first);
    all.addAll(again(recorded.subList(1, recorded.size())));
    steps = all;
    return false;
  }

  private void startEach(int lane) {
    for (PreparedCommand step : steps) {
      if (step.afterAll()) {
        finish(lane);
        Failures.rethrow(lateFailure());
      }
      if (step.isOnLane()) {
        underWay = step;
      }
      if (!start(step, lane)) {
        underWay = null;
      } else if (step.failsLate()) {
        finish(lane);
        Failures.rethrow(lateFailure());
      }
    }
  }

  private static boolean start(PreparedCommand step, int lane) {
    try {
      return step.start(lane);
    } catch (RuntimeException e) {
      throw Failures.unchecked(NamedFailure.of(step::shown, e));
    }
  }

  private void finish(int lane) {
    if (underWay != null) {
      underWay = null;
      launcher.finish(lane);
    }
  }

  @Override
  public final WorkPlace place() {
    return underWay == null ? null : underWay.place();
  }

  @Override
  public final Throwable lateFailure() {
    for (PreparedCommand step : steps) {
      Throwable failure = NamedFailure.of(step::shown, step.lateFailure());
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
