package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.text.ShellWords;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that mean nothing together are refused by name, before javac runs. */
@Tag("one-jdk")
@Tag("module")
class OptionCombinationsTest extends DriverProject {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--no-rdc --save-temps | --save-temps and --jobs are about the steps after javac: they go without --no-rdc",
        "--no-rdc --jobs=2 | they go without --no-rdc",
        "-c --jobs=2 | they go without -c",
        "-c --targets=ptx64 --cubin | --cubin, --ptxas, --ocloc and --backend-args are steps after javac",
        "--no-rdc --ocloc=x | they go without --no-rdc",
        "--targets=x86_64 --embed-ir | --embed-ir is for NVIDIA and AMD GPUs, which are not among the targets",
        "--targets=x86_64 --cubin | --cubin and --ptxas are for PTX, which is not among the targets",
        "--ocloc=x | --ocloc is for Intel GPUs, which are not among the targets",
        "--targets=ptx64 --ptxas=x --cubin=off | --ptxas goes without --cubin=off",
        "--backend-args x86_64 -O3 | --backend-args: no tool makes the images for x86_64",
        "--targets=x86_64 --backend-args ptx64 -O3 | --backend-args are for the target ptx64, which is not among the targets",
        "--backend-args ptx46 -O3 | unknown target 'ptx46'; did you mean 'ptx64'?",
        "--targets=ptx64 --backend-args ptx64 -O3 | --backend-args ptx64 are for ptxas, which only --cubin and --ptxas run",
        "--targets=ptx64 --cubin --backend-args ptx64 \"'-O3\" | --backend-args: a quote is not closed in: '-O3",
        "--targets=ptx64 --cubin -Xsycl-target-backend=ptx64 \"'-O3\" | a quote is not closed in: '-O3",
        "--targets=spir64_gen --ocloc=x | the target intel_gpu means all Intel GPUs",
        "--device-link --fixed-targets=x86_64 | --device-link compiles nothing: --fixed-targets belongs to the compilation (-c)",
        "--device-link --checks=on | --checks belongs to the compilation",
        "--device-link -Asycamore.rdc=on | -Asycamore.rdc=... belongs to the compilation",
        "--device-link -Asycamore.dump=model | -Asycamore.dump=... belongs to the compilation",
        "--device-link -Asycamore.timings=true | -Asycamore.timings=... belongs to the compilation",
      })
  void whatMeansNothingIsRefusedByName(String options, String message) {
    Ended ended = compile("out", ShellWords.split(options).toArray(String[]::new));

    assertThat(ended.err()).startsWith("sycamorec: error: ").contains(message);
    assertThat(ended.status()).isEqualTo(2);
    assertThat(file("out")).doesNotExist();
  }

  @Test
  void aliasesNameTheTargetsOfImages() throws Exception {
    Ended ended = compile("out", "-v", "--targets=x86_64_avx512,x86_64_v4");

    assertGood(ended);
    assertThat(images("out", "x86_64_v4")).isEqualTo("k1 | k2 | k3");
    assertThat(ended.commands()).filteredOn(line -> line.contains(" aot ")).hasSize(1);
  }

  @Test
  void namesOfTheUsersConfigurationAreTakenToo() throws Exception {
    Path devices =
        Files.writeString(
            file("devices.yaml"),
            "laptop: {aliases: [x86_64_v3, old], aspects: [fp64], sub-group-sizes: [1]}\n");

    assertGood(compile("out", "--device-config-file=" + devices, "--targets=old"));

    assertThat(images("out", "x86_64_v3")).isEqualTo("k1 | k2 | k3");
  }

  @Test
  void intelGpusAreTargets() throws Exception {
    Path ocloc =
        Files.writeString(
            file("ocloc"), "#!/bin/sh\necho \"$@\" > '" + file("said") + "'\ncp $4 $6\n");
    assertThat(ocloc.toFile().setExecutable(true)).isTrue();

    Ended ended =
        compile(
            "out",
            "-v",
            "--targets=spir64,intel_gpu_12_0",
            "--ocloc=" + ocloc,
            "-Xsycl-target-backend=intel_gpu_tgllp",
            "-options '-O 3'");

    assertGood(ended);
    assertThat(images("out", "intel_gpu_tgl")).isEqualTo("k1 | k3");
    assertThat(images("out", "spir64")).isEqualTo("k1 | k2 | k3");
    assertThat(Files.readString(file("said"))).contains("-device tgllp -options -cl-fp32");
    assertThat(Files.readString(file("out/" + META + "p/First.images")))
        .contains("image INTEL_GPU intel_gpu_tgl ");
  }

  @Test
  void theSplitNeedsNoValue() throws Exception {
    String first = file("src/p/First.java").toString();
    Ended ended = run("-v", "--device-code-split", "-d", file("out").toString(), first);
    assertGood(ended);
    assertThat(ended.commands()).anyMatch(line -> line.contains("post-link --split=auto "));

    Ended before = run("-v", "-d", file("other").toString(), "--device-code-split", first);
    assertGood(before);
    assertThat(List.of(images("out", "x86_64"), images("other", "x86_64"))).containsOnly("k1 | k2");
  }
}
