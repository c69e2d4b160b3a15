package dev.sycamore.runtime.interleaving;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/**
 * Runs threads one at a time and decides at each lock who goes on. Every thread may be preempted a
 * bounded number of times in all; within that bound all decisions are made, one run after the other
 * (a depth-first search without states, as in CHESS). Threads that it does not know pass freely.
 */
public final class Scheduler {
  /** No thread can go on. */
  public static final class Deadlock extends Error {
    private static final long serialVersionUID = 1;

    Deadlock(String message) {
      super(message);
    }
  }

  /** Ends the threads of a run that has failed. */
  private static final class Abandoned extends Error {
    private static final long serialVersionUID = 1;

    Abandoned() {
      super(null, null, false, false);
    }
  }

  private static final class Worker {
    final Semaphore turn = new Semaphore(0);
    BooleanSupplier canGoOn = () -> true;
    boolean ended;
  }

  /** The decision at one point: which of the threads that could go on did. */
  private static final class Decision {
    final int choices;
    int chosen;

    Decision(int choices) {
      this.choices = choices;
    }
  }

  private static final ThreadLocal<Scheduler> CURRENT = new ThreadLocal<>();

  private final int mostPreemptions;
  private final List<Decision> decisions = new ArrayList<>();
  private final List<Worker> order = new ArrayList<>();
  private Semaphore finished;
  private int position;
  private int preemptions;
  private Worker running;
  private Throwable failure;

  /**
   * @param mostPreemptions how often threads that could go on are stopped in one run
   */
  public Scheduler(int mostPreemptions) {
    this.mostPreemptions = mostPreemptions;
  }

  /** Where another thread may go on. */
  public static void point() {
    awaitThat(() -> true);
  }

  /** Where the thread goes on when something holds that only other threads change. */
  static void awaitThat(BooleanSupplier condition) {
    Scheduler scheduler = CURRENT.get();
    if (scheduler != null) {
      scheduler.pause(condition);
    } else if (!condition.getAsBoolean()) {
      throw new Deadlock("a thread alone waits for ever");
    }
  }

  private void pause(BooleanSupplier condition) {
    Worker me = running;
    me.canGoOn = condition;
    switchFrom(me);
    me.turn.acquireUninterruptibly();
    if (failure != null) {
      throw new Abandoned();
    }
    me.canGoOn = () -> true;
  }

  private void switchFrom(Worker me) {
    Worker next = failure == null ? choose(me) : anyAlive();
    if (next == null) {
      finished.release();
      return;
    }
    running = next;
    next.turn.release();
  }

  private Worker anyAlive() {
    return order.stream().filter(worker -> !worker.ended).findFirst().orElse(null);
  }

  /** The thread that goes on; null if all have ended. */
  private Worker choose(Worker me) {
    List<Worker> able = new ArrayList<>();
    boolean meAble = !me.ended && me.canGoOn.getAsBoolean();
    if (meAble) {
      able.add(me);
    }
    if (!meAble || preemptions < mostPreemptions) {
      for (Worker other : order) {
        if (other != me && !other.ended && other.canGoOn.getAsBoolean()) {
          able.add(other);
        }
      }
    }
    if (able.isEmpty()) {
      Worker waiting = anyAlive();
      if (waiting != null) {
        failure = new Deadlock("no thread can go on");
      }
      return waiting;
    }
    int chosen = able.size() == 1 ? 0 : decide(able.size());
    if (meAble && chosen > 0) {
      preemptions++;
    }
    return able.get(chosen);
  }

  private int decide(int choices) {
    if (position == decisions.size()) {
      decisions.add(new Decision(choices));
    }
    Decision decision = decisions.get(position++);
    if (decision.choices != choices) {
      throw new IllegalStateException("a run is not repeatable");
    }
    return decision.chosen;
  }

  /** Runs the threads once, by the next decisions; throws what one of them has failed with. */
  public void run(List<Runnable> bodies) {
    order.clear();
    finished = new Semaphore(0);
    position = 0;
    preemptions = 0;
    failure = null;
    List<Thread> threads = new ArrayList<>();
    for (Runnable body : bodies) {
      Worker worker = new Worker();
      order.add(worker);
      threads.add(new Thread(() -> work(worker, body), "explored " + order.size()));
    }
    threads.forEach(Thread::start);
    Worker none = new Worker();
    none.ended = true;
    switchFrom(none);
    finished.acquireUninterruptibly();
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw new AssertionError(failure);
    }
  }

  private void work(Worker worker, Runnable body) {
    CURRENT.set(this);
    worker.turn.acquireUninterruptibly();
    try {
      if (failure == null) {
        body.run();
      }
    } catch (Throwable e) {
      if (failure == null) {
        failure = e;
      }
    }
    worker.ended = true;
    switchFrom(worker);
  }

  /** Goes to the next decisions; false if all have been made. */
  public boolean next() {
    while (!decisions.isEmpty()) {
      Decision last = decisions.get(decisions.size() - 1);
      if (++last.chosen < last.choices) {
        return true;
      }
      decisions.remove(decisions.size() - 1);
    }
    return false;
  }
}
