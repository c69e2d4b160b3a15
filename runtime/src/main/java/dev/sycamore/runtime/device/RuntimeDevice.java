package dev.sycamore.runtime.device;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.command.Launcher;
import java.util.List;
import java.util.Set;

/** A device that was found. */
public interface RuntimeDevice {
  /** The word that selects it, such as {@code opencl:0}. */
  String id();

  /** What its maker calls it. */
  String name();

  /** Who made it, in the words of its driver. */
  String vendor();

  /** What runs its kernels. */
  DriverKind driver();

  /** The driver with its version, for people and as a part of keys. */
  String driverVersion();

  /** The optional features that it has. */
  Set<Aspect> aspects();

  /** The most work-items in a group. */
  int maxWorkGroupSize();

  /** The most work-items in a group in each of three dimensions, OpenCL's order: fastest first. */
  List<Integer> maxWorkItemSizes();

  /** The bytes of memory that buffers of it can have together. */
  long memory();

  /** The most bytes of local memory that a work-group can have. */
  long localMemory();

  /**
   * The most bytes that the private arrays of all work-items of a group can take together; of a
   * range, those of one work-item. {@link Long#MAX_VALUE} if no such limit is known.
   */
  default long privateMemoryOfGroup() {
    return Long.MAX_VALUE;
  }

  /** The names of the targets that it is one of, in the words of the device configuration. */
  Set<String> targets();

  /** The sub-group sizes that it can run; 1 alone for a device without sub-groups. */
  List<Integer> subGroupSizes();

  /** Whether it runs images of kernels, not the lambdas themselves. */
  boolean runsImages();

  /** What else a program can do that lacks these aspects on this device; empty for nothing. */
  default String alternative(Set<Aspect> missing) {
    return "";
  }

  /**
   * Opens what runs the commands of one queue.
   *
   * @param profiling whether its commands are told when they ran
   * @throws dev.sycamore.DeviceException if the device cannot be opened
   */
  Launcher openLauncher(boolean profiling);
}
