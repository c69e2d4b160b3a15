package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import java.util.ArrayList;
import java.util.List;

/** A program for drivers that fail; the argument says which part of it runs. */
public final class DriverFailures {
  private DriverFailures() {}

  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "list" -> list();
      case "launch" -> launch();
      case "launch-many" -> launchMany();
      case "build" -> build();
      case "build-once" -> buildOnce();
      case "build-without-image" -> ImageLoss.run("build-once");
      default -> byDefault();
    }
  }

  private static void list() {
    for (ComputeDevice device : ComputeDevice.all()) {
      System.out.println("device " + device.id() + " " + device.aspects());
    }
    ComputeDevice.problems().forEach(problem -> System.out.println("problem " + problem));
  }

  private static void byDefault() {
    try (DeviceQueue q = DeviceQueue.open()) {
      System.out.println("opened " + q.device());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  /** The launch of seven work-items fails. */
  private static void launch() {
    int[] a = {0};
    ComputeDevice device = ComputeDevice.select("opencl:0");
    try (DeviceQueue other = DeviceQueue.open(device);
        DeviceQueue failing = DeviceQueue.open(device)) {
      Kernels.increment(other, a);
      other.await();
      int[] b = new int[7];
      int[] c = {0};
      Kernels.increment(failing, b);
      Kernels.increment(other, c);
      tellAwait("other", other);
      tellAwait("failing", failing);
      tellAwait("failing, again,", failing);
    }
  }

  /** Of many launches under way the third one and a late one fail. */
  private static void launchMany() {
    List<Event> events = new ArrayList<>();
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      for (int n = 0; n < 400; n++) {
        events.add(Kernels.increment(q, new int[n == 2 || n == 300 ? 7 : 1]));
      }
      for (int n = 0; n < events.size(); n++) {
        try {
          events.get(n).await();
        } catch (DeviceException e) {
          System.out.println("failed: " + n);
        }
      }
    }
  }

  private static void tellAwait(String name, DeviceQueue q) {
    try {
      q.await();
      System.out.println(name + " succeeds");
    } catch (DeviceException e) {
      System.out.println(name + ": " + e.getMessage());
    }
  }

  private static void buildOnce() {
    int[] a = {0};
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      Kernels.increment(q, a);
    }
    // The fake driver's kernels do nothing.
    System.out.println(a[0] == 0 ? "built" : a[0]);
  }

  private static void build() {
    ComputeDevice device = ComputeDevice.select("opencl:0");
    for (int i = 0; i < 3; i++) {
      try (DeviceQueue q = DeviceQueue.open(device)) {
        Kernels.increment(q, new int[1]);
      } catch (DeviceException e) {
        System.out.println(e.getMessage().replaceFirst(" of the kernel.*", ""));
      }
    }
  }
}
