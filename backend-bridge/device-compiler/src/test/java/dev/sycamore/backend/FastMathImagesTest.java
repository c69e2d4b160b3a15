package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** What flags of operations allow, and that operations without them beside keep their bits. */
@Tag("one-jdk")
@Tag("module")
class FastMathImagesTest {

  private static final int N = 1003;
  private static final int PRODUCTS = 8;

  private static String code(ImageTarget target) {
    BuildJob job =
        TestModules.job(
            "fast.ll", TestModules.text("fast"), target, List.of("fast"), BuildOutput.ASSEMBLY);
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }

  private static String kernel(String code, String from, String to) {
    int start = code.indexOf(from);
    int end = to.isEmpty() ? code.length() : code.indexOf(to, start);
    return code.substring(start, end);
  }

  private static int count(String text, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }

  @Test
  void ptxFusesWhatMayBeFused() {
    String ptx = code(ImageTarget.PTX64);
    String products = kernel(ptx, ".entry fast_products", ".entry fast_sums");
    assertThat(count(products, "fma\\.rn\\.f32")).isEqualTo(4);
    // Where only the product or only the sum may be fused, and the exact one.
    assertThat(count(products, "mul\\.rn\\.f32")).isPositive();
    assertThat(products).contains("add.rn.f32").doesNotContain("mul.f32", "add.f32");
  }

  @Test
  void ptxDividesApproximatelyWhereItMay() {
    String ptx = code(ImageTarget.PTX64);
    String quotients = kernel(ptx, ".entry fast_quotients", "");
    assertThat(count(quotients, "div\\.full\\.f32")).isEqualTo(1);
    assertThat(count(quotients, "div\\.rn\\.f32")).isEqualTo(2);
    assertThat(count(quotients, "mul\\.rn\\.f32")).isEqualTo(1);
  }

  @Test
  void amdDividesApproximatelyWhereItMay() {
    String quotients = kernel(code(ImageTarget.parse("amd_gpu_gfx90a")), "fast_quotients:", "");
    assertThat(count(quotients, "v_div_fixup_f32")).isEqualTo(2);
  }

  /** Contraction is off for the whole kernel: what may be fused is a function of its own. */
  @Test
  void spirvFusesSingleOperations() {
    String spirv = code(ImageTarget.SPIR64);
    assertThat(count(spirv, "OpExtInst %\\d+ %\\d+ mad ")).isEqualTo(5);
    assertThat(count(spirv, "ContractionOff")).isEqualTo(3);
    assertThat(spirv).contains("FPFastMathMode AllowRecip").doesNotContain("Fast\n", "NotNaN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4"})
  void withoutTheInstructionNothingIsFused(String lanes) {
    checkProducts(ImageTarget.X86_64, lanes, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "8"})
  @EnabledIf("dev.sycamore.backend.DeviceCompilerFeatureLevelsTest#hasV3")
  void nativeCodeFusesWhatMayBeFused(String lanes) {
    checkProducts(ImageTarget.parse("x86_64_v3"), lanes, true);
  }

  private static TestNativeImage image(ImageTarget target, String lanes) {
    System.setProperty("sycamore.lanes", lanes);
    try {
      return new TestNativeImage(TestModules.image(TestModules.job("fast", target)));
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }

  private static void checkProducts(ImageTarget target, String lanes, boolean fuses) {
    Random random = new Random(7);
    FloatBuffer[] operands = new FloatBuffer[3];
    for (int k = 0; k < operands.length; k++) {
      operands[k] = BufferUtils.createFloatBuffer(N);
    }
    for (int i = 0; i < N; i++) {
      float x = 1 + random.nextFloat();
      float y = 1 + random.nextFloat();
      operands[0].put(i, x);
      operands[1].put(i, y);
      operands[2].put(i, i % 2 == 0 ? x * y : -x * y);
    }
    FloatBuffer out = BufferUtils.createFloatBuffer(PRODUCTS * N);
    try (TestNativeImage image = image(target, lanes)) {
      image.run(
          "fast_products",
          new TestArgumentBlock().add(operands[0]).add(operands[1]).add(operands[2]).add(out),
          TestLaunchRange.range(N));
    }
    for (int i = 0; i < N; i++) {
      float x = operands[0].get(i);
      float y = operands[1].get(i);
      float z = operands[2].get(i);
      float p = x * y;
      float[] exact = {
        p + z, p - z, z - p, -p - z, x * z + y, x * x + z, y * y + z, y * y + (y * y + z)
      };
      float[] fused = {
        Math.fma(x, y, z), Math.fma(x, y, -z), Math.fma(-x, y, z), Math.fma(-x, y, -z)
      };
      for (int k = 0; k < PRODUCTS; k++) {
        float expected = fuses && k < fused.length ? fused[k] : exact[k];
        assertThat(out.get(PRODUCTS * i + k)).as("form %d of %s", k, i).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4", "auto"})
  void sumsInAnyOrderAreNearTheSum(String lanes) {
    int columns = 517;
    int rows = 37;
    Random random = new Random(5);
    FloatBuffer x = BufferUtils.createFloatBuffer(rows * columns);
    for (int i = 0; i < rows * columns; i++) {
      x.put(i, random.nextFloat());
    }
    FloatBuffer out = BufferUtils.createFloatBuffer(rows);
    try (TestNativeImage image = image(ImageTarget.X86_64, lanes)) {
      image.run(
          "fast_sums",
          new TestArgumentBlock().add(x).add(columns).add(out),
          TestLaunchRange.range(rows));
    }
    for (int row = 0; row < rows; row++) {
      double sum = 0;
      for (int i = 0; i < columns; i++) {
        double value = x.get(row * columns + i);
        sum += value * value;
      }
      assertThat((double) out.get(row)).isCloseTo(sum, within(1e-5 * sum));
    }
  }

  /** A row is next to itself in memory: LLVM's vectoriser adds it in several sums. */
  @Test
  void sumsInAnyOrderAreVectors() {
    BuildJob job =
        TestModules.job(
            "fast.ll",
            TestModules.text("fast"),
            ImageTarget.X86_64,
            List.of("fast"),
            BuildOutput.LLVM_IR);
    String ir = new String(TestModules.image(job), StandardCharsets.UTF_8);
    String sums = kernel(ir, "@fast_sums(", "\n}");
    assertThat(sums).contains("load <4 x float>", "@llvm.vector.reduce.fadd");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4"})
  void quotientsByReciprocalsAreNear(String lanes) {
    FloatBuffer x = BufferUtils.createFloatBuffer(N);
    FloatBuffer y = BufferUtils.createFloatBuffer(N);
    for (int i = 0; i < N; i++) {
      x.put(i, 1 + i * 0.37f);
      y.put(i, 1 + (N - i) * 0.73f);
    }
    FloatBuffer out = BufferUtils.createFloatBuffer(4 * N);
    try (TestNativeImage image = image(ImageTarget.X86_64, lanes)) {
      image.run(
          "fast_quotients",
          new TestArgumentBlock().add(x).add(y).add(out),
          TestLaunchRange.range(N));
    }
    for (int i = 0; i < N; i++) {
      float a = x.get(i);
      float b = y.get(i);
      assertThat(out.get(4 * i)).isCloseTo(a / b, within(2 * Math.ulp(a / b)));
      assertThat(out.get(4 * i + 1)).isCloseTo(a / 3, within(2 * Math.ulp(a / 3)));
      assertThat(out.get(4 * i + 2)).isEqualTo(b / a);
      assertThat(out.get(4 * i + 3)).isEqualTo(a / 7);
    }
  }
}
