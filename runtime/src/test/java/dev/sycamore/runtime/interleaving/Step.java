package dev.sycamore.runtime.interleaving;

/**
 * One operation of a program that is explored.
 *
 * @param value means something to the operation
 */
public record Step(Operation operation, int queue, int buffer, int value) {
  /** What the threads do. */
  public enum Operation {
    WRITE,
    WRITE_AND_AWAIT,
    COMBINE,
    AWAIT,
    READ,
    OPEN_ACCESS,
    CHANGE_ON_HOST,
    END_ACCESS,
    CLOSE
  }

  @Override
  public String toString() {
    return operation + "(" + queue + ", " + buffer + ", " + value + ")";
  }
}
