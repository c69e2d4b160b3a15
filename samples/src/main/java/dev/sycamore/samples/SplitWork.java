package dev.sycamore.samples;

import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One range over several devices: each has a queue and a part of the data of its own. All parts are
 * submitted before anything is waited for.
 */
public final class SplitWork {

  private SplitWork() {}

  /** A part of the range on a device. */
  private static final class Part implements AutoCloseable {
    private final DeviceQueue queue;
    private final int from;
    private final float[] x;
    private final float[] c;

    Part(ComputeDevice device, float[] x, int from, int to) {
      this.queue = DeviceQueue.open(device);
      this.from = from;
      this.x = Arrays.copyOfRange(x, from, to);
      this.c = new float[to - from];
    }

    /** Indices of the kernel begin at 0 in each part. */
    void submit() {
      queue.parallelFor(range(c.length), i -> c[i] = 2.5f * x[i] + (from + i));
    }

    void awaitInto(float[] all) {
      queue.await();
      System.arraycopy(c, 0, all, from, c.length);
    }

    @Override
    public void close() {
      queue.close();
    }
  }

  public static void main(String[] args) {
    int n = 1 << 20;
    float[] x = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 0.001f;
    }
    float[] c = new float[n];
    List<ComputeDevice> devices = ComputeDevice.all();
    List<Part> parts = new ArrayList<>();
    long start = System.nanoTime();
    try {
      for (int d = 0; d < devices.size(); d++) {
        int from = (int) ((long) n * d / devices.size());
        int to = (int) ((long) n * (d + 1) / devices.size());
        parts.add(new Part(devices.get(d), x, from, to));
      }
      parts.forEach(Part::submit);
      parts.forEach(part -> part.awaitInto(c));
    } finally {
      parts.forEach(Part::close);
    }
    double milliseconds = (System.nanoTime() - start) / 1e6;

    boolean equal = true;
    for (int i = 0; i < n; i++) {
      equal &= c[i] == 2.5f * x[i] + i;
    }
    System.out.printf(
        "SplitWork: %s, %.2f ms, equal to the JVM's result: %b%n", devices, milliseconds, equal);
    if (!equal) {
      throw new AssertionError("SplitWork: wrong result");
    }
  }
}
