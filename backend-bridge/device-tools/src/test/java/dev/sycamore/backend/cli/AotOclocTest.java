package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machine code for Intel GPUs, by a script instead of ocloc that records what it was given. */
@Tag("one-jdk")
@Tag("module")
class AotOclocTest {

  private static final String GOOD =
      """
      #!/bin/sh
      printf '%s\\n' "$@" > '@FOLDER@/arguments'
      cp module.spv '@FOLDER@/input'
      echo 'Build succeeded.'
      printf 'code' > module.bin
      """;

  private static final String EXACT = "-cl-fp32-correctly-rounded-divide-sqrt";

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path output;

  @BeforeEach
  void place() {
    output = folder.resolve("out");
  }

  private Path script(String text) throws IOException {
    Path script = folder.resolve("ocloc");
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

  @Test
  void spirvIsCompiledForTheDevice() throws Exception {
    assertThat(aot("intel_gpu_12_0", "--ocloc=" + script(GOOD))).as(errors.toString()).isZero();

    assertThat(output).hasContent("code");
    assertThat(Files.readAllBytes(folder.resolve("input")))
        .isEqualTo(TestModules.image(TestModules.job("vector_add", ImageTarget.SPIR64)));
    assertThat(Files.readAllLines(folder.resolve("arguments")))
        .containsExactly(
            "compile",
            "-spirv_input",
            "-file",
            "module.spv",
            "-output",
            "module.bin",
            "-output_no_suffix",
            "-device",
            "tgllp",
            "-options",
            EXACT);
    assertThat(errors.toString()).isEqualTo("Build succeeded.\n");
  }

  /** DPC++'s target names no device; its back end's arguments do. */
  @Test
  void theArgumentsNameTheDeviceOfTheGenericTarget() throws Exception {
    String ocloc = "--ocloc=" + script(GOOD);
    assertThat(aot("spir64_gen", ocloc)).isEqualTo(1);
    assertThat(errors.toString())
        .contains("in.ll: error: the target intel_gpu means all Intel GPUs")
        .contains("--backend-args intel_gpu \"-device tgllp\"");

    assertThat(
            aot(
                "spir64_gen",
                ocloc,
                "--backend-args=intel_gpu",
                "-device skl,gen9 -options '-cl-opt-disable -g'"))
        .as(errors.toString())
        .isZero();
    assertThat(Files.readAllLines(folder.resolve("arguments")))
        .endsWith("-device", "skl,gen9", "-options", EXACT + " -cl-opt-disable -g")
        .doesNotContain("intel_gpu", "");
  }

  @Test
  void withoutOclocItIsSaidWhatToInstall() throws Exception {
    org.junit.jupiter.api.Assumptions.assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .noneMatch(path -> Files.exists(Path.of(path, "ocloc"))));
    assertThat(aot("intel_gpu_pvc")).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(
            folder.resolve("in.ll")
                + ": error: the target intel_gpu_pvc requires Intel's offline compiler, and no"
                + " ocloc is on the path: install it (package intel-ocloc), name it with"
                + " --ocloc=PATH, or use the target spir64, which Intel's driver compiles when the"
                + " program runs\n");
    assertThat(output).doesNotExist();
  }

  @Test
  void aRefusalIsShownAndNothingIsWritten() throws Exception {
    Path ocloc = script("#!/bin/sh\necho 'Invalid device: tgllp'\nexit 10\n");
    assertThat(aot("intel_gpu_tgl", "--ocloc=" + ocloc)).isEqualTo(1);
    assertThat(errors.toString())
        .contains("in.ll: error: " + ocloc + " ended with status 10\nInvalid device: tgllp\n")
        .contains("note: the module has the kernel '");
    assertThat(output).doesNotExist();
  }

  @Test
  void theStepsBeforeTheToolAreThoseOfSpirv() throws Exception {
    assertThat(aot("intel_gpu_tgl", "-S")).as(errors.toString()).isZero();
    String assembly = Files.readString(output);
    assertThat(aot("spir64", "-S")).isZero();
    assertThat(output).hasContent(assembly);
  }

  @Test
  void optionsThatDoNotFitAreRefused() throws Exception {
    String ocloc = "--ocloc=" + script(GOOD);
    assertThat(aot("spir64", ocloc)).isEqualTo(2);
    assertThat(aot("intel_gpu_tgl", "--cubin")).isEqualTo(2);
    assertThat(aot("intel_gpu_tgl", ocloc, "-S")).isEqualTo(2);
    assertThat(aot("intel_gpu_tgl", ocloc, "--backend-args=intel_gpu_tgl", "'-g")).isEqualTo(2);
    assertThat(aot("intel_gpu_tgl", ocloc, "--backend-args=intel_gpu_pvc", "-g")).isEqualTo(2);
    assertThat(aot("x86_64_avx512", "--backend-args=x86_64_v4", "-O3")).isEqualTo(2);
    assertThat(errors.toString())
        .contains("--ocloc is for Intel GPUs; the target is spir64")
        .contains("are for PTX; the target is intel_gpu_tgl", "neither -S nor")
        .contains("a quote is not closed in: '-g")
        .contains("for the target intel_gpu_pvc, which is not intel_gpu_tgl")
        .contains("no tool makes the images for x86_64_v4");
    assertThat(output).doesNotExist();
  }
}
