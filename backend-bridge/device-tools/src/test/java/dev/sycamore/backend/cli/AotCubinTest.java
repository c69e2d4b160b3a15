package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.BundlePart.Kind;
import dev.sycamore.binding.images.GpuBundle;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machine code beside PTX, by a script in the place of ptxas that tells what it was given. */
@Tag("one-jdk")
@Tag("module")
class AotCubinTest {

  private static final String GOOD =
      """
      #!/bin/sh
      printf '%s\\n' "$@" > @FOLDER@/arguments
      cp module.ptx @FOLDER@/input
      echo 'ptxas info: 17 registers' >&2
      printf 'cubin of %s' "$1" > module.cubin
      """;

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path output;

  @BeforeEach
  void place() {
    output = folder.resolve("out");
  }

  private Path script(String text) throws IOException {
    Path script = folder.resolve("ptxas");
    Files.writeString(script, text.replace("@FOLDER@", folder.toString()));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    return script;
  }

  private int aot(String target, String... more) throws IOException {
    Path input = Files.writeString(folder.resolve("in.ll"), TestModules.text("vector_add"));
    return SycamoreMain.run(
        new PrintWriter(errors, true),
        Stream.concat(
                Stream.of("aot", "--target=" + target, input.toString(), "-o", output.toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private static byte[] ptx(String target) {
    return TestModules.image(TestModules.job("vector_add", ImageTarget.parse(target)));
  }

  @Test
  void theBundleHasThePtxAndTheMachineCode() throws Exception {
    Path ptxas = script(GOOD);
    assertThat(
            aot(
                "nvidia_gpu_sm_90",
                "--cubin",
                "--ptxas=" + ptxas,
                "--backend-args=nvidia_gpu_sm_90",
                "-O3  --def-load-cache 'c a'",
                "--backend-args",
                "nvidia_gpu_sm_90",
                "-v"))
        .isZero();
    String ptx = new String(ptx("nvidia_gpu_sm_90"), StandardCharsets.UTF_8);
    GpuBundle bundle = GpuBundle.read(Files.readAllBytes(output));
    assertThat(bundle.parts()).extracting(BundlePart::kind).containsExactly(Kind.PTX, Kind.CUBIN);
    assertThat(bundle.parts()).extracting(BundlePart::architecture).containsOnly("sm_90");
    assertThat(new String(bundle.parts().get(0).bytes(), StandardCharsets.UTF_8)).isEqualTo(ptx);
    assertThat(bundle.parts().get(1).bytes()).asString().isEqualTo("cubin of -arch=sm_90");
    assertThat(Files.readString(folder.resolve("input"))).isEqualTo(ptx);
    assertThat(Files.readAllLines(folder.resolve("arguments")))
        .containsExactly(
            "-arch=sm_90",
            "-O3",
            "--def-load-cache",
            "c a",
            "-v",
            "module.ptx",
            "-o",
            "module.cubin");
    assertThat(errors.toString()).isEqualTo("ptxas info: 17 registers\n");
    assertThat(bundle.partFor("sm_90").orElseThrow().kind()).isEqualTo(Kind.CUBIN);
    assertThat(bundle.partFor("sm_100").orElseThrow().kind()).isEqualTo(Kind.PTX);
  }

  /** Today's toolkits no longer have every processor that PTX names. */
  @Test
  void theArgumentsMayNameTheProcessor() throws Exception {
    Path ptxas = script(GOOD);
    assertThat(
            aot("ptx64", "--ptxas", ptxas.toString(), "--backend-args=ptx64", "--gpu-name sm_90a"))
        .isZero();
    assertThat(Files.readAllLines(folder.resolve("arguments")))
        .containsExactly("--gpu-name", "sm_90a", "module.ptx", "-o", "module.cubin");
    GpuBundle bundle = GpuBundle.read(Files.readAllBytes(output));
    assertThat(bundle.parts())
        .extracting(BundlePart::architecture)
        .containsExactly("sm_70", "sm_90a");
  }

  @Test
  void aRefusalOfTheAssemblerIsShownAndNothingIsWritten() throws Exception {
    Files.writeString(output, "before");
    Path ptxas = script("#!/bin/sh\necho 'ptxas fatal: no such processor' >&2\nexit 255\n");
    assertThat(aot("ptx64", "--ptxas=" + ptxas)).isEqualTo(1);
    assertThat(errors.toString())
        .contains("in.ll: error: " + ptxas + " ended with status 255\n")
        .contains("ptxas fatal: no such processor")
        .contains("in.ll: note: the module has the kernel '");
    assertThat(output).hasContent("before");
  }

  /** The word behind the option is the input, and no value. */
  @Test
  void aValueIsInTheWordOfItsOption() throws Exception {
    Path module = folder.resolve("in.ll");
    Files.writeString(module, TestModules.text("vector_add"));
    Path ptxas = script(GOOD);
    int status =
        SycamoreMain.run(
            new PrintWriter(errors, true),
            "aot",
            "--target=nvidia_gpu_sm_90",
            "--ptxas=" + ptxas,
            "-o",
            output.toString(),
            "--cubin",
            module.toString());
    assertThat(status).as(errors.toString()).isZero();
    assertThat(GpuBundle.read(Files.readAllBytes(output)).parts()).hasSize(2);
  }

  /** Toolkits from CUDA 13 on do not know the oldest GPU that ptx64 is for. */
  @Test
  void anArchitectureThatTheAssemblerDoesNotKnowIsExplained() throws Exception {
    Path ptxas =
        script(
            "#!/bin/sh\necho \"ptxas fatal   : Value 'sm_70' is not defined for option"
                + " 'gpu-name'\" >&2\nexit 255\n");
    assertThat(aot("ptx64", "--cubin=auto", "--ptxas=" + ptxas)).isZero();
    assertThat(Files.readAllBytes(output)).isEqualTo(ptx("ptx64"));
    assertThat(errors.toString())
        .startsWith("warning: PTX only, no machine code: ")
        .contains("'sm_70' is not defined");

    assertThat(aot("ptx64", "--ptxas=" + ptxas)).isEqualTo(1);
    assertThat(errors.toString())
        .contains("help: this ptxas makes no machine code for sm_70: name a GPU")
        .contains("--backend-args ptx64 -arch=sm_NN");
  }

  @Test
  void anAssemblerThatWritesNothingOrCannotBeRunIsAnError() throws Exception {
    assertThat(aot("ptx64", "--ptxas=" + script("#!/bin/sh\nexit 0\n"))).isEqualTo(1);
    assertThat(errors.toString()).contains("wrote nothing");
    assertThat(aot("ptx64", "--cubin=auto", "--ptxas=" + folder.resolve("none"))).isEqualTo(1);
    assertThat(errors.toString()).contains("none cannot be run");
    assertThat(output).doesNotExist();
  }

  @Test
  void withoutWishPtxStaysPtx() throws Exception {
    assertThat(aot("ptx64")).isZero();
    assertThat(Files.readAllBytes(output)).isEqualTo(ptx("ptx64"));
    assertThat(GpuBundle.isBundle(Files.readAllBytes(output))).isFalse();
  }

  @Test
  void optionsThatDoNotFitAreRefused() throws Exception {
    assertThat(aot("x86_64", "--cubin")).isEqualTo(2);
    assertThat(aot("ptx64", "--cubin", "-S")).isEqualTo(2);
    assertThat(aot("ptx64", "--cubin=perhaps")).isEqualTo(2);
    assertThat(aot("ptx64", "--cubin=off", "--ptxas=x")).isEqualTo(2);
    assertThat(aot("ptx64", "--backend-args=ptx64", "-v")).isEqualTo(2);
    assertThat(aot("ptx64", "--cubin", "--backend-args=spir64", "-v")).isEqualTo(2);
    assertThat(aot("ptx64", "--cubin", "--backend-args=ptx64", "'-v")).isEqualTo(2);
    assertThat(errors.toString())
        .contains("are for PTX; the target is x86_64", "neither -S nor", "need --cubin")
        .contains("for the target spir64, which is not ptx64", "a quote is not closed in: '-v");
    assertThat(output).doesNotExist();
  }
}
