package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ApiDevices;
import dev.sycamore.CommandGraph;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.GraphRecorder;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntDeviceBuffer2;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.QueueOption;
import dev.sycamore.RecordDeviceBuffer;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.launch.DriverDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Programs whose driver fails at one call, for every call that they make. The program is told,
 * once, by a call that is concerned; nothing of the device is left when all is closed; an array
 * holds what it held after some of its commands, in all elements; and the queues can be used.
 */
final class FaultPrograms {
  private static final int SIZE = 16;

  /** What failed, whether a message says no more than that or what the driver did. */
  private static final Pattern NAMED =
      Pattern.compile(
          "the kernel '[^']+' \\(Kernels\\.java:\\d+:\\d+\\)|one of the kernels '"
              + "|the (fill|copy|prefetch|release) of |a graph of \\d+ commands");

  private FaultPrograms() {}

  /** Runs a program on a device of which a call may fail, and checks what it sees of that. */
  static void run(Named program, Injected injected, String place) {
    Run run = new Run(injected);
    program.program().run(run);
    if (injected.faults().getAsInt() == 0) {
      assertThat(run.thrown).as(place).isEmpty();
      check(run, place);
      return;
    }
    String fault = injected.lastFault().get();
    check(run, place + " (" + fault + ")");
    checkNames(run, place + " (" + fault + ")");
    if (injected.isTold().test(fault)) {
      checkThrown(run, place + " (" + fault + ")");
    }
    checkUsable(run.device, place + " (" + fault + ")");
    assertThat(injected.live().getAsInt()).as(place).isZero();
  }

  /** Runs a program on a device that is lost on the way. Others can be used. */
  static void runAndLose(Named program, Injected injected, String place) {
    Run run = new Run(injected);
    run.direct(() -> program.program().run(run));
    // Where a program has not come so far.
    run.queues.forEach(q -> run.direct(q::close));
    checkArrays(run, place);
    checkNames(run, place);
    for (Throwable e : run.thrown) {
      assertThat(e).as(place).isInstanceOf(DeviceException.class);
    }
    if (injected.faults().getAsInt() != 0) {
      assertThatThrownBy(() -> DeviceQueue.open(run.device))
          .as(place)
          .isInstanceOf(DeviceException.class)
          .hasMessageMatching(
              "(?s).* is lost until the program is started again|cuda:0 cannot be opened: .*");
    }
    checkUsable(ComputeDevice.select("native-cpu"), place);
  }

  /**
   * A device of which a call fails.
   *
   * @param faults how many calls have failed
   * @param lastFault the call that failed
   * @param live how many blocks and streams are in use
   * @param fault what the call failed with, of an exception that is about it, otherwise null
   * @param isTold whether programs are told that a call failed
   */
  record Injected(
      DriverDevice device,
      IntSupplier faults,
      Supplier<String> lastFault,
      IntSupplier live,
      UnaryOperator<Throwable> fault,
      Predicate<String> isTold) {}

  /** A program, which does each step whatever happened to those before. */
  private static final class Run {
    final Injected faulty;
    final ComputeDevice device;
    final List<Throwable> thrown = new ArrayList<>();
    final List<Throwable> ofCommands = new ArrayList<>();
    final List<DeviceQueue> queues = new ArrayList<>();
    final Map<String, int[]> uniform = new LinkedHashMap<>();
    final Map<String, int[]> ramps = new LinkedHashMap<>();

    Run(Injected faulty) {
      this.faulty = faulty;
      this.device = ApiDevices.of(faulty.device());
    }

    /** Submits a command, or waits: what fails may be a command of long ago. */
    void step(Runnable step) {
      try {
        step.run();
      } catch (Throwable e) {
        thrown.add(e);
        ofCommands.add(e);
      }
    }

    /** A call that does itself what may fail: it is in the stack trace. */
    void direct(Runnable call) {
      try {
        call.run();
      } catch (Throwable e) {
        thrown.add(e);
      }
    }

    /** A queue; a driver that fails once is asked again. */
    DeviceQueue open(QueueOption... options) {
      try {
        return opened(options);
      } catch (DeviceException e) {
        thrown.add(e);
        return opened(options);
      }
    }

    private DeviceQueue opened(QueueOption... options) {
      DeviceQueue q = DeviceQueue.open(device, options);
      queues.add(q);
      return q;
    }

    /** An array whose elements are always equal. */
    int[] uniform(String name) {
      return uniform.computeIfAbsent(name, key -> new int[SIZE]);
    }

