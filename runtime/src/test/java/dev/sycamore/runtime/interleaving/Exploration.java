package dev.sycamore.runtime.interleaving;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

/** Runs programs on a subject in all schedules with few preemptions. */
final class Exploration {
  private final Constructor<?> subject;
  private long schedules;
  private int complete;

  /**
   * @param subjectClass a {@link Subject} outside of this package
   */
  Exploration(String subjectClass) {
    try {
      this.subject = new ExploredClasses().loadClass(subjectClass).getDeclaredConstructor();
      subject.setAccessible(true);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** How many schedules have been run. */
  long schedules() {
    return schedules;
  }

  /** How many explorations have come to their end. */
  int complete() {
    return complete;
  }

  /**
   * Explores one program, whose threads each do some steps.
   *
   * @param most schedules at most
   * @throws AssertionError or another error that a schedule ends in, with the history
   */
  void explore(List<List<Step>> program, int preemptions, long most) {
    Scheduler scheduler = new Scheduler(preemptions);
    boolean more = true;
    for (long n = 0; more && n < most; n++) {
      schedules++;
      History history = new History();
      try {
        Subject shared = (Subject) subject.newInstance();
        List<Runnable> threads = new ArrayList<>();
        for (int t = 0; t < program.size(); t++) {
          int thread = t;
          threads.add(
              () -> program.get(thread).forEach(step -> history.perform(thread, shared, step)));
        }
        scheduler.run(threads);
        int end = shared.end();
        if (!history.isPossible(end)) {
          throw new AssertionError("no order gives these results, and at the end " + end);
        }
      } catch (ReflectiveOperationException | RuntimeException | Error e) {
        throw new AssertionError(program + ", schedule " + schedules + ":\n" + history, e);
      }
      more = scheduler.next();
    }
    complete += more ? 0 : 1;
  }
}
