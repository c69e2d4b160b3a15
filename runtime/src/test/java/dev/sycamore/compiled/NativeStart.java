package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/**
 * A program that begins to use native code: the first argument is {@code queue} for the runtime's
 * own library only, {@code kernel} for the image of a kernel, too.
 */
public final class NativeStart implements Callable<String> {
  public static void main(String[] args) throws IOException {
    System.out.println(run(args[0].equals("kernel")));
  }

  /** For another class loader, which has no other common type. */
  @Override
  public String call() throws IOException {
    return run(false);
  }

  /** The result of a kernel or 1, and the files of LWJGL's library that this process maps. */
  private static String run(boolean kernel) throws IOException {
    int[] a = {0};
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      if (kernel) {
        Kernels.increment(q, a);
      }
    }
    long mapped;
    try (var lines = Files.lines(Path.of("/proc/self/maps"))) {
      mapped = lines.filter(line -> line.contains("lwjgl_")).count();
    }
    return (kernel ? a[0] : 1) + " foreign=" + mapped;
  }
}