    /** An array whose elements are multiples of their indices, always by the same factor. */
    int[] ramp(String name) {
      return ramps.computeIfAbsent(name, key -> new int[SIZE]);
    }
  }

  @FunctionalInterface
  private interface Program {
    void run(Run run);
  }

  /** A program, and how messages name it. */
  record Named(String name, Program program) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** All of them. */
  static Stream<Named> programs() {
    return Stream.of(
        new Named("arrays", FaultPrograms::arrays),
        new Named("events", FaultPrograms::events),
        new Named("buffers", FaultPrograms::buffers),
        new Named("sub-buffers", FaultPrograms::subBuffers),
        new Named("host access", FaultPrograms::hostAccess),
        new Named("fills and copies", FaultPrograms::copies),
        new Named("records", FaultPrograms::records),
        new Named("several queues", FaultPrograms::severalQueues),
        new Named("closing", FaultPrograms::closing),
        new Named("graphs", FaultPrograms::graphs),
        new Named("graphs with copies", FaultPrograms::graphsWithCopies),
        new Named("memory", FaultPrograms::memory),
        new Named("rectangles", FaultPrograms::rectangles),
        new Named("out of order", FaultPrograms::outOfOrder),
        new Named("profiled", FaultPrograms::profiled));
  }

  private static void arrays(Run run) {
    DeviceQueue q = run.open();
    for (int round = 0; round < 2; round++) {
      for (String name : List.of("a", "b", "c")) {
        run.step(() -> Kernels.increment(q, run.uniform(name)));
        run.step(() -> Kernels.increment(q, run.uniform(name)));
      }
      run.step(q::await);
    }
    run.direct(q::close);
  }

  private static void events(Run run) {
    DeviceQueue q = run.open();
    List<Event> events = new ArrayList<>();
    for (String name : List.of("a", "b", "a")) {
      run.step(() -> events.add(Kernels.increment(q, run.uniform(name))));
    }
    for (Event event : events) {
      run.step(event::await);
      assertThat(event.status()).isIn(EventStatus.COMPLETE, EventStatus.FAILED);
    }
    run.direct(q::close);
  }

  private static void buffers(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer one = DeviceBuffer.wrap(run.ramp("one"));
    IntDeviceBuffer two = DeviceBuffer.wrap(run.ramp("two"));
    for (int round = 0; round < 2; round++) {
      for (IntDeviceBuffer buffer : List.of(one, two)) {
        run.step(() -> Kernels.fillBuffer(q, buffer));
        run.step(() -> Kernels.fillBuffer(q, buffer));
      }
      run.step(q::await);
    }
    run.step(() -> Kernels.fillBuffer(q, two));
    run.direct(one::close);
    run.direct(two::close);
    run.direct(q::close);
  }

  private static void subBuffers(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer whole = DeviceBuffer.wrap(run.ramp("whole"));
    IntDeviceBuffer part = whole.subBuffer(range(0), range(SIZE));
    run.step(() -> Kernels.fillBuffer(q, part));
    run.step(() -> Kernels.fillBuffer(q, whole));
    run.step(() -> part.hostAccess(READ).close());
    run.step(() -> Kernels.fillBuffer(q, part));
    run.direct(part::close);
    run.step(() -> Kernels.fillBuffer(q, whole));
    run.direct(whole::close);
    run.direct(q::close);
  }

  private static void hostAccess(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    for (int round = 0; round < 2; round++) {
      run.step(() -> Kernels.fillBuffer(q, buffer));
      run.step(
          () -> {
            try (IntAccessor a = buffer.hostAccess(READ_WRITE)) {
              for (int i = 0; i < SIZE; i++) {
                a.set(i, a.get(i) + i);
              }
            }
          });
      run.step(() -> Kernels.fillBuffer(q, buffer));
      run.step(() -> buffer.hostAccess(READ).close());
    }
    run.direct(buffer::close);
    run.direct(q::close);
  }

  private static void copies(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer one = DeviceBuffer.wrap(run.uniform("one"));
    IntDeviceBuffer two = DeviceBuffer.wrap(run.uniform("two"));
    run.step(() -> q.submit(h -> h.fill(one.access(h, WRITE_DISCARD), 7)));
    run.step(() -> q.submit(h -> h.copy(one.access(h, READ), two.access(h, WRITE))));
    run.step(() -> q.submit(h -> h.copy(two.access(h, READ), run.uniform("out"))));
    run.step(() -> Kernels.increment(q, run.uniform("out")));
    run.step(q::await);
    run.step(() -> q.submit(h -> h.copy(run.uniform("out"), one.access(h, WRITE))));
    run.direct(q::close);
    run.direct(one::close);
    run.direct(two::close);
  }

