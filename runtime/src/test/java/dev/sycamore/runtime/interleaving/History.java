package dev.sycamore.runtime.interleaving;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** When the operations of one run began and ended, and their results. One thread at a time. */
final class History {
  private static final class Call {
    final int thread;
    final Step step;
    final int begin;
    int end;
    int result;

    Call(int thread, Step step, int begin) {
      this.thread = thread;
      this.step = step;
      this.begin = begin;
    }

    @Override
    public String toString() {
      return "thread " + thread + ": " + step + " = " + result + " [" + begin + ", " + end + "]";
    }
  }

  private final List<Call> calls = new ArrayList<>();
  private int clock;

  /** Performs an operation and notes it. */
  void perform(int thread, Subject subject, Step step) {
    Call call = new Call(thread, step, clock++);
    calls.add(call);
    try {
      call.result = subject.perform(step);
    } catch (IllegalStateException e) {
      call.result = QueueModel.REFUSED;
    }
    call.end = clock++;
  }

  /**
   * Whether some order of the operations, in which each comes after those that had ended before it
   * began, gives these results and this end (linearizability).
   */
  boolean isPossible(int end) {
    return isPossible(QueueModel.INITIAL, new ArrayList<>(calls), end);
  }

  private static boolean isPossible(QueueModel model, List<Call> rest, int end) {
    if (rest.isEmpty()) {
      return model.end() == end;
    }
    int firstEnd = rest.stream().mapToInt(call -> call.end).min().orElseThrow();
    for (Call call : rest) {
      if (call.begin < firstEnd) {
        QueueModel.Outcome outcome = model.perform(call.step);
        List<Call> others = new ArrayList<>(rest);
        others.remove(call);
        if (outcome.result() == call.result && isPossible(outcome.after(), others, end)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return calls.stream().map(Call::toString).collect(Collectors.joining("\n"));
  }
}
