package dev.sycamore.runtime.interleaving;

/** What queues and buffers do, one operation after the other. Immutable. */
public record QueueModel(int first, int second, boolean accessOpen, boolean closed) {
  static final QueueModel INITIAL = new QueueModel(0, 0, false, false);

  /** The result of an operation that is refused. */
  static final int REFUSED = Integer.MIN_VALUE;

  /** What one operation gives, and what is so after it. */
  record Outcome(int result, QueueModel after) {}

  /** Differs for each sequence of values. */
  public static int next(int before, int value) {
    return before * 7 + value;
  }

  private boolean refuses(int buffer) {
    return buffer == 0 ? accessOpen : closed;
  }

  private int value(int buffer) {
    return buffer == 0 ? first : second;
  }

  private QueueModel with(int buffer, int value) {
    return buffer == 0
        ? new QueueModel(value, second, accessOpen, closed)
        : new QueueModel(first, value, accessOpen, closed);
  }

  private QueueModel with(boolean open, boolean isClosed) {
    return new QueueModel(first, second, open, isClosed);
  }

  /** Does one operation. */
  Outcome perform(Step step) {
    int buffer = step.buffer();
    return switch (step.operation()) {
      case WRITE, WRITE_AND_AWAIT ->
          refuses(buffer)
              ? new Outcome(REFUSED, this)
              : new Outcome(0, with(buffer, next(value(buffer), step.value())));
      case COMBINE ->
          refuses(0) || refuses(1)
              ? new Outcome(REFUSED, this)
              : new Outcome(0, with(buffer, next(value(buffer), value(1 - buffer))));
      case AWAIT -> new Outcome(0, this);
      case READ -> new Outcome(buffer == 1 && closed ? REFUSED : value(buffer), this);
      case OPEN_ACCESS ->
          accessOpen ? new Outcome(-1, this) : new Outcome(first, with(true, closed));
      case CHANGE_ON_HOST -> new Outcome(0, accessOpen ? with(0, next(first, 5)) : this);
      case END_ACCESS -> new Outcome(0, with(false, closed));
      case CLOSE -> new Outcome(second, with(accessOpen, true));
    };
  }

  /** What is found in the arrays after the end. */
  int end() {
    return next(first, second);
  }
}
