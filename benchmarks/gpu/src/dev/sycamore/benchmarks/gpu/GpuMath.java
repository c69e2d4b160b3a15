package dev.sycamore.benchmarks.gpu;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleMemory;
import dev.sycamore.FloatMemory;

/**
 * The functions of {@link DeviceMath}, eight times for each work-item, so that they take longer than
 * memory does. {@code math.cu} has the same with CUDA's functions.
 */
final class GpuMath {
  private static final int TIMES = 8;
  private static final float STEP = 0.0078125f;

  private GpuMath() {}

  static void mathSin(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathSin",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.sin(v);
          }
          y.set(i, sum);
        });
  }

  static void mathCos(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathCos",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.cos(v);
          }
          y.set(i, sum);
        });
  }

  static void mathTan(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathTan",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.tan(v);
          }
          y.set(i, sum);
        });
  }

  static void mathAsin(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathAsin",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.asin(v);
          }
          y.set(i, sum);
        });
  }

  static void mathAcos(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathAcos",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.acos(v);
          }
          y.set(i, sum);
        });
  }

  static void mathAtan(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathAtan",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.atan(v);
          }
          y.set(i, sum);
        });
  }

  static void mathSinh(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathSinh",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.sinh(v);
          }
          y.set(i, sum);
        });
  }

  static void mathCosh(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathCosh",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.cosh(v);
          }
          y.set(i, sum);
        });
  }

  static void mathTanh(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathTanh",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.tanh(v);
          }
          y.set(i, sum);
        });
  }

  static void mathExp(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathExp",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.exp(v);
          }
          y.set(i, sum);
        });
  }

  static void mathExp2(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathExp2",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.exp2(v);
          }
          y.set(i, sum);
        });
  }

  static void mathExp10(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathExp10",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.exp10(v);
          }
          y.set(i, sum);
        });
  }

  static void mathExpm1(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathExpm1",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.expm1(v);
          }
          y.set(i, sum);
        });
  }

  static void mathLog(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathLog",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.log(v);
          }
          y.set(i, sum);
        });
  }

  static void mathLog2(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathLog2",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.log2(v);
          }
          y.set(i, sum);
        });
  }

  static void mathLog10(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathLog10",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.log10(v);
          }
          y.set(i, sum);
        });
  }

  static void mathLog1p(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathLog1p",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.log1p(v);
          }
          y.set(i, sum);
        });
  }

  static void mathCbrt(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathCbrt",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.cbrt(v);
          }
          y.set(i, sum);
        });
  }

  static void mathRsqrt(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathRsqrt",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.rsqrt(v);
          }
          y.set(i, sum);
        });
  }

  static void mathErf(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathErf",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.erf(v);
          }
          y.set(i, sum);
        });
  }

  static void mathErfc(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathErfc",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.erfc(v);
          }
          y.set(i, sum);
        });
  }

  static void mathTgamma(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathTgamma",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.tgamma(v);
          }
          y.set(i, sum);
        });
  }

  static void mathLgamma(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathLgamma",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.lgamma(v);
          }
          y.set(i, sum);
        });
  }

  static void mathPow(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathPow",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.pow(v, 1.25f - v);
          }
          y.set(i, sum);
        });
  }

  static void mathAtan2(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathAtan2",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.atan2(v, 1.25f - v);
          }
          y.set(i, sum);
        });
  }

  static void mathHypot(DeviceQueue q, int n, FloatMemory x, FloatMemory y) {
    q.parallelFor(
        "mathHypot",
        range(n),
        i -> {
          float sum = 0;
          for (int k = 0; k < TIMES; k++) {
            float v = x.get(i) + k * STEP;
            sum += DeviceMath.hypot(v, 1.25f - v);
          }
          y.set(i, sum);
        });
  }

  static void doubleSin(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleSin",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.sin(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleCos(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleCos",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.cos(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleTan(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleTan",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.tan(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleExp(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleExp",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.exp(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleExp2(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleExp2",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.exp2(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleExpm1(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleExpm1",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.expm1(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleLog(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleLog",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.log(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleLog2(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleLog2",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.log2(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleLog1p(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleLog1p",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.log1p(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleCbrt(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleCbrt",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.cbrt(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleTanh(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleTanh",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.tanh(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleErf(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleErf",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.erf(v);
          }
          y.set(i, sum);
        });
  }

  static void doubleLgamma(DeviceQueue q, int n, DoubleMemory x, DoubleMemory y) {
    q.parallelFor(
        "doubleLgamma",
        range(n),
        i -> {
          double sum = 0;
          for (int k = 0; k < TIMES; k++) {
            double v = x.get(i) + k * STEP;
            sum += DeviceMath.lgamma(v);
          }
          y.set(i, sum);
        });
  }
}
