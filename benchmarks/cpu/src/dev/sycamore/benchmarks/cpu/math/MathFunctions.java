package dev.sycamore.benchmarks.cpu.math;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleMemory;
import dev.sycamore.FloatMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.benchmarks.cpu.InputValues;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * All math functions of one and two arguments that the device library has: on doubles, and on
 * floats as Java has them, by the function of doubles. {@code fmod} is Java's {@code %}.
 */
final class MathFunctions implements AutoCloseable {
  static final int N = 1 << 18;
  private static final int PART = 1 << 12;

  private final DeviceQueue queue;
  private final List<MathFunction> functions = new ArrayList<>();
  private final DoubleMemory x;
  private final DoubleMemory y;
  private final DoubleMemory z;
  private final FloatMemory fx;
  private final FloatMemory fy;
  private final FloatMemory fz;

  MathFunctions(DeviceQueue queue) {
    this.queue = queue;
    x = DeviceMemory.doubles(queue, N, MemoryKind.DEVICE);
    y = DeviceMemory.doubles(queue, N, MemoryKind.DEVICE);
    z = DeviceMemory.doubles(queue, N, MemoryKind.DEVICE);
    fx = DeviceMemory.floats(queue, N, MemoryKind.DEVICE);
    fy = DeviceMemory.floats(queue, N, MemoryKind.DEVICE);
    fz = DeviceMemory.floats(queue, N, MemoryKind.DEVICE);
    addDoubles();
    addFloats();
  }

  List<MathFunction> all() {
    return functions;
  }

  private Runnable launch(@Kernel RangeKernel1 kernel) {
    return () -> queue.parallelFor(range(N), kernel).await();
  }

  /** Puts the arguments of a function to where its kernel reads them. */
  void load(MathFunction function) {
    if (function.arguments() instanceof double[] values) {
      queue.copy(values, 0, x, 0, N);
      queue.copy((double[]) function.second(), 0, y, 0, N);
    } else {
      queue.copy((float[]) function.arguments(), 0, fx, 0, N);
      queue.copy((float[]) function.second(), 0, fy, 0, N);
    }
  }

  private Object doubleResult() {
    double[] values = new double[N];
    queue.copy(z, 0, values, 0, N);
    return values;
  }

  private Object floatResult() {
    float[] values = new float[N];
    queue.copy(fz, 0, values, 0, N);
    return values;
  }

  private void unary(
      String name, double low, double high, Runnable kernel, DoubleUnaryOperator onJvm) {
    double[] values = InputValues.doubles(N, 1, low, high);
    add(name, values, values, kernel, (a, b) -> onJvm.applyAsDouble(a));
  }

  private void add(
      String name, double[] values, double[] second, Runnable kernel, DoubleBinaryOperator onJvm) {
    double[] result = new double[N];
    Runnable strict = () -> parts(i -> result[i] = onJvm.applyAsDouble(values[i], second[i]));
    functions.add(
        new MathFunction(name, values, second, result, kernel, this::doubleResult, strict));
  }

  private void unaryFloat(
      String name, float low, float high, Runnable kernel, DoubleUnaryOperator onJvm) {
    float[] values = InputValues.floats(N, 1, low, high);
    addFloat(name, values, values, kernel, (a, b) -> onJvm.applyAsDouble(a));
  }

  private void addFloat(
      String name, float[] values, float[] second, Runnable kernel, DoubleBinaryOperator onJvm) {
    float[] result = new float[N];
    Runnable strict =
        () -> parts(i -> result[i] = (float) onJvm.applyAsDouble(values[i], second[i]));
    functions.add(
        new MathFunction(name, values, second, result, kernel, this::floatResult, strict));
  }

  private interface Element {
    void compute(int i);
  }

  private static void parts(Element element) {
    IntStream.range(0, N / PART)
        .parallel()
        .forEach(
            part -> {
              for (int i = part * PART; i < (part + 1) * PART; i++) {
                element.compute(i);
              }
            });
  }

  @Override
  public void close() {
    queue.await();
    List.of(x, y, z).forEach(DoubleMemory::close);
    List.of(fx, fy, fz).forEach(FloatMemory::close);
  }

