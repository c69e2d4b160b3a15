package dev.sycamore.samples;

import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One range over several devices: each has a queue and a part of the data of its own. All parts are
 * submitted before anything is waited for.
 */
public final class SplitWork {

  private SplitWork() {}

  /** A part of the range. Its kernel's indices begin at 0. */
  private static final class Part implements RangeKernel1 {
    private final int from;
    private final float[] x;
    private final float[] c;

    Part(float[] x, int from, int to) {
      this.from = from;
      this.x = Arrays.copyOfRange(x, from, to);
      this.c = new float[to - from];
    }

    @Override
    public void run(int i) {
      c[i] = 2.5f * x[i] + (from + i);
    }

    void copyInto(float[] all) {
      System.arraycopy(c, 0, all, from, c.length);
    }
  }

  public static void main(String[] args) {
    int n = 1 << 20;
    float[] x = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 0.001f;
    }
    float[] c = new float[n];
    Part whole = new Part(x, 0, n);
    // A device for which the kernel was not compiled gets no part.
    List<ComputeDevice> devices =
        ComputeDevice.all().stream().filter(d -> ComputeDevice.isCompatible(whole, d)).toList();
    List<DeviceQueue> queues = new ArrayList<>();
    List<Part> parts = new ArrayList<>();
    long start = System.nanoTime();
    try {
      for (int d = 0; d < devices.size(); d++) {
        int from = (int) ((long) n * d / devices.size());
        int to = (int) ((long) n * (d + 1) / devices.size());
        DeviceQueue queue = DeviceQueue.open(devices.get(d));
        queues.add(queue);
        Part part = new Part(x, from, to);
        parts.add(part);
        queue.parallelFor(range(to - from), part);
      }
      queues.forEach(DeviceQueue::await);
      parts.forEach(part -> part.copyInto(c));
    } finally {
      queues.forEach(DeviceQueue::close);
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
