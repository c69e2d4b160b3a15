package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.run.BatchRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What random programs found, as small as they became. */
@Tag("one-jdk")
@Tag("full")
class FuzzRegressionTest {
  private static final String TARGETS = FuzzSettings.TARGETS + ",x86_64_v4";

  private static BatchRunner runner;
  private static List<String> devices;

  @BeforeAll
  static void start(@TempDir Path folder) {
    runner = new BatchRunner(folder, List.of(FuzzSettings.targets(TARGETS)), Duration.ofMinutes(2));
    // The widest vectors that this processor has are those of the first.
    devices = new ArrayList<>(List.of("native-cpu", "native-cpu:x86_64"));
    runner.openClDevices().stream().limit(1).forEach(devices::add);
  }

  @AfterAll
  static void stop() {
    runner.close();
  }

  private static void assertSameOnEveryDevice(long seed, String program) {
    assertThat(runner.run(seed, program, devices)).isEmpty();
  }

  /** OpenCL devices have sub-groups of other sizes, or none. */
  private static void assertSameOnNativeCpu(long seed, String program) {
    List<String> some = devices.stream().filter(name -> name.startsWith("native-cpu")).toList();
    assertThat(runner.run(seed, program, some)).isEmpty();
  }

  /** OpenCL C: no call, {@code as_float} neither, in the initial value of a constant array. */
  @Test
  void notANumberAndInfinitiesInConstantArrays() {
    assertSameOnEveryDevice(
        1L,
        """
        static final class P0 {
          static final float[] F = {Float.NaN, 1.0f, Float.POSITIVE_INFINITY, -1.0f / 0.0f};
          static final double[] D = {0.0 / 0.0, -0.0, 1.0 / 0.0, Double.NEGATIVE_INFINITY};
          static void run(DeviceQueue q, float[] outF, double[] outD) {
            q.parallelFor(range(16), i -> {
              outF[i] = F[i & 3];
              outD[i] = D[i & 3];
            }).await();
          }
        }
        """);
  }

