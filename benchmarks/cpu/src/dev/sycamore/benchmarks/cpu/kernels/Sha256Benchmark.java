package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/**
 * SHA-256 of a message of 36 bytes for each work-item, a common head and its number: integer
 * arithmetic and a private array.
 */
final class Sha256Benchmark implements CpuBenchmark {
  private static final int N = 1 << 16;

  /** The first bits of the cube roots of primes (FIPS 180-4). */
  private static final int[] K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private final int[] head = InputValues.ints(8, 1, Integer.MAX_VALUE);

  /** All first words, then all second ones, and so on. */
  private final int[] digests = new int[8 * N];

  @Override
  public String title() {
    return "SHA-256, 2^16 messages of a block";
  }

  @Override
  public List<Object> outputs() {
    return List.of(digests);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, head, digests);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("sha256", List.of(N), N, head, digests));
  }

  private static int message(int[] w, int t) {
    int w15 = w[t + 1 & 15];
    int w2 = w[t + 14 & 15];
    int s0 = Integer.rotateRight(w15, 7) ^ Integer.rotateRight(w15, 18) ^ w15 >>> 3;
    int s1 = Integer.rotateRight(w2, 17) ^ Integer.rotateRight(w2, 19) ^ w2 >>> 10;
    return w[t & 15] + s0 + w[t + 9 & 15] + s1;
  }

  private static int sum0(int a, int b, int c) {
    int rotated =
        Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
    return rotated + (a & b ^ a & c ^ b & c);
  }

  private static int sum1(int e, int f, int g) {
    int rotated =
        Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
    return rotated + (e & f ^ ~e & g);
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            item -> {
              int[] w = new int[16];
              System.arraycopy(head, 0, w, 0, 8);
              w[8] = item;
              w[9] = 0x80000000;
              w[15] = 9 * 32;
              int a = 0x6a09e667;
              int b = 0xbb67ae85;
              int c = 0x3c6ef372;
              int d = 0xa54ff53a;
              int e = 0x510e527f;
              int f = 0x9b05688c;
              int g = 0x1f83d9ab;
              int h = 0x5be0cd19;
              for (int t = 0; t < 64; t++) {
                if (t >= 16) {
                  w[t & 15] = message(w, t);
                }
                int t1 = h + sum1(e, f, g) + K[t] + w[t & 15];
                int t2 = sum0(a, b, c);
                h = g;
                g = f;
                f = e;
                e = d + t1;
                d = c;
                c = b;
                b = a;
                a = t1 + t2;
              }
              digests[item] = 0x6a09e667 + a;
              digests[N + item] = 0xbb67ae85 + b;
              digests[2 * N + item] = 0x3c6ef372 + c;
              digests[3 * N + item] = 0xa54ff53a + d;
              digests[4 * N + item] = 0x510e527f + e;
              digests[5 * N + item] = 0x9b05688c + f;
              digests[6 * N + item] = 0x1f83d9ab + g;
              digests[7 * N + item] = 0x5be0cd19 + h;
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final IntMemory head;
    private final IntMemory digests;

    OnDevice(DeviceQueue queue, Sha256Benchmark data) {
      super(queue);
      head = input(data.head);
      digests = output(data.digests);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(n),
              item -> {
                int[] w = new int[16];
                for (int t = 0; t < 8; t++) {
                  w[t] = head.get(t);
                }
                w[8] = item;
                w[9] = 0x80000000;
                w[15] = 9 * 32;
                int a = 0x6a09e667;
                int b = 0xbb67ae85;
                int c = 0x3c6ef372;
                int d = 0xa54ff53a;
                int e = 0x510e527f;
                int f = 0x9b05688c;
                int g = 0x1f83d9ab;
                int h = 0x5be0cd19;
                for (int t = 0; t < 64; t++) {
                  if (t >= 16) {
                    w[t & 15] = message(w, t);
                  }
                  int t1 = h + sum1(e, f, g) + K[t] + w[t & 15];
                  int t2 = sum0(a, b, c);
                  h = g;
                  g = f;
                  f = e;
                  e = d + t1;
                  d = c;
                  c = b;
                  b = a;
                  a = t1 + t2;
                }
                digests.set(item, 0x6a09e667 + a);
                digests.set(n + item, 0xbb67ae85 + b);
                digests.set(2 * n + item, 0x3c6ef372 + c);
                digests.set(3 * n + item, 0xa54ff53a + d);
                digests.set(4 * n + item, 0x510e527f + e);
                digests.set(5 * n + item, 0x9b05688c + f);
                digests.set(6 * n + item, 0x1f83d9ab + g);
                digests.set(7 * n + item, 0x5be0cd19 + h);
              })
          .await();
    }
  }
}
