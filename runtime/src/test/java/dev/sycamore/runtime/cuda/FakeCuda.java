package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.natives.Lwjgl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.lwjgl.cuda.CU;

/** GPUs without a GPU, for tests of other packages. */
public final class FakeCuda {
  private final FakeCudaDriver driver;
  private final List<CudaDevice> devices = new ArrayList<>();

  private FakeCuda(FakeCudaDriver driver) {
    Lwjgl.load();
    this.driver = driver;
    for (int i = 0; i < driver.devices; i++) {
      devices.add(new CudaDevice(driver, i));
    }
  }

  /** Two GPUs that reach each other's memory. */
  public static FakeCuda two(UnitBinding unit) {
    return several(unit, 2, (device, peer) -> true);
  }

  /** Several GPUs, of which some reach the memory of others. */
  public static FakeCuda several(UnitBinding unit, int count, BiPredicate<Integer, Integer> peers) {
    FakeCudaDriver driver = new FakeCudaDriver(unit);
    driver.devices = count;
    driver.peers = peers;
    return new FakeCuda(driver);
  }

  /** Two that reach each other's memory, whose driver has no pools of memory. */
  public static FakeCuda twoWithoutPools(UnitBinding unit) {
    FakeCudaDriver driver = new FakeCudaDriver(unit);
    driver.devices = 2;
    driver.attributes.put(CU.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 0);
    return new FakeCuda(driver);
  }

  /** Two that reach each other's memory, whose driver fails like that of {@link #failing}. */
  public static FakeCuda twoFailing(UnitBinding unit, IntPredicate fails, boolean loses) {
    FakeCudaDriver driver =
        new FakeCudaDriver(
            unit, fails, () -> loses ? CU.CUDA_ERROR_ILLEGAL_ADDRESS : CU.CUDA_ERROR_UNKNOWN);
    driver.devices = 2;
    return new FakeCuda(driver);
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
   * @param failure what each of them fails with
   */
  public static FakeCuda failing(
      UnitBinding unit, IntPredicate fails, Supplier<CudaFailure> failure) {
    return new FakeCuda(new FakeCudaDriver(unit, fails, () -> failure.get().error()));
  }

  /**
   * One of which a call fails that was recorded before. Which thread makes a call is not the same
   * each time, so that calls are counted for each function.
   *
   * @param occurrence of the function, from 1
   */
  public static FakeCuda failingAt(
      UnitBinding unit, String function, int occurrence, CudaFailure failure) {
    FakeCudaDriver[] driver = new FakeCudaDriver[1];
    int[] seen = {0};
    driver[0] =
        new FakeCudaDriver(
            unit,
            call -> driver[0].lastCall().equals(function) && ++seen[0] == occurrence,
            failure::error);
    return new FakeCuda(driver[0]);
  }

  /** How many calls find a device. */
  public static int discovery(UnitBinding unit) {
    return of(unit).calls().size();
  }

  /** All of them. */
  public List<DriverDevice> devices() {
    return List.copyOf(devices);
  }

  /** The device, the first of several. */
  public DriverDevice device() {
    return device(0);
  }

  /** One of several. */
  public DriverDevice device(int number) {
    return devices.get(number);
  }

  /** The calls so far, names of functions of CUDA. */
  public List<String> calls() {
    return driver.calls();
  }

  /** Forgets the calls, and those that come. */
  public void recordNothing() {
    driver.recordNothing();
  }

  /** Frees what the driver itself keeps; it is not called after that. */
  public void end() {
    driver.end();
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

  /** What the driver holds, for messages. */
  public String held() {
    return driver.held();
  }

  /** The failure of a call of the driver that is the cause of an exception; null if none is. */
  public static Throwable fault(Throwable e) {
    return e.getCause() instanceof CudaCallException fault ? fault : null;
  }
}
