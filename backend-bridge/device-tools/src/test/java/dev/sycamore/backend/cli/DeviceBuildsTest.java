package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.target.ImageTarget;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that share their worker processes. */
@Tag("one-jdk")
@Tag("module")
class DeviceBuildsTest {

  private static final List<String> MODULES =
      List.of("vector_add", "carry", "scalars", "fma", "half", "rounds");

  @TempDir private Path folder;

  private final DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties());
  private final StringWriter errors = new StringWriter();

  @AfterEach
  void close() {
    builds.close();
  }

  private int run(DeviceBuilds of, String... arguments) {
    return SycamoreMain.run(new PrintWriter(errors, true), of, arguments);
  }

  private String errors() {
    return errors.toString().replace(folder + "/", "@");
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(file(name), text);
  }

  private void writeModules() throws IOException {
    for (String module : MODULES) {
      write(module + ".ll", TestModules.text(module));
    }
    write("list", String.join(".ll\n", MODULES) + ".ll\n");
  }

  private int aotEach(DeviceBuilds of, String out, String... options) {
    List<String> words = new ArrayList<>(List.of("foreach", "--in-file-list=" + file("list")));
    words.addAll(List.of("--in-replace={}", "--out-replace=OUT", "--out-ext=o"));
    words.add("--out-file-list=" + file(out));
    words.addAll(List.of(options));
    words.addAll(List.of("--", "sycamore", "aot", "--target=x86_64", "{}", "-o", "OUT"));
    return run(of, words.toArray(String[]::new));
  }

  @Test
  void oneWorkerServesACommandAfterAnother() throws IOException {
    write("in.ll", TestModules.text("vector_add"));
    assertThat(run(builds, "link", file("in.ll").toString(), "-o", file("a.bc").toString()))
        .isZero();
    assertThat(run(builds, "no-kernel", file("a.bc").toString())).isEqualTo(1);
    assertThat(
            run(
                builds,
                "aot",
                "--target=spir64",
                file("in.ll").toString(),
                "-o",
                file("a.spv").toString()))
        .isZero();
    assertThat(errors()).isEqualTo("@a.bc: error: Unexpected SPIR kernel occurrence: vector_add\n");
    assertThat(builds.statistics()).isEqualTo(new BuildStatistics(1, 3, 0));
  }

  @Test
  void aCommandLineThatIsWrongStartsNoWorker() throws IOException {
    write("in.ll", TestModules.text("vector_add"));
    String in = file("in.ll").toString();
    assertThat(run(builds, "aot", "--target=x86_64", "--cubin", in, "-o", "x")).isEqualTo(2);
    assertThat(run(builds, "aot", "--target=x86_64", file("no").toString(), "-o", "x"))
        .isEqualTo(1);
    assertThat(builds.statistics()).isEqualTo(BuildStatistics.NONE);
  }

  @Test
  void runIsNoSubCommand() throws IOException {
    write("list", "a\n");
    String said =
        "'run' is not a stage of the device build: it starts a program, in a JVM of its own\n";
    assertThat(run(builds, "run", "Main")).isEqualTo(2);
    assertThat(errors()).isEqualTo("sycamore: error: " + said);
    errors.getBuffer().setLength(0);
    String list = "--in-file-list=" + file("list");
    assertThat(run(builds, "foreach", list, "--in-replace={}", "--", "sycamore", "run", "{}"))
        .isEqualTo(2);
    assertThat(errors()).startsWith("sycamore foreach: error: " + said);
  }

  @Test
  void foreachGivesTheSameHoweverManyRunAtATime() throws IOException {
    writeModules();
    assertThat(aotEach(builds, "a.list")).as(errors()).isZero();
    assertThat(builds.statistics()).isEqualTo(new BuildStatistics(1, MODULES.size(), 0));
    Files.createDirectory(file("b"));
    try (DeviceBuilds others = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties())) {
      assertThat(aotEach(others, "b/a.list", "--jobs=4")).as(errors()).isZero();
      assertThat(others.statistics().run()).isEqualTo(MODULES.size());
      assertThat(others.statistics().workers()).isBetween(2, 4);
    }
    assertThat(errors()).isEmpty();
    assertThat(contents(file("b"))).hasSize(MODULES.size() + 1);
    for (String name : contents(file("b"))) {
      assertThat(file("b").resolve(name)).hasSameBinaryContentAs(file(name));
    }
    assertThat(Files.readAllBytes(file("a_1.o")))
        .isNotEqualTo(Files.readAllBytes(file("a_0.o")))
        .isEqualTo(
            TestModules.image(
                TestModules.job(
                    file("carry.ll").toString(),
                    TestModules.text("carry"),
                    ImageTarget.X86_64,
                    List.of())));
  }

  @Test
  void noMoreWorkersThanRows() throws IOException {
    writeModules();
    write("list", "carry.ll\nfma.ll\n");
    assertThat(aotEach(builds, "a.list", "--jobs=100")).as(errors()).isZero();
    assertThat(builds.statistics().workers()).isBetween(1, 2);
  }

  @Test
  void aBadModuleAmongGoodOnes() throws IOException {
    writeModules();
    write("scalars.ll", "target triple = \"spir64-unknown-unknown\"\nnonsense\n");
    assertThat(aotEach(builds, "a.list", "-j3")).isEqualTo(1);
    assertThat(errors())
        .isEqualTo(
            """
            @scalars.ll:2:1: error: expected top-level entity
            nonsense
            ^
            @scalars.ll: error: the command 'sycamore' ended with exit code 1
            """);
    assertThat(contents(folder))
        .containsExactlyElementsOf(
            Stream.concat(MODULES.stream().map(m -> m + ".ll"), Stream.of("list"))
                .sorted()
                .toList());
    // What comes next finds the workers in order.
    writeModules();
    assertThat(aotEach(builds, "a.list", "-j3")).isZero();
    assertThat(builds.statistics().workers()).isBetween(1, 3);
  }

  /** Several commands cannot share one input. */
  @Test
  void theCommandsHaveNoStandardInput() throws IOException {
    write("list", "1\n2\n");
    InputStream before = System.in;
    try {
      System.setIn(
          new ByteArrayInputStream(TestModules.text("carry").getBytes(StandardCharsets.UTF_8)));
      String list = "--in-file-list=" + file("list");
      assertThat(
              run(builds, "foreach", list, "--in-replace={}", "--", "sycamore", "no-kernel", "-"))
          .isEqualTo(2);
      assertThat(run(builds, "no-kernel")).isEqualTo(1);
    } finally {
      System.setIn(before);
    }
    assertThat(errors())
        .isEqualTo(
            """
            <stdin>: error: the input is empty
            <stdin>: error: the input is empty
            @1: error: the command 'sycamore' ended with exit code 2
            @2: error: the command 'sycamore' ended with exit code 2
            <stdin>: error: Unexpected SPIR kernel occurrence: carry
            """);
  }

  @Test
  void whoUsesOneAtTheSameTimeHasItAlone() {
    DeviceBuild first =
        builds.with(
            outer -> {
              DeviceBuild second = builds.with(inner -> inner);
              assertThat(second).isNotSameAs(outer);
              assertThat(builds.<DeviceBuild, RuntimeException>with(inner -> inner))
                  .isSameAs(second);
              return outer;
            });
    assertThat(builds.<DeviceBuild, RuntimeException>with(next -> next)).isSameAs(first);
    assertThatThrownBy(
            () ->
                builds.with(
                    build -> {
                      throw new IOException("mine");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage("mine");
    assertThat(builds.<DeviceBuild, RuntimeException>with(next -> next)).isSameAs(first);
  }

  @Test
  void whatIsStillLentEndsWhenItComesBack() {
    builds.prepare();
    assertThat(builds.statistics()).isEqualTo(new BuildStatistics(1, 0, 0));
    builds.with(
        build -> {
          builds.close();
          assertThat(ProcessHandle.current().children()).isNotEmpty();
          return null;
        });
    assertThat(ProcessHandle.current().children()).isEmpty();
    assertThatThrownBy(() -> builds.with(build -> null)).isInstanceOf(IllegalStateException.class);
  }

  private static List<String> contents(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    }
  }
}
