package dev.sycamore.tests.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What matrices that sub-groups hold are in each kind of image. */
@Tag("one-jdk")
@Tag("full")
class MatrixImagesTest {

  private static final String HALVES = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
  private static final String TF32 = "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32";

  /** One kernel, so that each instruction is in the image as often as it runs. */
  private static final String SOURCE =
      """
      import static dev.sycamore.NdRange.ndRange;
      import dev.sycamore.*;
      class Products {
        static void run(DeviceQueue q, float[] a, float[] b, float[] c) {
          q.parallelFor(
              ndRange(32, 32),
              it -> {
                SubGroup group = it.subGroup();
                MatrixAccumulator sum = group.accumulator(32, 24);
                Tf32MatrixA left = group.tf32MatrixA(32, 16);
                Tf32MatrixB right = group.tf32MatrixB(16, 24);
                left.load(a, 0, 16);
                right.load(b, 0, 24);
                sum.multiplyAdd(left, right);
                sum.map(x -> x * 2);
                sum.store(c, 0, 24);
              });
        }
      }
      """;

  /** Two by two tiles, in a loop over parts of local memory. */
  private static final String TILES =
      """
      import static dev.sycamore.NdRange.ndRange;
      import dev.sycamore.*;
      class Tiles {
        static void run(DeviceQueue q, float[] c) {
          q.submit(h -> {
            LocalFloats a = h.localFloats(32 * 36);
            LocalFloats b = h.localFloats(32 * 24);
            h.parallelFor(
                ndRange(32, 32),
                it -> {
                  SubGroup group = it.subGroup();
                  MatrixAccumulator sum = group.accumulator(32, 16);
                  Tf32MatrixA left = group.tf32MatrixA(32, 8);
                  Tf32MatrixB right = group.tf32MatrixB(8, 16);
                  for (int i = it.localId(); i < 32 * 24; i += 32) {
                    a.set(i, i);
                    b.set(i, i);
                  }
                  it.barrier();
                  for (int k = 0; k < 32; k += 8) {
                    left.load(a, k, 36);
                    right.load(b, k * 24, 24);
                    sum.multiplyAdd(left, right);
                  }
                  sum.store(c, 0, 16);
                });
          });
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void tensorCoresMultiplyFromSm80On() throws IOException {
    Path classes = compile(program(), "ptx64,nvidia_gpu_sm_75,nvidia_gpu_sm_80,nvidia_gpu_sm_90a");

    assertThat(text(classes, ".ptx64.ptx")).contains("shfl.sync").doesNotContain("mma.sync");
    assertThat(text(classes, ".nvidia_gpu_sm_75.ptx")).doesNotContain("mma.sync");
    for (String image : List.of(".nvidia_gpu_sm_80.ptx", ".nvidia_gpu_sm_90a.ptx")) {
      assertThat(text(classes, image)).contains(HALVES, TF32);
    }
    assertThat(images(classes, "sm_80.ptx"))
        .isNotEmpty()
        .allSatisfy(image -> ImageValidators.checkPtx(image, "sm_80"));
    assertThat(images(classes, "sm_90a.ptx"))
        .isNotEmpty()
        .allSatisfy(image -> ImageValidators.checkPtx(image, "sm_90a"));
    assertThat(images(classes, "ptx64.ptx")).isNotEmpty().allSatisfy(ImageValidators::checkPtx);
  }

  /** Two rows and three columns of tiles, each two products deep. */
  @Test
  void elementsAreInRegisters() throws IOException {
    Path classes =
        compile(new Source("Products.java", SOURCE), "nvidia_gpu_sm_80", "-Asycamore.checks=off");

    String ptx = text(classes, ".nvidia_gpu_sm_80.ptx");
    assertThat(ptx.split("\\Q" + TF32, -1)).hasSize(12 + 1);
    assertThat(ptx.split("ld\\.global", -1)).hasSize(32 * 16 / 32 + 16 * 24 / 32 + 1);
    assertThat(ptx.split("st\\.global", -1)).hasSize(32 * 24 / 32 + 1);
    assertThat(ptx.split("cvt\\.rna\\.tf32\\.f32", -1)).hasSize(32 * 16 / 32 + 16 * 24 / 32 + 1);
    assertThat(ptx).doesNotContain(".local");
  }

  /** Each element is read at a constant distance from one of few addresses. */
  @Test
  void loopsAroundProductsAreUnrolledBeforeAddressesAreMade() throws IOException {
    Path classes =
        compile(new Source("Tiles.java", TILES), "nvidia_gpu_sm_80", "-Asycamore.checks=off");

    String ptx = text(classes, ".nvidia_gpu_sm_80.ptx");
    assertThat(ptx.split("\\Q" + TF32, -1)).hasSize(4 * 4 + 1);
    List<String> addresses =
        Pattern.compile("ld\\.shared\\.f32 +\\t?%f\\d+, \\[(%rd\\d+)")
            .matcher(ptx)
            .results()
            .map(read -> read.group(1))
            .toList();
    assertThat(addresses).hasSize(4 * 2 * 4 + 4 * 2 * 2);
    assertThat(Set.copyOf(addresses)).hasSizeLessThanOrEqualTo(8);
  }

  /** A work-item that has failed goes on to the product. */
  @Test
  void withChecksTensorCoresMultiply() throws IOException {
    Path classes = compile(program(), "nvidia_gpu_sm_80", "-Asycamore.checks=on");

    assertThat(text(classes, ".ptx")).contains(HALVES, TF32);
    assertThat(images(classes, "sm_80.ptx"))
        .isNotEmpty()
        .allSatisfy(image -> ImageValidators.checkPtx(image, "sm_80"));
  }

  /** The code for tensor cores is gone before it could be refused. */
  @Test
  void everythingElseMultipliesElements() throws IOException {
    Path classes = compile(program(), "x86_64,spir64,amdgcn");

    assertThat(images(classes, ".amdgcn.hsaco")).isNotEmpty();
    assertThat(text(classes, ".opencl.cl")).doesNotContain("matrix_multiply_add", "tf32(");
    assertThat(images(classes, ".spv")).isNotEmpty().allSatisfy(ImageValidators::checkSpirV);
  }

  private static Source program() throws IOException {
    return Source.read(Path.of("programs", "accepted", "MatrixFragments.java"));
  }

  private Path compile(Source source, String targets, String... options) throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + targets)
            .with(options)
            .compile(List.of(source));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    return compiled.classes();
  }

  private static List<Path> images(Path classes, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }

  private static String text(Path classes, String suffix) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path image : images(classes, suffix)) {
      text.append(Files.readString(image));
    }
    assertThat(text).isNotEmpty();
    return text.toString();
  }
}
