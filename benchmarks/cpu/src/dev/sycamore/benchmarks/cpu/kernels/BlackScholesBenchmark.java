package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.util.List;
import java.util.stream.IntStream;

/** Prices of European options: exp, log and square roots in {@code double}. */
final class BlackScholesBenchmark implements CpuBenchmark {
  private static final int N = 1 << 18;
  private static final double RATE = 0.02;
  private static final double VOLATILITY = 0.3;

  private final double[] price = InputValues.doubles(N, 1, 5, 30);
  private final double[] strike = InputValues.doubles(N, 2, 1, 100);
  private final double[] years = InputValues.doubles(N, 3, 0.25, 10);
  private final double[] call = new double[N];
  private final double[] put = new double[N];

  @Override
  public String title() {
    return "Black-Scholes, 2^18 options, double";
  }

  @Override
  public List<Object> outputs() {
    return List.of(call, put);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, RATE, VOLATILITY, price, strike, years, call, put);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.over("options", List.of(N), RATE, VOLATILITY, price, strike, years, call, put));
  }

  @Override
  public double tolerance(PeerKind peer) {
    // Only ours has StrictMath's exp and log.
    return 1e-12;
  }

  /** The normal distribution by a polynomial (Abramowitz and Stegun, 26.2.17). */
  private static double normal(double d) {
    double k = 1 / (1 + 0.2316419 * Math.abs(d));
    double polynomial =
        k
            * (0.319381530
                + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    double tail = 0.39894228040143267794 * Math.exp(-0.5 * d * d) * polynomial;
    return d > 0 ? 1 - tail : tail;
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            i -> {
              double deviation = VOLATILITY * Math.sqrt(years[i]);
              double d1 =
                  (Math.log(price[i] / strike[i])
                          + (RATE + 0.5 * VOLATILITY * VOLATILITY) * years[i])
                      / deviation;
              double n1 = normal(d1);
              double n2 = normal(d1 - deviation);
              double discounted = strike[i] * Math.exp(-RATE * years[i]);
              call[i] = price[i] * n1 - discounted * n2;
              put[i] = discounted * (1 - n2) - price[i] * (1 - n1);
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final double rate = RATE;
    private final double volatility = VOLATILITY;
    private final DoubleMemory price;
    private final DoubleMemory strike;
    private final DoubleMemory years;
    private final DoubleMemory call;
    private final DoubleMemory put;

    OnDevice(DeviceQueue queue, BlackScholesBenchmark data) {
      super(queue);
      price = input(data.price);
      strike = input(data.strike);
      years = input(data.years);
      call = output(data.call);
      put = output(data.put);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(N),
              i -> {
                double s = price.get(i);
                double t = years.get(i);
                double deviation = volatility * Math.sqrt(t);
                double d1 =
                    (Math.log(s / strike.get(i)) + (rate + 0.5 * volatility * volatility) * t)
                        / deviation;
                double n1 = normal(d1);
                double n2 = normal(d1 - deviation);
                double discounted = strike.get(i) * Math.exp(-rate * t);
                call.set(i, s * n1 - discounted * n2);
                put.set(i, discounted * (1 - n2) - s * (1 - n1));
              })
          .await();
    }
  }
}