  /** PoCL's {@code abs} let LLVM take the magnitude of {@code MIN_VALUE} for a positive number. */
  @Test
  void magnitudeOfTheLeastIntWidens() {
    assertSameOnEveryDevice(
        6110623520920811267L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, byte kB, short kS, int[] outI) {
            q.parallelFor(range(16), i -> {
              outI[i * 4] = i == 9 ? Integer.MIN_VALUE : outI[i * 4];
              int v9 = Math.abs(outI[i * 4]++);
              outI[i * 4 + (kS & 3)] |= kS;
              hashes[i] = 17L * 31 + v9;
            }).await();
          }
        }
        """);
  }

  /** LLVM's SLP vectoriser took the sign extension away: 255 in the place of 65535. */
  @Test
  void negativeBytesAsCharsAsFloats() {
    assertSameOnEveryDevice(
        -8520383503768476721L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, int[] inI, float kF, int kI, byte[] outB) {
            q.parallelFor(range(16), i -> {
              long hash = 17;
              for (char c2 = 1; c2 < 100; c2--) {
                float v5 = (float) (char) (outB[i * 4 + (inI[kI & 63] & 3)] += kF);
                hash = mix(hash, v5);
              }
              hashes[i] = hash;
            }).await();
          }
        }
        """);
  }

  /** LLVM's InstCombine took a great integer with few significant bits for an exact half. */
  @Test
  void greatIntegersAsHalfs() {
    assertSameOnEveryDevice(
        3430439050926244641L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, long[] outJ, float[] outF) {
            q.parallelFor(range(16), i -> {
              Half r = Half.of(outJ[i] << 61);
              outF[i] = r.toFloat();
              outF[i + 16] = Half.of((float) (double) (outJ[i] << 20)).toFloat();
              hashes[i] = mix(17, r.sub(r).toFloat());
            }).await();
          }
        }
        """);
  }

  /** javac 25 captures nothing that only a branch names which such a condition never reaches. */
  @Test
  void conditionalsThatAreConstantThoughOneBranchIsNot() {
    assertSameOnEveryDevice(
        -172654976906582427L,
        """
        static final class P0 {
          static void run(DeviceQueue q, double[] inD, double kD, double[] outD) {
            q.parallelFor(range(16), i -> {
              if (true ? true : inD[(byte) 0 & 63] < 0.0) {
                outD[i] = i;
              } else {
                double v2 = kD;
              }
            }).await();
          }
        }
        """);
  }

  /** Nor what only an operand names that is decided before, by no constant of the language. */
  @Test
  void operandsAfterOnesThatAreFalseThoughNotConstant() {
    assertSameOnEveryDevice(
        -1830808308975462519L,
        """
        static final class P0 {
          static void run(DeviceQueue q, boolean kZ, int wI, int[] outI) {
            q.parallelFor(range(5, 7), (y, x) -> {
              int i = y * 7 + x;
              for (char c = 1; c < 100 && (false && kZ && 0 == wI); c--) {
                outI[i] = 1;
              }
              if (!(false && kZ) || wI == 3) {
                outI[i] += 2;
              }
              outI[i] += true || kZ || 5 == wI ? 4 : wI;
            }).await();
          }
        }
        """);
  }

  /** {@code StrictMath.copySign} takes a NaN for positive, whose sign bit x86 sets. */
  @Test
  void theSignOfWhatIsNoNumber() {
    assertSameOnEveryDevice(
        9161605126615744412L,
        """
        static final class P0 {
          static void run(DeviceQueue q, float[] outF, double[] outD) {
            q.parallelFor(range(16), i -> {
              float infinite = 3.0e38f * (i + 10);
              double infinity = 1.0e308 * (i + 10);
              outF[i] = StrictMath.copySign(2.0f, infinite - infinite);
              outD[i] = StrictMath.copySign(2.0, infinity - infinity);
            }).await();
          }
        }
        """);
  }

  /**
   * PoCL's {@code rint}, {@code floor} and {@code ceil} of a great constant were no value at all.
   */
  @Test
  void greatConstantsAreRounded() {
    assertSameOnEveryDevice(
        9215149421006243337L,
        """
        static final class P0 {
          static final double[] V = {0.5, -0.5, 1.5, -1.5, 0.3, -0.7, -0.0, 4503599627370495.5, -4503599627370495.5, 4503599627370497.0, 1e300, 0.0 / 0.0, 1 / 0.0, 0x1p52, 0.49999999999999994, -2.5};
          static void run(DeviceQueue q, double[] outD) {
            q.parallelFor(range(16), i -> {
              outD[i * 4] = Math.rint(6.043614527149092E23) + Math.floor(V[i]);
              outD[i * 4 + 1] = Math.floor(-6.043614527149092E23) - Math.ceil(V[i]);
              outD[i * 4 + 2] = Math.ceil(6.043614527149092E23);
              outD[i * 4 + 3] = Math.rint(V[i]);
            }).await();
          }
        }
        """);
  }

  /** The same of all values that are not great, signs of zeros too. */
  @Test
  void roundingKeepsSigns() {
    assertSameOnEveryDevice(
        9215149421006243337L,
        """
        static final class P0 {
          static final double[] V = {0.5, -0.5, 1.5, -1.5, 0.3, -0.7, -0.0, 4503599627370495.5, -4503599627370495.5, 4503599627370497.0, 1e300, 0.0 / 0.0, 1 / 0.0, 0x1p52, 0.49999999999999994, -2.5};
          static void run(DeviceQueue q, double[] outD, long[] hashes) {
            q.parallelFor(range(16), i -> {
              outD[i * 4] = Math.rint(V[i]);
              outD[i * 4 + 1] = Math.floor(V[i]);
              outD[i * 4 + 2] = Math.ceil(V[i]);
            }).await();
          }
        }
        """);
  }

  /** LLVM truncated vectors of 64 bits to 32 by packing them, with saturation, into 16. */
  @Test
  void remaindersOfCharsInSubGroups() {
    assertSameOnNativeCpu(
        9007435011045587247L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, char[] ownC, long wJ) {
            q.submit(h -> {
              h.parallelFor(ndRange(33, 33), (@ReqdSubGroupSize(4) NdKernel1) it -> {
                int i = it.globalId();
                long v3 = it.subGroup().inclusiveScan(ownC[(int) (i + wJ & 255)] % (wJ | 1), Op.OR);
                hashes[i] = v3;
              });
            }).await();
          }
        }
        """);
  }

  /** Elements of captured arrays of records were made anew, by their constructors. */
  @Test
  void readingARecordRunsNoConstructor() {
    assertSameOnEveryDevice(
        -8134858829627972452L,
        """
        static final class P0 {
          record R0(int a4) {
            R0 {
              a4 |= true ? -113604633348L : (char) 6;
              a4--;
            }
          }
          record R1<A0>(A0 inner0, double a5) {}
          static void run(DeviceQueue q, long[] hashes, R0[] eachR0, R0[] mineR0) {
            q.parallelFor(range(37), i -> {
              R1<R0> r14 = new R1<>(eachR0[i], i);
              R0 last = mineR0[255 - i];
              long hash = mix(17, r14.inner0().a4());
              for (R0 each : eachR0) {
                hash = mix(hash, each.a4());
              }
              hashes[i] = mix(mix(hash, last.a4()), new R0(last.a4()).a4());
            }).await();
          }
        }
        """);
  }

  /** {@code List.of(E...)} seemed to take a lambda for its array. */
  @Test
  void aListOfOneKernel() {
    assertSameOnEveryDevice(
        1L,
        """
        static final class P0 {
          static void run(DeviceQueue q, short[] rowS) {
            List<RangeKernel1> kernels = List.of(i -> {
              rowS[i] += 3;
            });
            for (RangeKernel1 kernel : kernels) {
              q.parallelFor(range(18), kernel).await();
            }
          }
        }
        """);
  }

  /** Variables that a local class captures were not known where one of several arrays is chosen. */
  @Test
  void aLocalClassChoosesAmongWhatItCaptures() {
    assertSameOnEveryDevice(
        5595203674802745741L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, int[][] gridI, int[] inI, int wI, int[] rowI) {
            class Local implements RangeKernel1 {
              public void run(int i) {
                int[] y2 = (i + wI & 1) == 0 ? inI : gridI[i];
                int[] y3 = (i & 2) == 0 ? rowI : y2;
                hashes[i] = mix(mix(17, y2[i & 3]), y3[i & 3]);
                y2 = gridI[i];
                y2[1] = i;
              }
            }
            q.parallelFor(range(37), new Local()).await();
          }
        }
        """);
  }

  /** Later javac does not capture what such a condition leaves out. */
  @Test
  void aChoiceOfArraysWhoseConditionIsDecided() {
    assertSameOnEveryDevice(
        7774922096072831904L,
        """
        static final class P0 {
          static void run(DeviceQueue q, byte[] rowB, boolean kZ, byte[] nearB) {
            q.parallelFor(range(35), i -> {
              byte[] y7 = true || kZ ? rowB : nearB;
              y7[i] += false && kZ ? 1 : 2;
            }).await();
          }
        }
        """);
  }

  /** NVIDIA's optimiser lost the sign of the zero. */
  @Test
  void aChoiceOfMinusZeroAndOne() {
    assertSameOnEveryDevice(
        7057488832026259402L,
        """
        static final class P0 {
          static void run(DeviceQueue q, long[] hashes, float kF) {
            q.parallelFor(range(37), i -> {
              long hash = 17;
              Float3 r2 = Float3.of(1.0f != kF ? -0.0f : 1.0f, 0.0f, 0.0f);
              Float3 r3 = r2;
              hash = mix(hash, r3.x());
              hashes[i] = hash;
            }).await();
          }
        }
        """);
  }
}
