package dev.sycamore.soak;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.QueueOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Queues of every kind on every device, which all threads use at the same time. */
final class SoakQueues implements AutoCloseable {
  private static final QueueOption[][] KINDS = {
    {}, {QueueOption.OUT_OF_ORDER}, {QueueOption.PROFILING}, QueueOption.values()
  };

  private final List<ComputeDevice> devices;
  private final List<DeviceQueue> all = new ArrayList<>();
  private final List<DeviceQueue> profiled = new ArrayList<>();

  SoakQueues(List<ComputeDevice> devices) {
    this.devices = List.copyOf(devices);
    for (ComputeDevice device : devices) {
      for (QueueOption[] kind : KINDS) {
        DeviceQueue q = DeviceQueue.open(device, kind);
        all.add(q);
        if (Arrays.asList(kind).contains(QueueOption.PROFILING)) {
          profiled.add(q);
        }
      }
    }
  }

  /** A queue of a device on which kernels run inside of the submit. */
  DeviceQueue onHost() {
    return all.get(0);
  }

  DeviceQueue any(Random random) {
    return all.get(random.nextInt(all.size()));
  }

  DeviceQueue anyProfiled(Random random) {
    return profiled.get(random.nextInt(profiled.size()));
  }

  /** A queue whose commands do not run inside of the submit. */
  DeviceQueue anyBesideHost(Random random) {
    return all.get(KINDS.length + random.nextInt(all.size() - KINDS.length));
  }

  /** A queue of the same device as another one. */
  DeviceQueue anyBeside(Random random, DeviceQueue q) {
    int device = all.indexOf(q) / KINDS.length;
    return all.get(device * KINDS.length + random.nextInt(KINDS.length));
  }

  /** A new queue of any kind on any device. */
  DeviceQueue open(Random random) {
    return open(random, devices.get(random.nextInt(devices.size())));
  }

  /** A new queue of any kind whose commands do not run inside of the submit. */
  DeviceQueue openBesideHost(Random random) {
    return open(random, devices.get(1 + random.nextInt(devices.size() - 1)));
  }

  /** A new queue of a device that only times what it does. */
  DeviceQueue openProfiled(Random random) {
    return DeviceQueue.open(devices.get(random.nextInt(devices.size())), QueueOption.PROFILING);
  }

  /** A new queue of any kind on any of these or another device. */
  DeviceQueue open(Random random, ComputeDevice device) {
    return DeviceQueue.open(device, KINDS[random.nextInt(KINDS.length)]);
  }

  @Override
  public void close() {
    all.forEach(DeviceQueue::close);
  }
}
