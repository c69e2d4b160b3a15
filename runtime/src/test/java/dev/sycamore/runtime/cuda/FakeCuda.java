package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.natives.Lwjgl;
import java.util.List;
import java.util.function.IntPredicate;
import org.lwjgl.cuda.CU;

/** A GPU without a GPU, for tests of other packages. */
public final class FakeCuda {
  private final FakeCudaDriver driver;
  private final DriverDevice device;

  private FakeCuda(FakeCudaDriver driver) {
    Lwjgl.load();
    this.driver = driver;
    this.device = new CudaDevice(driver, 0);
  }

  /** A GPU that runs the kernels of a unit. */
  public static FakeCuda of(UnitBinding unit) {
    return new FakeCuda(new FakeCudaDriver(unit));
  }

  /** One whose driver has no pools of memory. */
  public static FakeCuda withoutPools(UnitBinding unit) {
    FakeCudaDriver driver = new FakeCudaDriver(unit);
    driver.attributes.put(CU.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 0);
    return new FakeCuda(driver);
  }

  /**
   * One whose driver fails.
   *
   * @param fails whether the call with a number is to fail; those that find the device come first
   * @param loses whether the device is lost then
   */
  public static FakeCuda failing(UnitBinding unit, IntPredicate fails, boolean loses) {
    return new FakeCuda(
        new FakeCudaDriver(
            unit, fails, loses ? CU.CUDA_ERROR_ILLEGAL_ADDRESS : CU.CUDA_ERROR_UNKNOWN));
  }

  /** How many calls find a device. */
  public static int discovery(UnitBinding unit) {
    return of(unit).calls().size();
  }

  /** The device. */
  public DriverDevice device() {
    return device;
  }

  /** The calls so far, names of functions of CUDA. */
  public List<String> calls() {
    return driver.calls();
  }

  /** How many calls have failed. */
  public int faults() {
    return driver.faults();
  }

  /** The function that failed last. */
  public String lastFault() {
    return driver.lastFault();
  }

  /** Blocks, streams and events that nobody owns any more. */
  public int leaks() {
    return driver.leaks();
  }

  /** The failure of a call of the driver that is the cause of an exception; null if none is. */
  public static Throwable fault(Throwable e) {
    return e.getCause() instanceof CudaCallException fault ? fault : null;
  }
}