  private record Pair(int first, int second) {}

  private static void records(Run run) {
    DeviceQueue q = run.open();
    Pair[] pairs = new Pair[SIZE];
    Arrays.fill(pairs, new Pair(1, 2));
    RecordDeviceBuffer<Pair> one = DeviceBuffer.wrap(pairs);
    RecordDeviceBuffer<Pair> two = DeviceBuffer.records(Pair.class, SIZE);
    run.step(() -> q.submit(h -> h.fill(two.access(h, WRITE_DISCARD), new Pair(3, 4))));
    run.step(() -> q.submit(h -> h.prefetch(one.access(h, READ))));
    run.step(() -> q.submit(h -> h.copy(two.access(h, READ), one.access(h, WRITE))));
    run.step(() -> Kernels.increment(q, run.uniform("a")));
    Pair[] copies = pairs.clone();
    run.step(() -> q.submit(h -> h.copy(two.access(h, READ), copies)));
    run.step(() -> q.submit(h -> h.copy(copies, one.access(h, WRITE))));
    run.direct(one::close);
    run.direct(two::close);
    run.direct(q::close);
    assertThat(Stream.of(pairs).map(Pair::first).distinct()).hasSize(1);
    assertThat(Stream.of(pairs).map(Pair::second).distinct()).hasSize(1);
  }

  private static void severalQueues(Run run) {
    DeviceQueue one = run.open();
    DeviceQueue two = run.open();
    DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"));
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    int[] a = run.uniform("a");
    for (DeviceQueue q : List.of(one, two, host, two, one)) {
      run.step(() -> Kernels.increment(q, a));
      run.step(() -> Kernels.fillBuffer(q, buffer));
    }
    for (DeviceQueue q : List.of(one, two, host)) {
      run.step(q::await);
    }
    run.step(() -> Kernels.increment(two, a));
    run.step(() -> Kernels.fillBuffer(one, buffer));
    run.direct(buffer::close);
    for (DeviceQueue q : List.of(one, two, host)) {
      run.direct(q::close);
    }
  }

  private static void closing(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    run.step(() -> Kernels.increment(q, run.uniform("a")));
    run.step(() -> Kernels.fillBuffer(q, buffer));
    run.step(() -> Kernels.increment(q, run.uniform("b")));
    run.direct(q::close);
    run.direct(buffer::close);
  }

  private static void graphs(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    launchGraph(
        run, q, r -> Kernels.recordFills(r, 2, buffer), r -> Kernels.recordFills(r, 3, buffer));
    run.direct(buffer::close);
    run.direct(q::close);
  }

  private static void graphsWithCopies(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    IntDeviceBuffer copy = DeviceBuffer.wrap(run.ramp("copy"));
    launchGraph(
        run,
        q,
        r -> Kernels.record(r, run.uniform("a"), buffer, copy),
        r -> Kernels.record(r, run.uniform("b"), buffer, copy));
    run.direct(copy::close);
    run.direct(buffer::close);
    run.direct(q::close);
  }

  private static void launchGraph(
      Run run, DeviceQueue q, Consumer<GraphRecorder> first, Consumer<GraphRecorder> second) {
    List<CommandGraph> graphs = new ArrayList<>();
    run.step(() -> graphs.add(CommandGraph.record(q, first)));
    for (CommandGraph graph : graphs) {
      run.step(() -> graph.launch(q));
      run.step(() -> graph.launch(q).await());
      run.direct(() -> graph.update(second));
      run.step(() -> graph.launch(q));
      run.direct(graph::close);
    }
    run.step(q::await);
  }

  private static void memory(Run run) {
    DeviceQueue q = run.open();
    for (MemoryKind kind : kinds(q)) {
      List<IntMemory> memory = new ArrayList<>();
      run.direct(() -> memory.add(DeviceMemory.ints(q, SIZE, kind)));
      for (IntMemory m : memory) {
        run.step(() -> q.fill(m, 2));
        run.step(() -> Kernels.addToMemory(q, m));
        run.step(() -> q.copy(m, 0, m, 1, SIZE - 1));
        run.step(() -> q.prefetch(m));
        run.step(() -> q.copy(m, 0, new int[SIZE], 0, SIZE));
        run.step(() -> q.copy(new int[SIZE], 0, m, 0, SIZE));
        run.step(() -> Kernels.addToMemory(q, m));
        run.direct(m::close);
      }
    }
    run.direct(q::close);
  }

