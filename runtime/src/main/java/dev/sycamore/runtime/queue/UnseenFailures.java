package dev.sycamore.runtime.queue;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.task.Task;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** The commands of one queue that failed, until somebody is told. Any thread may call it. */
final class UnseenFailures implements Consumer<Task> {
  /** More than a program that waits now and then can miss. */
  private static final int MOST = 1024;

  private final Deque<Task> failed = new ArrayDeque<>();
  private Consumer<Throwable> handler;

  /** Receives failures that no call throws; null for the log. */
  synchronized void setHandler(Consumer<Throwable> newHandler) {
    handler = newHandler;
  }

  /** A command failed. */
  @Override
  public void accept(Task task) {
    Task oldest = null;
    synchronized (this) {
      failed.removeIf(other -> !other.hasUnseenFailure());
      failed.add(task);
      if (failed.size() > MOST) {
        oldest = failed.poll();
      }
    }
    if (oldest != null) {
      report(List.of(oldest));
    }
  }

  /** The failures of commands up to a number, as one exception, or null; now somebody is told. */
  Throwable tell(long upTo) {
    return Task.tellAll(take(upTo));
  }

  private synchronized List<Task> take(long upTo) {
    if (failed.isEmpty()) {
      return List.of();
    }
    List<Task> taken = new ArrayList<>();
    failed.removeIf(task -> task.number() <= upTo && taken.add(task));
    return taken;
  }

  /**
   * The queue is being closed: what nobody was told of is for the handler, or else to be thrown.
   */
  Throwable tellAtEnd() {
    List<Task> all = take(Long.MAX_VALUE);
    if (hasHandler()) {
      report(all);
      return null;
    }
    return Task.tellAll(all);
  }

  private synchronized boolean hasHandler() {
    return handler != null;
  }

  /** Nobody can be told any more but the handler, or else the log. */
  void reportAll() {
    report(take(Long.MAX_VALUE));
  }

  private void report(List<Task> tasks) {
    Consumer<Throwable> to;
    synchronized (this) {
      to = handler;
    }
    for (Task task : tasks) {
      // What did not run because of another command's failure is no news.
      if (task.hasUnseenFailure()) {
        boolean consequence = task.didNotRun();
        Throwable failure = task.tell();
        if (!consequence) {
          report(to, failure);
        }
      }
    }
  }

  private static void report(Consumer<Throwable> to, Throwable failure) {
    if (to == null) {
      RuntimeLog.report(failure);
      return;
    }
    try {
      to.accept(failure);
    } catch (Throwable e) {
      // A handler that fails must not keep others from being told.
      failure.addSuppressed(e);
      RuntimeLog.report(failure);
    }
  }
}
