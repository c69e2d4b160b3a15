package dev.sycamore;

import dev.sycamore.devicelib.NativeMath;

/** Functions that {@link Math} of Java 17 does not have, with the same bits on every device. */
public final class DeviceMath {
  private DeviceMath() {}

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static int clamp(int value, int low, int high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static long clamp(long value, long low, long high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static float clamp(float value, float low, float high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static double clamp(double value, double low, double high) {
    return Math.min(Math.max(value, low), high);
  }

  /**
   * Functions as the hardware has them: a few instructions on GPUs ({@code ex2.approx} and its like
   * on NVIDIA's, {@code native_*} in OpenCL). Their bits and errors are not the same everywhere. On
   * the host and in native code they are the functions of {@link DeviceMath} of the same name.
   *
   * <p>The errors here are those that NVIDIA states; OpenCL leaves them to the device. What is
   * subnormal, infinite or NaN may come out as zero or NaN.
   */
  public static final class Fast {
    private Fast() {}

    /**
     * The sine of an angle in radians; on GPUs for angles between -π and π, with an absolute error
     * of 2^-20.
     */
    public static float sin(float x) {
      return NativeMath.isPresent() ? NativeMath.sin(x) : (float) Math.sin(x);
    }

    /**
     * The cosine of an angle in radians; on GPUs for angles between -π and π, with an absolute
     * error of 2^-20.
     */
    public static float cos(float x) {
      return NativeMath.isPresent() ? NativeMath.cos(x) : (float) Math.cos(x);
    }

    /** The tangent of an angle in radians, as {@code sin(x) / cos(x)}. */
    public static float tan(float x) {
      return NativeMath.isPresent() ? NativeMath.tan(x) : (float) Math.tan(x);
    }

    /**
     * e^{@code x}; on NVIDIA's GPUs with a relative error of 2^-22 and as much more as the rounding
     * of {@code x * log2(e)} makes.
     */
    public static float exp(float x) {
      return NativeMath.isPresent() ? NativeMath.exp(x) : (float) Math.exp(x);
    }

    /** 2^{@code x}, with a relative error of 2^-22 on NVIDIA's GPUs. */
    public static float exp2(float x) {
      return NativeMath.isPresent() ? NativeMath.exp2(x) : (float) Math.pow(2, x);
    }

    /** 10^{@code x}, with the error of {@link #exp}. */
    public static float exp10(float x) {
      return NativeMath.isPresent() ? NativeMath.exp10(x) : (float) Math.pow(10, x);
    }

    /** The natural logarithm, as a multiple of {@link #log2}. */
    public static float log(float x) {
      return NativeMath.isPresent() ? NativeMath.log(x) : (float) Math.log(x);
    }

    /**
     * The logarithm to base 2; on NVIDIA's GPUs with an absolute error of 2^-22 between 0.5 and 2,
     * otherwise a relative one.
     */
    public static float log2(float x) {
      return NativeMath.isPresent() ? NativeMath.log2(x) : (float) (Math.log(x) / Math.log(2));
    }

    /** The logarithm to base 10, as a multiple of {@link #log2}. */
    public static float log10(float x) {
      return NativeMath.isPresent() ? NativeMath.log10(x) : (float) Math.log10(x);
    }

    /** The square root, with a relative error of 2^-22 on NVIDIA's GPUs. */
    public static float sqrt(float x) {
      return NativeMath.isPresent() ? NativeMath.sqrt(x) : (float) Math.sqrt(x);
    }

    /** 1 / sqrt({@code x}), with a relative error of 2^-22 on NVIDIA's GPUs. */
    public static float rsqrt(float x) {
      return NativeMath.isPresent() ? NativeMath.rsqrt(x) : (float) (1 / Math.sqrt(x));
    }

    /** 1 / {@code x}, with an error of 1 ulp on NVIDIA's GPUs. */
    public static float reciprocal(float x) {
      return NativeMath.isPresent() ? NativeMath.reciprocal(x) : 1 / x;
    }

    /**
     * The hyperbolic tangent; with a relative error of 2^-10 on NVIDIA's GPUs from {@code sm_80}
     * on, an absolute one of 2^-20 on other GPUs.
     */
    public static float tanh(float x) {
      return NativeMath.isPresent() ? NativeMath.tanh(x) : (float) Math.tanh(x);
    }

    /**
     * {@code x}^{@code y} of a positive {@code x}, as {@code exp2(y * log2(x))}: the error grows
     * with the result's exponent.
     */
    public static float pow(float x, float y) {
      return NativeMath.isPresent() ? NativeMath.pow(x, y) : (float) Math.pow(x, y);
    }

    /**
     * {@code x / y}, with an error of 2 ulp on NVIDIA's GPUs where the magnitude of {@code y} is
     * between 2^-126 and 2^126.
     */
    public static float divide(float x, float y) {
      return NativeMath.isPresent() ? NativeMath.divide(x, y) : x / y;
    }
  }
}
