package dev.sycamore;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.launch.LaunchRequirements;
import dev.sycamore.runtime.registry.Devices;
import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A device that kernels can run on. */
public final class ComputeDevice {
  private final RuntimeDevice device;

  ComputeDevice(RuntimeDevice device) {
    this.device = device;
  }

  /**
   * All devices: {@code host}, {@code native-cpu}, then the OpenCL and CUDA devices.
   *
   * @return an unmodifiable list that contains at least {@code host}
   */
  public static List<ComputeDevice> all() {
    return Devices.all().stream().map(ComputeDevice::new).toList();
  }

  /**
   * Why devices may be missing from {@link #all()}: one text for each library that cannot be
   * loaded, and each platform or device whose driver failed or has nothing to offer. Empty if there
   * is nothing to report.
   *
   * @return an unmodifiable list
   */
  public static List<String> problems() {
    return List.copyOf(Devices.problems());
  }

  /**
   * The device with an id, {@code host}, {@code native-cpu}, {@code opencl:0} and so on, counted
   * over the devices of all platforms, or {@code cuda:0} and so on, as the CUDA driver counts; or
   * the best one that an expression accepts ({@link DeviceSelector#matching}):
   *
   * <pre>{@code
   * ComputeDevice.select("gpu && fp64 && memory >= 4GiB && vendor ~ nvidia");
   * ComputeDevice.select("cuda:0, gpu, native-cpu"); // the first that there is
   * }</pre>
   *
   * @param idOrExpression an id, or else an expression
   * @return the device; of several that are equally good, the first of {@link #all()}
   * @throws IllegalArgumentException if there is no such device; the message lists the devices.
   *     Also if the text is not an expression; the message has the column, from 1
   */
  public static ComputeDevice select(String idOrExpression) {
    return new ComputeDevice(Devices.select(idOrExpression));
  }

  /**
   * The device with the highest score.
   *
   * @param selector scores each device of {@link #all()}
   * @return the device; of several with that score, the first of {@link #all()}
   * @throws IllegalArgumentException if the selector accepts none
   */
  public static ComputeDevice select(DeviceSelector selector) {
    ComputeDevice best = null;
    int bestScore = -1;
    for (ComputeDevice device : all()) {
      int score = selector.score(device);
      if (score > bestScore) {
        best = device;
        bestScore = score;
      }
    }
    if (best == null) {
      throw new IllegalArgumentException("the selector accepts none of the devices " + all());
    }
    return best;
  }

  /**
   * Returns the device of programs that name none. It is set by the system property {@code
   * sycamore.device}, otherwise by the environment variable {@code SYCAMORE_DEVICE}, both as in
   * {@link #select(String)}. Without these it is {@code native-cpu}.
   *
   * @return the default device
   * @throws IllegalArgumentException if there is no such device
   */
  public static ComputeDevice byDefault() {
    return new ComputeDevice(Devices.byDefault());
  }

  /**
   * What {@link #select(String)} finds it by, such as {@code opencl:0}.
   *
   * @return the id, of one device only
   */
  public String id() {
    return device.id();
  }

  /**
   * What its maker calls it; of the host {@code host}.
   *
   * @return the name, which several devices may share
   */
  public String name() {
    return device.name();
  }

  /**
   * Who made it, in the words of its driver; empty if that is not known.
   *
   * @return the vendor, or an empty string
   */
  public String vendor() {
    return device.vendor();
  }

  /**
   * The driver that runs its kernels, and its version; of {@code host} the JVM.
   *
   * @return the driver and its version, in one text
   */
  public String driver() {
    return device.driverVersion();
  }

  /**
   * What runs its kernels.
   *
   * @return the kind
   */
  public DeviceKind kind() {
    return switch (device.driver()) {
      case HOST -> DeviceKind.HOST;
      case NATIVE_CPU -> DeviceKind.NATIVE_CPU;
      case OPENCL -> DeviceKind.OPENCL;
      case CUDA -> DeviceKind.CUDA;
    };
  }

  /**
   * Whether it has an optional feature.
   *
   * @param aspect the feature
   * @return whether {@link #aspects()} contains it
   */
  public boolean has(Aspect aspect) {
    return device.aspects().contains(aspect);
  }

  /**
   * Whether a device can run a kernel: there is an image of the kernel for it, and it has what the
   * image requires: aspects, sizes of groups, and, if the image was compiled for fixed targets,
   * that the device is one of them. The device {@code host} needs no image. A launch on another
   * device throws {@link KernelNotSupportedException}.
   *
   * @param kernel a lambda or function object
   * @param device the device to ask about
   * @return true if the device can run it
   * @throws KernelNotSupportedException if the kernel was not compiled for devices
   */
  public static boolean isCompatible(Serializable kernel, ComputeDevice device) {
    return LaunchRequirements.areMet(LaunchSite.find(kernel, null).kernel(), device.device);
  }

  /**
   * The optional features that it has.
   *
   * @return an unmodifiable set
   */
  public Set<Aspect> aspects() {
    return Set.copyOf(device.aspects());
  }

  /**
   * The named targets that it is one of, in the words of {@code fixedTargets}: {@code x86_64} and
   * the feature levels of the processor, {@code spir64} for each OpenCL device, {@code ptx64} for a
   * GPU with CUDA, and {@code intel_gpu_pvc}, {@code nvidia_gpu_sm_90}, {@code amd_gpu_gfx90a} and
   * their like for a GPU whose driver identifies it. Empty for {@code host}.
   *
   * @return an unmodifiable set, sorted
   */
  public Set<String> targets() {
    return Collections.unmodifiableSet(new TreeSet<>(device.targets()));
  }

  /**
   * The bytes of memory that it has for buffers: of {@code host} the most that the heap of the JVM
   * may have, of {@code native-cpu} the memory of the machine or the limit of its container. Other
   * programs may use some of it. 0 if the driver does not report it.
   *
   * @return the size in bytes
   */
  public long memory() {
    return device.memory();
  }

  /**
   * The most bytes of local memory that a work-group may have.
   *
   * @return the size in bytes
   */
  public long localMemory() {
    return device.localMemory();
  }

  /**
   * The most work-items that a work-group may have.
   *
   * @return the greatest product of the local sizes
   */
  public int maxWorkGroupSize() {
    return device.maxWorkGroupSize();
  }

  /**
   * The sub-group sizes that kernels may require, ascending; 1 alone for a device without
   * sub-groups. Kernels that require none have one of these.
   *
   * @return the sizes; never empty
   */
  public List<Integer> subGroupSizes() {
    return device.subGroupSizes();
  }

  RuntimeDevice device() {
    return device;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ComputeDevice that && device == that.device;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(device);
  }

  @Override
  public String toString() {
    return id().equals(name()) ? id() : id() + " (" + name() + ")";
  }
}