  private void addDoubles() {
    unary("sin", -10, 10, launch(i -> z.set(i, StrictMath.sin(x.get(i)))), StrictMath::sin);
    unary("cos", -10, 10, launch(i -> z.set(i, StrictMath.cos(x.get(i)))), StrictMath::cos);
    unary("tan", -10, 10, launch(i -> z.set(i, StrictMath.tan(x.get(i)))), StrictMath::tan);
    unary("asin", -1, 1, launch(i -> z.set(i, StrictMath.asin(x.get(i)))), StrictMath::asin);
    unary("acos", -1, 1, launch(i -> z.set(i, StrictMath.acos(x.get(i)))), StrictMath::acos);
    unary("atan", -10, 10, launch(i -> z.set(i, StrictMath.atan(x.get(i)))), StrictMath::atan);
    unary("sinh", -5, 5, launch(i -> z.set(i, StrictMath.sinh(x.get(i)))), StrictMath::sinh);
    unary("cosh", -5, 5, launch(i -> z.set(i, StrictMath.cosh(x.get(i)))), StrictMath::cosh);
    unary("tanh", -5, 5, launch(i -> z.set(i, StrictMath.tanh(x.get(i)))), StrictMath::tanh);
    unary("exp", -10, 10, launch(i -> z.set(i, StrictMath.exp(x.get(i)))), StrictMath::exp);
    unary("expm1", -2, 2, launch(i -> z.set(i, StrictMath.expm1(x.get(i)))), StrictMath::expm1);
    unary("log", 0.001, 100, launch(i -> z.set(i, StrictMath.log(x.get(i)))), StrictMath::log);
    unary(
        "log10", 0.001, 100, launch(i -> z.set(i, StrictMath.log10(x.get(i)))), StrictMath::log10);
    unary("log1p", -0.9, 10, launch(i -> z.set(i, StrictMath.log1p(x.get(i)))), StrictMath::log1p);
    unary("cbrt", -1000, 1000, launch(i -> z.set(i, StrictMath.cbrt(x.get(i)))), StrictMath::cbrt);
    unary("sqrt", 0, 1000, launch(i -> z.set(i, StrictMath.sqrt(x.get(i)))), StrictMath::sqrt);
    unary("rint", -1000, 1000, launch(i -> z.set(i, StrictMath.rint(x.get(i)))), StrictMath::rint);
    unary(
        "floor", -1000, 1000, launch(i -> z.set(i, StrictMath.floor(x.get(i)))), StrictMath::floor);
    unary("ceil", -1000, 1000, launch(i -> z.set(i, StrictMath.ceil(x.get(i)))), StrictMath::ceil);
    add(
        "pow",
        InputValues.doubles(N, 1, 0.001, 10),
        InputValues.doubles(N, 2, -5, 5),
        launch(i -> z.set(i, StrictMath.pow(x.get(i), y.get(i)))),
        StrictMath::pow);
    add(
        "atan2",
        InputValues.doubles(N, 1, -10, 10),
        InputValues.doubles(N, 2, -10, 10),
        launch(i -> z.set(i, StrictMath.atan2(x.get(i), y.get(i)))),
        StrictMath::atan2);
    add(
        "hypot",
        InputValues.doubles(N, 1, -10, 10),
        InputValues.doubles(N, 2, -10, 10),
        launch(i -> z.set(i, StrictMath.hypot(x.get(i), y.get(i)))),
        StrictMath::hypot);
    add(
        "fmod",
        InputValues.doubles(N, 1, -1000, 1000),
        InputValues.doubles(N, 2, 0.1, 10),
        launch(i -> z.set(i, x.get(i) % y.get(i))),
        (a, b) -> a % b);
    add(
        "IEEEremainder",
        InputValues.doubles(N, 1, -1000, 1000),
        InputValues.doubles(N, 2, 0.1, 10),
        launch(i -> z.set(i, StrictMath.IEEEremainder(x.get(i), y.get(i)))),
        StrictMath::IEEEremainder);
  }

