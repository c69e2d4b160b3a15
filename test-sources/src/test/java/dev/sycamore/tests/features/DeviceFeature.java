package dev.sycamore.tests.features;

import java.util.List;

/**
 * A feature of the device language, as it is used in a kernel over an nd-range: {@code it} is the
 * work-item and {@code i} its global index.
 *
 * @param name for classes
 * @param members of the class around the kernel
 * @param locals that the kernel captures
 * @param use statements that add to {@code double sum}
 */
record DeviceFeature(String name, String members, String locals, String use) {

  /** Those that programs are made of; each has names of its own. */
  static final List<DeviceFeature> ALL =
      List.of(
          new DeviceFeature("Spec", "@SpecConstant static int spec = 3;", "", "sum += spec * i;"),
          new DeviceFeature("Group", "", "", "sum += it.group().reduce(a[i], Op.ADD);"),
          new DeviceFeature("Scan", "", "", "sum += it.group().inclusiveScan(a[i], Op.MAX);"),
          new DeviceFeature(
              "Barrier",
              "",
              "int[] shared = new int[64];",
              "shared[i] = i; it.barrier(); sum += shared[i ^ 1];"),
          new DeviceFeature(
              "Atomic",
              "",
              "int[] counts = new int[64];",
              "Atomics.add(counts, i, a[i]); sum += counts[i];"),
          new DeviceFeature(
              "Nested",
              "record P(double x) {} record R(int n, P p) {}",
              "",
              "R r = i % 2 == 0 ? new R(1, new P(d[i])) : new R(i, new P(2)); sum += r.n() + r.p().x();"),
          new DeviceFeature(
              "Generic",
              "record Opt<T>(boolean is, T value) {} record Q(int q) {}",
              "",
              "Opt<Q> opt = new Opt<>(i > 5, new Q(i)); sum += opt.is() ? opt.value().q() : 7;"),
          new DeviceFeature(
              "Captured",
              "record C(float f, long j) {}",
              "C c = new C(1.5f, 1L << 40);",
              "sum += c.f() + c.j();"),
          new DeviceFeature(
              "Lambda",
              "",
              "",
              "java.util.function.IntUnaryOperator twice = x -> x * 2 + a[0]; sum += twice.applyAsInt(i);"),
          new DeviceFeature(
              "Vector", "", "", "Float4 v = Float4.splat(i).mul(0.5f); sum += v.sum();"),
          new DeviceFeature(
              "Private",
              "",
              "",
              "int[] t = new int[9]; for (int k = 0; k < 9; k++) { t[(k * i) % 9] += k; } sum += t[i % 9];"),
          new DeviceFeature(
              "Switch",
              "",
              "",
              "sum += switch (i % 4) { case 0 -> 5; case 1, 2 -> { int y = i; yield y * y; } default -> -1; };"),
          new DeviceFeature(
              "Enum",
              "enum Mode { ADD, SKIP }",
              "Mode mode = Mode.ADD;",
              "if (mode == Mode.ADD) { sum += 4; }"),
          new DeviceFeature("Half", "", "", "sum += Half.of(i * 0.1f).toFloat();"),
          new DeviceFeature(
              "Table", "static final int[] TABLE = {3, 1, 4, 1, 5};", "", "sum += TABLE[i % 5];"),
          new DeviceFeature("Library", "", "", "sum += StrictMath.sin(d[i]);"),
          new DeviceFeature(
              "Call",
              "static long collatz(long n) { long c = 0; while (n > 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c++; } return c; }",
              "",
              "sum += collatz(i + 1);"));

  /** A class with kernels of their own for two features, and one that has both. */
  static String program(String className, DeviceFeature first, DeviceFeature second) {
    return """
        import static dev.sycamore.NdRange.ndRange;

        import dev.sycamore.*;
        import dev.sycamore.annotations.SpecConstant;

        public class NAME {
          MEMBERS1
          MEMBERS2

          public static Object run(DeviceQueue q) {
            int[] a = new int[64];
            double[] d = new double[64], both = new double[64], one = new double[64], two = new double[64];
            for (int i = 0; i < 64; i++) {
              a[i] = i * 7 % 11;
              d[i] = i * 0.3;
            }
            LOCALS1
            LOCALS2
            q.parallelFor(ndRange(64, 16), it -> {
              int i = it.globalId();
              double sum = a[i] + d[i];
              USE1
              USE2
              both[i] = sum;
            });
            q.parallelFor(ndRange(64, 16), it -> {
              int i = it.globalId();
              double sum = a[i] + d[i];
              USE1
              one[i] = sum;
            });
            q.parallelFor(ndRange(64, 16), it -> {
              int i = it.globalId();
              double sum = a[i] + d[i];
              USE2
              two[i] = sum;
            });
            q.await();
            return new Object[] {both, one, two};
          }
        }
        """
        .replace("NAME", className)
        .replace("MEMBERS1", first.members)
        .replace("MEMBERS2", second.members)
        .replace("LOCALS1", first.locals)
        .replace("LOCALS2", second.locals)
        .replace("USE1", first.use)
        .replace("USE2", second.use);
  }
}
