import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.Arrays;

/**
 * Launches of which some have an index out of range that only the device knows. Each method returns
 * how they ended, and what is in memory that no failed launch may have written.
 */
public class FailedLaunches {
  private static final int N = 1000;
  private static final int ENDED = 0;
  private static final int FAILED = 1;
  private static final int DID_NOT_RUN = 2;

  /** More than a queue has reports for at a time. */
  private static final int MANY = 1300;

  /** The device reads indices here: no launch knows them. */
  private static IntDeviceBuffer indices() {
    int[] indices = new int[N];
    Arrays.setAll(indices, i -> i * 7 % N);
    return DeviceBuffer.wrap(indices);
  }

  private static Event write(
      DeviceQueue q, IntDeviceBuffer at, IntDeviceBuffer to, int add, int value) {
    return q.submit(
        h -> {
          IntAccessor index = at.access(h, READ);
          IntAccessor target = to.access(h, READ_WRITE);
          h.parallelFor(range(N), i -> target.set(index.get(i) + add, value));
        });
  }

  private static Event increment(DeviceQueue q, IntDeviceBuffer at, IntDeviceBuffer to) {
    return q.submit(
        h -> {
          IntAccessor index = at.access(h, READ);
          IntAccessor target = to.access(h, READ_WRITE);
          h.parallelFor(
              range(N), i -> target.set(index.get(i), target.get(index.get(i)) + 1));
        });
  }

  private static Event add(
      DeviceQueue q, IntDeviceBuffer at, IntDeviceBuffer from, IntDeviceBuffer to) {
    return q.submit(
        h -> {
          IntAccessor index = at.access(h, READ);
          IntAccessor source = from.access(h, READ);
          IntAccessor target = to.access(h, READ_WRITE);
          h.parallelFor(
              range(N), i -> target.set(index.get(i), target.get(index.get(i)) + source.get(i)));
        });
  }

  /** Whose indices are all known at the launch. */
  private static Event copy(DeviceQueue q, IntDeviceBuffer from, IntDeviceBuffer to) {
    return q.submit(
        h -> {
          IntAccessor source = from.access(h, READ);
          IntAccessor target = to.access(h, WRITE);
          h.parallelFor(range(N), i -> target.set(i, source.get(i)));
        });
  }

  private static int end(Event event) {
    try {
      event.await();
      return ENDED;
    } catch (IndexOutOfBoundsException e) {
      return FAILED;
    } catch (DeviceException e) {
      return e.getCause() instanceof IndexOutOfBoundsException ? DID_NOT_RUN : -1;
    }
  }

  private static int[] ends(Event... events) {
    return Arrays.stream(events).mapToInt(FailedLaunches::end).toArray();
  }

  private static int[] with(int[] ends, int[]... contents) {
    int[] all = Arrays.copyOf(ends, ends.length + 2 * contents.length);
    for (int i = 0; i < contents.length; i++) {
      all[ends.length + 2 * i] = contents[i][0];
      all[ends.length + 2 * i + 1] = contents[i][N - 1];
    }
    return all;
  }

  private static int[] contents(IntDeviceBuffer buffer) {
    int[] copy = new int[N];
    IntAccessor all = buffer.hostAccess(READ);
    Arrays.setAll(copy, all::get);
    return copy;
  }

  public static int[] chainOfDependentOnes(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    write(q, at, b, 0, 5).await();
    Event[] events = new Event[MANY];
    events[0] = write(q, at, a, N, 1);
    events[1] = add(q, at, a, b);
    for (int i = 2; i < MANY; i++) {
      events[i] = increment(q, at, b);
    }
    int[] ends = new int[3];
    for (int i = MANY - 1; i >= 0; i--) {
      ends[end(events[i])]++;
    }
    return with(ends, contents(b));
  }

  public static int[] chainThatHolds(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    for (int i = 0; i < MANY; i++) {
      increment(q, at, a);
    }
    q.await();
    return with(new int[0], contents(a));
  }

  public static int[] chainThatFailsLate(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    Event[] events = new Event[MANY];
    for (int i = 0; i < MANY; i++) {
      events[i] = i == MANY / 2 ? write(q, at, a, N, 1) : add(q, at, a, b);
    }
    int[] ends = new int[3];
    for (Event event : events) {
      ends[end(event)]++;
    }
    return with(ends, contents(b));
  }

  public static int[] othersRun(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    IntDeviceBuffer c = DeviceBuffer.ints(N);
    Event[] events = {
      write(q, at, a, N, 1),
      write(q, at, b, 0, 2),
      increment(q, at, b),
      write(q, at, c, N, 3),
      increment(q, at, b),
      increment(q, at, a),
      increment(q, at, c)
    };
    return with(ends(events), contents(b));
  }

  public static int[] oneDependsOnTwo(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    IntDeviceBuffer c = DeviceBuffer.ints(N);
    IntDeviceBuffer d = DeviceBuffer.ints(N);
    Event[] events = {
      write(q, at, a, N, 1),
      write(q, at, b, 0, 2),
      add(q, at, b, c),
      add(q, at, a, c),
      add(q, at, b, d),
      add(q, at, c, d)
    };
    return with(ends(events), contents(b));
  }

  public static int[] oneThatCannotFailDepends(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    IntDeviceBuffer c = DeviceBuffer.ints(N);
    write(q, at, b, 0, 4);
    Event[] events = {
      write(q, at, a, N, 1), copy(q, a, b), increment(q, at, b), copy(q, b, c), increment(q, at, c)
    };
    return with(ends(events), contents(b), contents(c));
  }

  public static int[] afterAWaitAllRun(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    int[] ends = new int[6];
    for (int i = 0; i < ends.length; i += 2) {
      ends[i] = end(write(q, at, a, N, 1));
      ends[i + 1] = end(write(q, at, a, 0, i));
    }
    return with(ends, contents(a));
  }

  public static int[] anotherQueueDepends(DeviceQueue q) {
    IntDeviceBuffer at = indices();
    IntDeviceBuffer a = DeviceBuffer.ints(N);
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    IntDeviceBuffer c = DeviceBuffer.ints(N);
    try (DeviceQueue other = DeviceQueue.open(q.device())) {
      Event[] events = {
        write(q, at, a, N, 1),
        write(other, at, c, 0, 6),
        add(other, at, a, b),
        increment(other, at, c),
        increment(q, at, b),
        increment(q, at, c)
      };
      return with(ends(events), contents(b), contents(c));
    }
  }

  public static int[] outOfOrder(DeviceQueue q) {
    try (DeviceQueue other = DeviceQueue.open(q.device(), QueueOption.OUT_OF_ORDER)) {
      return othersRun(other);
    }
  }

  public static int[] profiled(DeviceQueue q) {
    try (DeviceQueue other = DeviceQueue.open(q.device(), QueueOption.PROFILING)) {
      return chainOfDependentOnes(other);
    }
  }
}
