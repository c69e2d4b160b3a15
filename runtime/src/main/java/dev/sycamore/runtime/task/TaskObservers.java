package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Consumer;

/**
 * Those that are told, under no lock, when the work of a task goes on elsewhere, and when it has
 * ended. Any thread may call it.
 */
final class TaskObservers {
  private static final AtomicReferenceFieldUpdater<TaskObservers, List<Consumer<Task>>> ALL =
      updater();

  /** Null for none. Whoever takes them when the task has ended tells them. */
  private volatile List<Consumer<Task>> all;

  @SuppressWarnings("unchecked")
  private static AtomicReferenceFieldUpdater<TaskObservers, List<Consumer<Task>>> updater() {
    Class<List<Consumer<Task>>> type = (Class<List<Consumer<Task>>>) (Class<?>) List.class;
    return AtomicReferenceFieldUpdater.newUpdater(TaskObservers.class, type, "all");
  }

  /** Adds one; it is told at once if the task has ended. */
  void add(Task task, Consumer<Task> observer) {
    List<Consumer<Task>> before;
    List<Consumer<Task>> with;
    do {
      before = all;
      with = new ArrayList<>(before == null ? List.of() : before);
      with.add(observer);
    } while (!ALL.compareAndSet(this, before, with));
    if (task.isDone()) {
      // Its end may have come before it was noted.
      tell(task);
    }
  }

  /** The task goes on elsewhere, or has ended: then each is told for the last time. */
  void tell(Task task) {
    List<Consumer<Task>> told = all;
    if (told != null && task.isDone()) {
      told = ALL.getAndSet(this, null);
    }
    if (told != null) {
      told.forEach(observer -> observer.accept(task));
    }
  }
}
