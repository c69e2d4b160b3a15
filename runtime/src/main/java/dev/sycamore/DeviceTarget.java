package dev.sycamore;

/**
 * What the code that runs is compiled for. Device code may differ from target to target:
 *
 * <pre>{@code
 * q.parallelFor(range(n), i -> c[i] = DeviceTarget.isPtx() ? fewSteps(a[i]) : manySteps(a[i]));
 * }</pre>
 *
 * <p>In a kernel each method is a constant of each image, which is known when the image is made:
 * branches that are not taken leave no code in the image. All branches are compiled and checked,
 * whatever the targets are, and a kernel requires the aspects of all of them. On the {@code host}
 * device, where the JVM runs the lambda, and outside of kernels only {@link #isHost} is true.
 */
public final class DeviceTarget {

  private DeviceTarget() {}

  /**
   * Whether the JVM runs the code, which is not compiled for any device then.
   *
   * @return true on the JVM; in a kernel a constant of the image
   */
  public static boolean isHost() {
    return true;
  }

  /**
   * Whether the code is native code for the CPU, as on {@code native-cpu}.
   *
   * @return false on the JVM; in a kernel a constant of the image
   */
  public static boolean isNativeCpu() {
    return false;
  }

  /**
   * Whether the code is SPIR-V. OpenCL devices run either that or OpenCL C.
   *
   * @return false on the JVM; in a kernel a constant of the image
   */
  public static boolean isSpirv() {
    return false;
  }

  /**
   * Whether the code is PTX, or machine code that was made of it.
   *
   * @return false on the JVM; in a kernel a constant of the image
   */
  public static boolean isPtx() {
    return false;
  }

  /**
   * Whether the code is for an AMD GPU.
   *
   * @return false on the JVM; in a kernel a constant of the image
   */
  public static boolean isAmdgcn() {
    return false;
  }

  /**
   * Whether the code is OpenCL C.
   *
   * @return false on the JVM; in a kernel a constant of the image
   */
  public static boolean isOpenClC() {
    return false;
  }

  /**
   * Whether the code is PTX for {@code sm_NN} with an NN of at least {@code version}: what the
   * image is compiled for, not the GPU that it runs on, which may be newer.
   *
   * @param version for example 80
   * @return false on the JVM and on targets other than PTX
   */
  public static boolean isAtLeastSm(int version) {
    return false;
  }
}
