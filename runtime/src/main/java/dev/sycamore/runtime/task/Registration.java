package dev.sycamore.runtime.task;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The order of all commands of the JVM. Tasks are registered one after the other, each with all
 * memory that it uses, under one lock. Nothing is waited for and no code of the program runs while
 * it is held; what a task has to wait for it waits for when it runs.
 */
public final class Registration {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static long last;

  private Registration() {}

  /** A memory that tasks use. */
  public interface UsedMemory {
    /** Names it in messages. */
    String shown();
  }

  /** The use of a memory by a task. */
  public record Use(AccessHistory history, boolean writes, UsedMemory memory) {}

  /** Does something while nothing is registered. It must not wait, nor call code of the program. */
  public static <T> T atomically(Supplier<T> action) {
    LOCK.lock();
    try {
      return action.get();
    } finally {
      LOCK.unlock();
    }
  }

  /** The part of a queue in the registration of its tasks; called while nothing else is entered. */
  public interface Entry {
    /** Finds what memory the task uses; may refuse the task. */
    List<Use> uses();

    /** Finds what the task only comes after. */
    List<Task> earlier();

    /** Hands the task on, in the order of the registrations. */
    void publish();
  }

  /**
   * Registers a task of a queue, or nothing at all.
   *
   * @param dependsOn what it waits for besides, and whose failures are its failure
   * @throws IllegalStateException if a memory is closed, or the host is writing it
   */
  public static void register(Task task, List<Task> dependsOn, Entry entry) {
    LOCK.lock();
    try {
      List<Use> all = entry.uses();
      for (int i = 0; i < all.size(); i++) {
        check(all.get(i));
      }
      enter(task, all, dependsOn, entry.earlier());
      entry.publish();
    } finally {
      LOCK.unlock();
    }
  }

  private static void check(Use use) {
    if (use.history().isClosed()) {
      throw new IllegalStateException("the buffer is closed: " + use.memory().shown());
    }
    if (use.history().isWrittenByHost()) {
      throw new IllegalStateException(
          "a host accessor that writes is open on "
              + use.memory().shown()
              + ": close it before you submit a command that uses the buffer");
    }
  }

  private static void enter(Task task, List<Use> uses, List<Task> dependsOn, List<Task> earlier) {
    if (uses.isEmpty() && dependsOn.isEmpty()) {
      task.register(++last, List.of(), earlier);
      return;
    }
    List<Task> predecessors = new ArrayList<>(4);
    for (Task before : dependsOn) {
      if (!TaskNesting.holdsUp(task, before)) {
        predecessors.add(before);
      }
    }
    for (int i = 0; i < uses.size(); i++) {
      Use use = uses.get(i);
      use.history().addPredecessors(task, use.writes(), predecessors);
    }
    for (int i = 0; i < uses.size(); i++) {
      Use use = uses.get(i);
      use.history().add(task, use.writes());
    }
    task.register(++last, eachOnce(predecessors), earlier);
  }

  /** The same tasks; most commands have one or two, so that a set is not worth its making. */
  private static Collection<Task> eachOnce(List<Task> tasks) {
    int count = tasks.size();
    if (count < 2 || (count == 2 && tasks.get(0) != tasks.get(1))) {
      return tasks;
    }
    return new LinkedHashSet<>(tasks);
  }

  /**
   * Registers a task of the host itself, without a queue, that uses some memory, whether or not the
   * memory is closed or written by the host.
   */
  public static void registerHost(Task task, List<Use> uses) {
    LOCK.lock();
    try {
      enter(task, uses, List.of(), List.of());
    } finally {
      LOCK.unlock();
    }
  }

  /**
   * What has not ended, or has failed without being told, of the tasks that conflict with a use.
   */
  public static List<Task> conflicts(AccessHistory history, boolean writes) {
    LOCK.lock();
    try {
      Set<Task> conflicting = new LinkedHashSet<>();
      Task here = Task.handOver();
      history.addPredecessors(here, writes, conflicting);
      return new ArrayList<>(conflicting);
    } finally {
      LOCK.unlock();
    }
  }

  /** Whether nobody uses a memory, and nobody has to be told of a failure of who did. */
  public static boolean isIdle(AccessHistory history) {
    LOCK.lock();
    try {
      return history.isIdle();
    } finally {
      LOCK.unlock();
    }
  }

  /** Adds what is under way to hand a memory to the host and take it from devices. */
  public static void addHandOvers(AccessHistory history, Collection<Task> to) {
    LOCK.lock();
    try {
      history.addHandOvers(to);
    } finally {
      LOCK.unlock();
    }
  }

  /** Whether all that writes a memory has ended. */
  public static boolean isWritten(AccessHistory history) {
    LOCK.lock();
    try {
      return history.isWritten();
    } finally {
      LOCK.unlock();
    }
  }

  /** Whether a task is the last that was registered with a memory. */
  public static boolean isLast(AccessHistory history, Task task) {
    LOCK.lock();
    try {
      return history.isLast(task);
    } finally {
      LOCK.unlock();
    }
  }
}
