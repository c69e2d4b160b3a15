package dev.sycamore.backend.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.tool.ToolException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Assemblers that do not end, and that leave what they were not asked for. */
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
}