  private void addFloats() {
    unaryFloat(
        "sinf",
        -10f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.sin(fx.get(i)))),
        StrictMath::sin);
    unaryFloat(
        "cosf",
        -10f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.cos(fx.get(i)))),
        StrictMath::cos);
    unaryFloat(
        "tanf",
        -10f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.tan(fx.get(i)))),
        StrictMath::tan);
    unaryFloat(
        "asinf",
        -1f,
        1f,
        launch(i -> fz.set(i, (float) StrictMath.asin(fx.get(i)))),
        StrictMath::asin);
    unaryFloat(
        "acosf",
        -1f,
        1f,
        launch(i -> fz.set(i, (float) StrictMath.acos(fx.get(i)))),
        StrictMath::acos);
    unaryFloat(
        "atanf",
        -10f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.atan(fx.get(i)))),
        StrictMath::atan);
    unaryFloat(
        "sinhf",
        -5f,
        5f,
        launch(i -> fz.set(i, (float) StrictMath.sinh(fx.get(i)))),
        StrictMath::sinh);
    unaryFloat(
        "coshf",
        -5f,
        5f,
        launch(i -> fz.set(i, (float) StrictMath.cosh(fx.get(i)))),
        StrictMath::cosh);
    unaryFloat(
        "tanhf",
        -5f,
        5f,
        launch(i -> fz.set(i, (float) StrictMath.tanh(fx.get(i)))),
        StrictMath::tanh);
    unaryFloat(
        "expf",
        -10f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.exp(fx.get(i)))),
        StrictMath::exp);
    unaryFloat(
        "expm1f",
        -2f,
        2f,
        launch(i -> fz.set(i, (float) StrictMath.expm1(fx.get(i)))),
        StrictMath::expm1);
    unaryFloat(
        "logf",
        0.001f,
        100f,
        launch(i -> fz.set(i, (float) StrictMath.log(fx.get(i)))),
        StrictMath::log);
    unaryFloat(
        "log10f",
        0.001f,
        100f,
        launch(i -> fz.set(i, (float) StrictMath.log10(fx.get(i)))),
        StrictMath::log10);
    unaryFloat(
        "log1pf",
        -0.9f,
        10f,
        launch(i -> fz.set(i, (float) StrictMath.log1p(fx.get(i)))),
        StrictMath::log1p);
    unaryFloat(
        "cbrtf",
        -1000f,
        1000f,
        launch(i -> fz.set(i, (float) StrictMath.cbrt(fx.get(i)))),
        StrictMath::cbrt);
    unaryFloat(
        "sqrtf",
        0f,
        1000f,
        launch(i -> fz.set(i, (float) StrictMath.sqrt(fx.get(i)))),
        StrictMath::sqrt);
    unaryFloat(
        "rintf",
        -1000f,
        1000f,
        launch(i -> fz.set(i, (float) StrictMath.rint(fx.get(i)))),
        StrictMath::rint);
    unaryFloat(
        "floorf",
        -1000f,
        1000f,
        launch(i -> fz.set(i, (float) StrictMath.floor(fx.get(i)))),
        StrictMath::floor);
    unaryFloat(
        "ceilf",
        -1000f,
        1000f,
        launch(i -> fz.set(i, (float) StrictMath.ceil(fx.get(i)))),
        StrictMath::ceil);
    addFloat(
        "powf",
        InputValues.floats(N, 1, 0.001f, 10f),
        InputValues.floats(N, 2, -5f, 5f),
        launch(i -> fz.set(i, (float) StrictMath.pow(fx.get(i), fy.get(i)))),
        StrictMath::pow);
    addFloat(
        "atan2f",
        InputValues.floats(N, 1, -10f, 10f),
        InputValues.floats(N, 2, -10f, 10f),
        launch(i -> fz.set(i, (float) StrictMath.atan2(fx.get(i), fy.get(i)))),
        StrictMath::atan2);
    addFloat(
        "hypotf",
        InputValues.floats(N, 1, -10f, 10f),
        InputValues.floats(N, 2, -10f, 10f),
        launch(i -> fz.set(i, (float) StrictMath.hypot(fx.get(i), fy.get(i)))),
        StrictMath::hypot);
    addFloat(
        "fmodf",
        InputValues.floats(N, 1, -1000f, 1000f),
        InputValues.floats(N, 2, 0.1f, 10f),
        launch(i -> fz.set(i, fx.get(i) % fy.get(i))),
        (a, b) -> a % b);
    addFloat(
        "IEEEremainderf",
        InputValues.floats(N, 1, -1000f, 1000f),
        InputValues.floats(N, 2, 0.1f, 10f),
        launch(i -> fz.set(i, (float) StrictMath.IEEEremainder(fx.get(i), fy.get(i)))),
        StrictMath::IEEEremainder);
  }
}
