package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The GPUs of NVIDIA's driver, by its own numbers: {@code CUDA_VISIBLE_DEVICES} decides which there
 * are. A device that fails is left out, with the reason, and hides no other.
 */
public final class CudaDevices {
  /** Older GPUs run no target of the compiler. */
  private static final ComputeCapability OLDEST_GPU = new ComputeCapability(6, 0);

  private static CudaDevices found;

  private final List<RuntimeDevice> devices = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private CudaDevices() {}

  /** All devices; none if there is no CUDA. */
  public static List<RuntimeDevice> all() {
    return List.copyOf(find().devices);
  }

  /** Why devices may be missing. */
  public static List<String> problems() {
    return List.copyOf(find().problems);
  }

  private static synchronized CudaDevices find() {
    if (found == null) {
      Optional<String> problem = CudaLibrary.problem();
      found = problem.isPresent() ? new CudaDevices() : search(new LwjglCudaDriver());
      problem.ifPresent(found.problems::add);
    }
    return found;
  }

  /** The devices of a driver, as {@link #all} has those of the machine. */
  static List<RuntimeDevice> of(CudaDriver driver, List<String> problems) {
    CudaDevices search = search(driver);
    problems.addAll(search.problems);
    return search.devices;
  }

  private static CudaDevices search(CudaDriver driver) {
    CudaDevices search = new CudaDevices();
    try {
      int version = driver.version();
      if (version < CudaVersion.OLDEST) {
        search.problems.add(
            "no CUDA: the driver is for CUDA "
                + CudaVersion.shown(version)
                + "; the oldest that is supported is that for CUDA "
                + CudaVersion.shown(CudaVersion.OLDEST));
        return search;
      }
      driver.initialize();
      int count = driver.deviceCount();
      for (int ordinal = 0; ordinal < count; ordinal++) {
        search.add(driver, ordinal);
      }
      if (count == 0) {
        search.problems.add("the CUDA driver has no devices");
      }
    } catch (CudaCallException e) {
      search.problems.add("the CUDA driver failed: " + e.getMessage());
    }
    return search;
  }

  private void add(CudaDriver driver, int ordinal) {
    try {
      CudaDevice device = new CudaDevice(driver, ordinal);
      if (device.capability().compareTo(OLDEST_GPU) < 0) {
        problems.add(
            "the CUDA device "
                + ordinal
                + " ("
                + device.name()
                + ") is too old: its compute capability is "
                + device.capability()
                + ", and code is compiled for "
                + OLDEST_GPU
                + " and later");
      } else {
        devices.add(device);
      }
    } catch (CudaCallException e) {
      problems.add("the CUDA device " + ordinal + " failed: " + e.getMessage());
    }
  }
}
