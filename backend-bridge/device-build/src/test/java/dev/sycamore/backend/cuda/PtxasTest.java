package dev.sycamore.backend.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.BundlePart.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Assemblers that do not end, and that leave what they were not asked for. */
@Tag("one-jdk")
@Tag("module")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the tools are scripts of a shell")
class PtxasTest {

  @TempDir private Path folder;

  private Ptxas ptxas(String script) throws Exception {
    Path program = Files.writeString(folder.resolve("ptxas"), "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    return new Ptxas(program);
  }

  @Test
  void oneThatDoesNotEndIsStoppedWithItsProcesses() throws Exception {
    Ptxas hanging = ptxas("sleep 1000 & echo $! > " + folder + "/pid; wait\n");
    assertThatThrownBy(
            () ->
                hanging.assemble(
                    new byte[] {1}, "sm_75", List.of(), job -> job.run(Duration.ofSeconds(2))))
        .isInstanceOf(ToolException.class)
        .hasMessage(folder + "/ptxas did not finish within 2 s and was stopped");
    long sleeping = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
    ProcessHandle.of(sleeping).ifPresent(process -> process.onExit().join());
  }

  @Test
  void whatItLeavesDoesNotMakeASuccessAnError() throws Exception {
    Ptxas untidy =
        ptxas(
            "printf x > module.cubin; mkdir -p made/by; echo a > made/by/it; chmod 500 made/by\n");
    assertThat(
            untidy
                .assemble(new byte[] {1}, "sm_75", List.of(), job -> job.run(Duration.ofMinutes(1)))
                .cubin()
                .bytes())
        .containsExactly('x');
  }

  @Test
  void theAssemblerIsFoundOnThePathOrInTheToolkit() throws Exception {
    Path bin = Files.createDirectories(folder.resolve("toolkit/bin"));
    Path program = Files.writeString(bin.resolve("ptxas"), "#!/bin/sh\nprintf x > module.cubin\n");
    Map<String, String> path = Map.of("PATH", "relative::" + folder + ":" + bin);
    Map<String, String> toolkit = Map.of("PATH", "/nowhere", "CUDA_HOME", folder + "/toolkit");
    if (!Files.exists(Path.of("/usr/local/cuda/bin/ptxas"))) {
      // It may not be executed.
      assertThat(Ptxas.find(path)).isEmpty();
      assertThat(Ptxas.find(toolkit)).isEmpty();
      assertThat(Ptxas.find(Map.of())).isEmpty();
    }
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    for (Map<String, String> environment : List.of(path, toolkit)) {
      Ptxas found = Ptxas.find(environment).orElseThrow();
      assertThat(
              found
                  .assemble(
                      new byte[] {1}, "sm_75", List.of(), job -> job.run(Duration.ofMinutes(1)))
                  .cubin())
          .isEqualTo(new BundlePart(Kind.CUBIN, "sm_75", new byte[] {'x'}));
    }
  }
}
