package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;
import static dev.sycamore.soak.SoakChecks.checkEqual;

import dev.sycamore.CommandGraph;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.util.Random;

/** Graphs that are launched often, updated and closed while launches of them are under way. */
final class GraphPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) {
    if (random.nextBoolean()) {
      values(round, random);
    } else {
      buffers(round, random);
    }
  }

  /** Kernels alone, whose captured values change with each update. */
  private static void values(SoakRound round, Random random) {
    DeviceQueue q = round.queues().any(random);
    float[] x = new float[SIZE];
    float[] y = new float[SIZE];
    float[] model = new float[SIZE];
    for (int i = 0; i < SIZE; i++) {
      x[i] = i;
    }
    int factor = random.nextInt(10);
    CommandGraph graph = record(q, factor, x, y);
    Event last = graph.launch(q);
    add(model, factor);
    for (int n = random.nextInt(10); n > 0; n--) {
      if (random.nextInt(3) == 0) {
        factor = random.nextInt(10);
        int now = factor;
        graph.update(r -> Kernels.recordSaxpy(r, now, x, y));
      }
      last = graph.launch(q);
      add(model, factor);
      round.tally().count("launches of graphs");
      if (random.nextInt(5) == 0) {
        last.await();
        checkEqual(y, model, "array of a graph");
      }
    }
    close(round, graph, q);
    last.await();
    checkEqual(y, model, "array of a graph that was closed");
  }

  private static CommandGraph record(DeviceQueue q, int factor, float[] x, float[] y) {
    return CommandGraph.record(q, r -> Kernels.recordSaxpy(r, factor, x, y));
  }

  /** Two launches in a graph, which add a multiple of the indices each. */
  private static void add(float[] model, int factor) {
    for (int i = 0; i < SIZE; i++) {
      model[i] += 2 * factor * i;
    }
  }

  private static void close(SoakRound round, CommandGraph graph, DeviceQueue q) {
    graph.close();
    try {
      graph.launch(q);
      throw new AssertionError("a closed graph is launched");
    } catch (IllegalStateException e) {
      round.tally().count("refused");
    }
  }

  /** Kernels and copies, with buffers that other queues use in between. */
  private static void buffers(SoakRound round, Random random) {
    DeviceQueue q = round.queues().any(random);
    int[] a = new int[SIZE];
    int[] data = new int[SIZE];
    int[] dataOfCopy = new int[SIZE];
    int fills = 0;
    int fillsOfCopy = 0;
    int launches = 0;
    Event last = null;
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        IntDeviceBuffer copy = DeviceBuffer.wrap(dataOfCopy)) {
      CommandGraph graph = CommandGraph.record(q, r -> Kernels.record(r, a, buffer, copy));
      for (int n = random.nextInt(10); n >= 0; n--) {
        if (random.nextInt(3) == 0) {
          Kernels.fillBuffer(round.queues().any(random), buffer);
          fills++;
        }
        last = graph.launch(q);
        round.tally().count("launches of graphs");
        launches++;
        fillsOfCopy = ++fills;
      }
      close(round, graph, q);
    }
    last.await();
    checkAll(a, 2 * launches, "array of a graph with buffers");
    for (int i = 0; i < SIZE; i++) {
      check(data[i] == i * fills, "buffer of a graph");
      check(dataOfCopy[i] == i * fillsOfCopy, "copy of a graph");
    }
  }
}
