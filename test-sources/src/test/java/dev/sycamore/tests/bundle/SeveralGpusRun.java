package dev.sycamore.tests.bundle;

import dev.sycamore.ComputeDevice;
import dev.sycamore.QueueOption;
import dev.sycamore.tests.several.SeveralDevices;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs the cases for several devices that {@link BundleBuilder} compiled on all GPUs at once, and
 * says how elements moved between them. Needs the runtime alone.
 */
public final class SeveralGpusRun {
  private static final int RATED_ELEMENTS = 64 << 20;

  private SeveralGpusRun() {}

  /** Runs all, in the folder of the bundle; with one GPU nothing. */
  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    List<String> gpus =
        ComputeDevice.all().stream()
            .map(ComputeDevice::id)
            .filter(id -> id.startsWith("cuda:"))
            .toList();
    if (gpus.size() < 2) {
      System.out.println("several GPUs: nothing was run, there is " + gpus);
      return;
    }
    URL jar = Path.of(BundleBuilder.SEVERAL).toUri().toURL();
    List<String> differences;
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar}, SeveralGpusRun.class.getClassLoader())) {
      differences = run(new SeveralDevices(loader.loadClass(SeveralDevices.PROGRAM)), gpus);
    }
    System.out.println("several GPUs: " + differences.size() + " differences with the JVM");
    System.exit(differences.isEmpty() ? 0 : 1);
  }

  private static List<String> run(SeveralDevices program, List<String> gpus)
      throws ReflectiveOperationException {
    List<String> differences = new ArrayList<>();
    for (String name : program.cases()) {
      for (QueueOption[] options : new QueueOption[][] {{}, {QueueOption.OUT_OF_ORDER}}) {
        long direct = SeveralDevices.movedDirectly(gpus);
        long throughHost = SeveralDevices.movedThroughHost(gpus);
        List<String> found = program.differences(name, gpus, options);
        differences.addAll(found);
        System.out.printf(
            Locale.ROOT,
            "several GPUs: %s %s, queues %s: %s; %,d bytes between GPUs, %,d bytes from and to the"
                + " host%n",
            name,
            gpus,
            List.of(options),
            found.isEmpty() ? "the JVM's result" : "DIFFERENT " + found,
            SeveralDevices.movedDirectly(gpus) - direct,
            SeveralDevices.movedThroughHost(gpus) - throughHost);
      }
    }
    rate(program, gpus.subList(0, 2));
    return differences;
  }

  private static void rate(SeveralDevices program, List<String> gpus)
      throws ReflectiveOperationException {
    long direct = SeveralDevices.movedDirectly(gpus);
    double rate = program.rate(gpus, RATED_ELEMENTS);
    System.out.printf(
        Locale.ROOT,
        "several GPUs: %,d bytes move from %s to %s %s at %.1f GB/s%n",
        4L * RATED_ELEMENTS,
        gpus.get(0),
        gpus.get(1),
        SeveralDevices.movedDirectly(gpus) > direct ? "directly" : "through the host",
        rate / 1e9);
  }
}