  private static List<MemoryKind> kinds(DeviceQueue q) {
    return q.device().has(Aspect.USM_SHARED_ALLOCATIONS)
        ? List.of(MemoryKind.values())
        : List.of(MemoryKind.DEVICE);
  }

  private static void rectangles(Run run) {
    DeviceQueue q = run.open();
    IntDeviceBuffer2 one = DeviceBuffer.wrap(run.uniform("one"), range(4, SIZE / 4));
    IntDeviceBuffer2 two = DeviceBuffer.ints(range(4, SIZE / 4));
    run.step(() -> q.submit(h -> h.fill(two.access(h, WRITE, range(3, 2), range(1, 2)), 7)));
    run.step(
        () ->
            q.submit(
                h ->
                    h.copy(
                        two.access(h, READ, range(2, 2), range(1, 2)),
                        two.access(h, WRITE, range(2, 2), range(0, 0)))));
    run.step(() -> q.submit(h -> h.prefetch(two.access(h, READ))));
    run.step(() -> q.submit(h -> h.fill(one.access(h, WRITE_DISCARD), 5)));
    run.step(() -> Kernels.increment(q, run.uniform("a")));
    run.direct(one::close);
    run.direct(two::close);
    run.direct(q::close);
  }

  private static void outOfOrder(Run run) {
    DeviceQueue q = run.open(QueueOption.OUT_OF_ORDER);
    List<Event> events = new ArrayList<>();
    for (String name : List.of("a", "b", "c", "a")) {
      run.step(() -> events.add(Kernels.increment(q, run.uniform(name))));
    }
    run.step(() -> Kernels.incrementAfter(q, run.uniform("d"), events.toArray(Event[]::new)));
    run.step(() -> q.hostTask(() -> {}));
    run.step(q::barrier);
    run.step(() -> Kernels.increment(q, run.uniform("b")));
    run.step(q::await);
    run.direct(q::close);
  }

  private static void profiled(Run run) {
    DeviceQueue q = run.open(QueueOption.PROFILING);
    IntDeviceBuffer buffer = DeviceBuffer.wrap(run.ramp("buffer"));
    run.direct(
        () -> {
          // It is closed while the kernel is under way, whether or not the launch has failed.
          try (IntMemory memory = DeviceMemory.ints(q, SIZE, MemoryKind.DEVICE)) {
            Kernels.addToMemory(q, memory);
          }
        });
    run.step(() -> Kernels.increment(q, run.uniform("a")));
    run.step(() -> Kernels.fillBuffer(q, buffer));
    run.step(() -> Kernels.increment(q, run.uniform("a")).await());
    run.direct(buffer::close);
    run.direct(q::close);
  }

  private static void check(Run run, String place) {
    assertThat(run.faulty.live().getAsInt()).as("%s: blocks and streams", place).isZero();
    checkArrays(run, place);
  }

  private static void checkArrays(Run run, String place) {
    run.uniform.forEach((name, a) -> assertThat(a).as("%s: %s", place, name).containsOnly(a[0]));
    run.ramps.forEach(
        (name, a) -> {
          for (int i = 0; i < SIZE; i++) {
            assertThat(a[i]).as("%s: %s[%d]", place, name, i).isEqualTo(i * a[1]);
          }
        });
  }

  /** A call of a driver means nothing to a program whose command failed with it. */
  private static void checkNames(Run run, String place) {
    for (Throwable e : run.ofCommands) {
      assertThat(e.getMessage()).as("%s: %s", place, e).containsPattern(NAMED);
    }
  }

  /** The fault itself is thrown; else only that commands did not run because of it. */
  private static void checkThrown(Run run, String place) {
    UnaryOperator<Throwable> fault = run.faulty.fault();
    // A stream that fails is the failure of all commands that were under way.
    Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable e : run.thrown) {
      assertThat(fault.apply(e) != null || fault.apply(e.getCause()) != null)
          .as("%s: %s", place, e)
          .isTrue();
      assertThat(e).as(place).isInstanceOf(DeviceException.class);
      if (fault.apply(e) != null) {
        told.add(fault.apply(e));
      } else {
        assertThat(e).as(place).hasMessageContaining("did not run");
      }
      assertThat(e.getSuppressed()).as(place).isEmpty();
    }
    assertThat(told).as(place).hasSize(1);
  }

  private static void checkUsable(ComputeDevice device, String place) {
    int[] a = new int[SIZE];
    try (DeviceQueue q = DeviceQueue.open(device)) {
      Kernels.increment(q, a);
    }
    assertThat(a).as(place).containsOnly(1);
  }
}
