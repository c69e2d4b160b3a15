package dev.sycamore.runtime;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Plain arrays that launches have captured and that nobody has waited for yet. Until then an array
 * has one memory, whichever names and launches it was captured under, and belongs to one queue.
 */
final class CapturedArrays {
  private final IdentityHashMap<Object, Captured> all = new IdentityHashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition closed = lock.newCondition();

  private static final class Captured {
    final Memory memory;
    final QueueCore queue;
    long lastUse;
    boolean closing;

    Captured(Memory memory, QueueCore queue) {
      this.memory = memory;
      this.queue = queue;
    }
  }

  /**
   * The memory of an array for a launch. Another queue that has the array finishes first.
   *
   * @param launch number of the launch in the queue
   */
  Memory claim(Object array, ElementKind kind, QueueCore queue, long launch) {
    while (true) {
      QueueCore other;
      lock.lock();
      try {
        awaitClosed(array);
        Captured captured = all.get(array);
        if (captured == null || captured.queue == queue) {
          if (captured == null) {
            captured = new Captured(new Memory(kind, array), queue);
            all.put(array, captured);
          }
          captured.lastUse = launch;
          return captured.memory;
        }
        other = captured.queue;
      } finally {
        lock.unlock();
      }
      other.complete();
    }
  }

  /** Waits for the queue that has an array, if there is one. */
  void release(Object array) {
    QueueCore queue;
    lock.lock();
    try {
      awaitClosed(array);
      Captured captured = all.get(array);
      queue = captured == null ? null : captured.queue;
    } finally {
      lock.unlock();
    }
    if (queue != null) {
      queue.complete();
    }
  }

  /** The queues that have arrays. */
  List<QueueCore> queues() {
    lock.lock();
    try {
      return all.values().stream().map(captured -> captured.queue).distinct().toList();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Writes back the arrays of a queue whose launches up to {@code launch} are done.
   *
   * @return whether the queue has no array left
   */
  boolean close(QueueCore queue, long launch) {
    List<Object> arrays = new ArrayList<>();
    List<Memory> memories = new ArrayList<>();
    lock.lock();
    try {
      all.forEach(
          (array, captured) -> {
            if (captured.queue == queue && captured.lastUse <= launch && !captured.closing) {
              captured.closing = true;
              arrays.add(array);
              memories.add(captured.memory);
            }
          });
    } finally {
      lock.unlock();
    }
    try {
      memories.forEach(Memory::close);
    } finally {
      lock.lock();
      try {
        arrays.forEach(all::remove);
        closed.signalAll();
      } finally {
        lock.unlock();
      }
    }
    lock.lock();
    try {
      while (all.values().stream().anyMatch(c -> c.queue == queue && c.closing)) {
        closed.awaitUninterruptibly();
      }
      return all.values().stream().noneMatch(captured -> captured.queue == queue);
    } finally {
      lock.unlock();
    }
  }

  private void awaitClosed(Object array) {
    Captured captured = all.get(array);
    while (captured != null && captured.closing) {
      closed.awaitUninterruptibly();
      captured = all.get(array);
    }
  }
}
