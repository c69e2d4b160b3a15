package dev.sycamore.runtime.queue;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;

import dev.sycamore.AccessMode;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.interleaving.QueueModel;
import dev.sycamore.runtime.interleaving.Step;
import dev.sycamore.runtime.interleaving.Subject;
import dev.sycamore.runtime.launch.InMemoryContext;
import dev.sycamore.runtime.launch.InMemoryLauncher;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.BufferClosing;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.memory.HostAccess;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.Wait;
import java.util.ArrayList;
import java.util.List;

/**
 * Two queues, of two devices unless a subclass says otherwise, and two buffers of one element, as
 * the threads of a program use them. No thread of the runtime is started: the threads that wait run
 * the commands.
 */
public class QueueOperations implements Subject {
  private final List<InMemoryContext> devices;
  private final List<QueueCore> queues;
  private final int[][] arrays = {{0}, {0}};
  final List<Memory> buffers = List.of(buffer(0), buffer(1));
  private final List<List<Task>> submitted = List.of(new ArrayList<>(), new ArrayList<>());

  /** The access of the host that is open, which one thread opens and ends. */
  private HostAccess access;

  QueueOperations() {
    this(new InMemoryContext(), new InMemoryContext());
  }

  /** Queues of these devices. */
  QueueOperations(InMemoryContext first, InMemoryContext second) {
    devices = List.of(first, second);
    queues = List.of(queue(0), queue(1));
  }

  @Override
  public int perform(Step step) {
    int queue = step.queue();
    int buffer = step.buffer();
    switch (step.operation()) {
      case WRITE -> change(queue, buffer, step.value());
      case WRITE_AND_AWAIT -> writeAndAwaitEvent(queue, buffer, step.value());
      case COMBINE -> combine(queue, buffer);
      case AWAIT -> await(queue);
      case READ -> {
        return read(buffer);
      }
      case OPEN_ACCESS -> {
        return openAccess();
      }
      case CHANGE_ON_HOST -> changeOnHost();
      case END_ACCESS -> endAccess();
      case CLOSE -> {
        return close();
      }
    }
    return 0;
  }

  private QueueCore queue(int number) {
    return new QueueCore(
        "in-memory:" + number, new InMemoryLauncher(devices.get(number)), mode(), true);
  }

  /** How the queues are opened. */
  QueueMode mode() {
    return QueueMode.DEFAULT;
  }

  private Memory buffer(int number) {
    return Memory.wrapping(ElementKind.INT, arrays[number], new int[] {1});
  }

  private Task submit(
      int queue, InMemoryContext.Kernel kernel, List<Memory> memories, List<AccessMode> modes) {
    InMemoryLauncher.Launch launch =
        new InMemoryLauncher.Launch(kernel, memories, modes, claimed(modes));
    Task task = queues.get(queue).submit(launch.request(), List.of());
    submitted.get(queue).add(task);
    return task;
  }

  /** What commands say that they do with buffers. */
  List<AccessMode> claimed(List<AccessMode> modes) {
    return modes;
  }

  private Task change(int queue, int buffer, int value) {
    return submit(
        queue,
        blocks -> blocks.get(0)[0] = QueueModel.next(blocks.get(0)[0], value),
        List.of(buffers.get(buffer)),
        List.of(READ_WRITE));
  }

  /** The target becomes a function of itself and of the other buffer. */
  private void combine(int queue, int target) {
    submit(
        queue,
        blocks -> blocks.get(0)[0] = QueueModel.next(blocks.get(0)[0], blocks.get(1)[0]),
        List.of(buffers.get(target), buffers.get(1 - target)),
        List.of(READ_WRITE, READ));
  }

  private void writeAndAwaitEvent(int queue, int buffer, int value) {
    Task task = change(queue, buffer, value);
    queues.get(queue).await(task, Wait.UNINTERRUPTIBLE);
    checkDone(task);
  }

  private void await(int queue) {
    List<Task> before = List.copyOf(submitted.get(queue));
    queues.get(queue).await(Wait.UNINTERRUPTIBLE);
    before.forEach(QueueOperations::checkDone);
  }

  private static void checkDone(Task task) {
    if (!task.isDone()) {
      throw new AssertionError("a wait for a command returns before its end");
    }
  }

  private int read(int buffer) {
    return look(buffers.get(buffer), arrays[buffer]);
  }

  private static BufferAccess use(Memory buffer, boolean writes) {
    return new BufferAccess(BufferView.whole(buffer, new int[] {1}), writes, false);
  }

  /** What the host finds in a buffer. */
  int look(Memory buffer, int[] array) {
    HostAccess reading = HostAccess.begin(use(buffer, false));
    int value = array[0];
    reading.run();
    return value;
  }

  /** Opens an access of the host to buffer 0 and changes it. */
  private int openAccess() {
    if (access != null) {
      return -1;
    }
    access = HostAccess.begin(use(buffers.get(0), true));
    return arrays[0][0];
  }

  private void changeOnHost() {
    if (access != null) {
      arrays[0][0] = QueueModel.next(arrays[0][0], 5);
    }
  }

  private void endAccess() {
    if (access != null) {
      access.run();
      access = null;
    }
  }

  /** Closes buffer 1; what the program finds in its array then. */
  private int close() {
    close(buffers.get(1));
    return arrays[1][0];
  }

  void close(Memory buffer) {
    BufferClosing.close(buffer);
  }

  /** Whatever was done, all can be closed, without a failure, and nothing is left. */
  @Override
  public int end() {
    endAccess();
    buffers.forEach(BufferClosing::close);
    queues.forEach(QueueCore::close);
    for (InMemoryContext device : devices) {
      if (device.live() != 0) {
        throw new AssertionError(device.live() + " blocks are left");
      }
    }
    return QueueModel.next(arrays[0][0], arrays[1][0]);
  }
}
