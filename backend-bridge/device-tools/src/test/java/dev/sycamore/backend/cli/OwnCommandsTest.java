package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.foreach.CommandRun;
import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnCommandsTest {
  private static final String TITLED = "[A|B]\n1|2\n3|4\n";

  @TempDir private Path folder;

  private final DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties());
  private final OwnCommands commands = new OwnCommands(builds);

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("t"), TITLED);
  }

  @AfterEach
  void close() {
    builds.close();
  }

  private CommandRun run(String... options) {
    List<String> words = new ArrayList<>(List.of("file-table-tform"));
    words.addAll(List.of(options));
    words.addAll(List.of(folder.resolve("t").toString(), "-o", folder.resolve("o").toString()));
    return commands.run(words);
  }

  private String written() throws IOException {
    return Files.readString(folder.resolve("o"));
  }

  @Test
  void aCommandForgetsTheOptionsOfTheOneBefore() throws IOException {
    assertThat(run("--extract=B", "--drop_titles").exitCode()).isZero();
    assertThat(written()).isEqualTo("2\n4\n");
    assertThat(run("--extract=A").exitCode()).isZero();
    assertThat(written()).isEqualTo("[A]\n1\n3\n");
    assertThat(run("--rename=A,C").exitCode()).isZero();
    assertThat(written()).isEqualTo("[C|B]\n1|2\n3|4\n");
  }

  @Test
  void whatOneSaysIsNotSaidByTheNext() {
    CommandRun refused = run("--extract=Z");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.messages()).contains("`Z`");
    CommandRun misused = run("--no-such-option");
    assertThat(misused.exitCode()).isEqualTo(2);
    assertThat(misused.messages()).contains("--no-such-option").doesNotContain("`Z`");
    assertThat(run("--extract=A")).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void anImageDoesNotHaveTheOptionsOfTheOneBefore() throws IOException {
    assertThat(aot("--target=ptx64", "-S", "--emit-llvm")).isEqualTo(new CommandRun(0, "", ""));
    assertThat(written()).contains("nvptx64", "define ptx_kernel void @K");
    assertThat(aot("--target=ptx64", "-S")).isEqualTo(new CommandRun(0, "", ""));
    assertThat(written()).contains(".visible .entry K");
    assertThat(aot("--target=x86_64").exitCode()).isZero();
    assertThat(Files.readAllBytes(folder.resolve("o"))).startsWith(0x7f, 'E', 'L', 'F');
    CommandRun none = aot("-S");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.messages()).contains("--target");
  }

  private CommandRun aot(String... options) throws IOException {
    Files.writeString(
        folder.resolve("m.ll"),
        "target triple = \"spir64-unknown-unknown\"\ndefine spir_kernel void @K() {\n  ret void\n}\n");
    List<String> words = new ArrayList<>(List.of("aot"));
    words.addAll(List.of(options));
    words.addAll(List.of(folder.resolve("m.ll").toString(), "-o", folder.resolve("o").toString()));
    return commands.run(words);
  }

  @Test
  void programsAreNoStages() {
    CommandRun run = commands.run(List.of("devices"));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.messages()).contains("'devices' is not a stage of the device build");
  }
}
