package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.client.TestCaches;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Steps that are not run again. */
@Tag("one-jdk")
@Tag("module")
class IncrementalTest {

  @TempDir private Path folder;
  @TempDir private Path cache;

  private DeviceBuildOptions options;

  @BeforeEach
  void makeCache() throws IOException {
    options = TestCaches.incremental(cache);
  }

  /** What a run of some commands was. */
  private record Run(BuildStatistics statistics, String errors, Map<String, String> files) {}

  /** Runs commands that must succeed, in whose words {@code @} is an empty folder. */
  private Run run(List<String> commands) throws IOException {
    Path out = Files.createDirectories(folder.resolve("out"));
    for (String file : contents(out).keySet()) {
      Files.delete(out.resolve(file));
    }
    StringWriter errors = new StringWriter();
    try (DeviceBuilds builds = new DeviceBuilds(options)) {
      for (String command : commands) {
        assertThat(
                SycamoreMain.run(
                    new PrintWriter(errors, true),
                    builds,
                    command.replace("@", out + "/").split(" ")))
            .as(errors.toString())
            .isZero();
      }
      return new Run(builds.statistics(), errors.toString(), contents(out));
    }
  }

  private static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        contents.put(
            file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  private List<String> chain(String target) throws IOException {
    List<String> inputs = new ArrayList<>();
    for (String name : List.of("vector_add", "barrier", "atomics")) {
      inputs.add(Files.writeString(folder.resolve(name + ".ll"), TestModules.text(name)) + "");
    }
    return List.of(
        "link " + String.join(" ", inputs) + " -o @linked.bc",
        "post-link @linked.bc -split=kernel -symbols -o @t.table",
        "file-table-tform --extract=Code --drop_titles @t.table -o @t.list",
        "foreach --in-file-list=@t.list --in-replace={} --out-replace=OUT --out-file-list=@o.list"
            + " --jobs=2 -- sycamore aot --target="
            + target
            + " {} -o OUT");
  }

  @Test
  void whatHasBeenRunIsNotRunAgain() throws IOException {
    Run first = run(chain("x86_64"));
    int kernels = (int) first.files().keySet().stream().filter(f -> f.endsWith(".sym")).count();
    assertThat(kernels).isGreaterThan(2);
    // To link, to split, to compile each image.
    int jobs = 2 + kernels;
    assertThat(first.statistics().run()).isEqualTo(jobs);
    assertThat(first.statistics().reused()).isZero();
    Run second = run(chain("x86_64"));
    assertThat(second.statistics()).isEqualTo(new BuildStatistics(0, 0, jobs));
    assertThat(second.files()).isEqualTo(first.files());
    // Another target: only its images are new.
    Run other = run(chain("ptx64"));
    assertThat(other.statistics().run()).isEqualTo(kernels);
    assertThat(other.files()).isNotEqualTo(first.files());
  }

  @Test
  void whatIsReusedNeedsNoWorker() throws IOException {
    Path in = Files.writeString(folder.resolve("in.ll"), TestModules.text("vector_add"));
    List<String> commands =
        List.of(
            "link " + in + " -o @a.bc",
            "post-link " + in + " -o @t.table",
            "propagate-aspects " + in + " -o @p.bc",
            "aot --target=x86_64 " + in + " -o @a.so",
            "aot --target=spir64 -S " + in + " -o @a.txt");
    Run first = run(commands);
    assertThat(first.statistics()).isEqualTo(new BuildStatistics(1, 5, 0));
    Run second = run(commands);
    assertThat(second.statistics()).isEqualTo(new BuildStatistics(0, 0, 5));
    assertThat(second.files()).isEqualTo(first.files());
    // Without the option nothing is looked up, nor with another compiler's results.
    options = options.withIncremental(false);
    assertThat(run(commands)).isEqualTo(first);
    options = options.withIncremental(true);
    // An option, and a byte of the input.
    Run text = run(List.of("link " + in + " -S -o @a.bc", "post-link -S " + in + " -o @t.table"));
    assertThat(text.statistics().run()).isEqualTo(2);
    Files.writeString(in, TestModules.text("vector_add").replace("fadd", "fsub"));
    Run changed = run(commands);
    assertThat(changed.statistics()).isEqualTo(first.statistics());
    assertThat(changed.files().get("a.so")).isNotEqualTo(first.files().get("a.so"));
    options = options.withIncremental(false);
    assertThat(run(commands)).isEqualTo(changed);
  }

  /** A line above a kernel: the IR is another, the image is not. */
  @Test
  void thePlaceOfAKernelIsNotCompiled() throws IOException {
    Path in = folder.resolve("in.ll");
    List<String> results = new ArrayList<>();
    for (int line : new int[] {3, 4}) {
      Files.writeString(
          in,
          TestModules.text("vector_add")
              .replaceFirst(
                  "attributes #0 = \\{", "$0 \"sycamore-place\"=\"A.java:" + line + ":1\""));
      Run run = run(List.of("aot --target=x86_64 " + in + " -o @a"));
      assertThat(run.statistics().reused()).isEqualTo(line == 3 ? 0 : 1);
      results.add(run.files().get("a"));
    }
    assertThat(results.get(1)).isEqualTo(results.get(0));
  }

  @Test
  void warningsComeAgainAndFailuresAreFoundAgain() throws IOException {
    Path in =
        Files.writeString(
            folder.resolve("in.ll"),
            """
            define spir_func void @lib(double %x) #0 {
              ret void
            }
            define spir_kernel void @k(double %x) #1 !intel_declared_aspects !0 {
              call spir_func void @lib(double %x)
              ret void
            }
            attributes #0 = { "sycl-module-id"="a.cpp" }
            attributes #1 = { "sycl-module-id"="b.cpp" }
            !0 = !{}
            """);
    List<String> commands = List.of("propagate-aspects " + in + " -o @p.bc");
    Run first = run(commands);
    assertThat(first.errors()).contains("warning");
    Run second = run(commands);
    assertThat(second.errors()).isEqualTo(first.errors());
    assertThat(second.statistics().reused()).isEqualTo(1);
    Files.writeString(in, "nonsense");
    for (int i = 0; i < 2; i++) {
      try (DeviceBuild build = DeviceBuild.openIdle(options)) {
        BuildJob bad = TestModules.job("in.ll", "nonsense", ImageTarget.X86_64, List.of());
        assertThat(build.compile(List.of(bad)).get(0)).isNotInstanceOf(JobResult.Done.class);
        assertThat(build.statistics()).isEqualTo(new BuildStatistics(1, 1, 0));
      }
    }
  }

  @Test
  void aDamagedFileIsMadeAnew() throws IOException {
    Path in = Files.writeString(folder.resolve("in.ll"), TestModules.text("barrier"));
    List<String> commands =
        List.of("post-link -split=kernel " + in + " -o @t", "aot --target=spir64 " + in + " -o @o");
    Run first = run(commands);
    List<Path> steps = TestCaches.steps(cache).toList();
    // Of post-link, of the inspection and of the image.
    assertThat(steps).hasSize(3);
    Random random = new Random(7);
    for (int round = 0; round < 4; round++) {
      Map<Path, byte[]> before = new HashMap<>();
      for (Path step : steps) {
        before.put(step, Files.readAllBytes(step));
      }
      for (Path step : steps) {
        byte[] bytes = Files.readAllBytes(step);
        switch (round) {
          case 0 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
          case 1 -> bytes[random.nextInt(bytes.length)] ^= 4;
          case 2 -> random.nextBytes(bytes);
          default -> bytes = before.get(steps.get((steps.indexOf(step) + 1) % steps.size()));
        }
        Files.write(step, bytes);
      }
      Run again = run(commands);
      assertThat(again.files()).isEqualTo(first.files());
      // In the last round each has the content of another.
      assertThat(again.statistics().run()).isEqualTo(2);
      assertThat(run(commands).statistics().reused()).isEqualTo(2);
    }
  }

  @Test
  void manyAtATime() throws Exception {
    List<BuildJob> jobs =
        Stream.of("vector_add", "carry", "fma")
            .map(name -> TestModules.job(name, ImageTarget.SPIR64))
            .toList();
    List<FutureTask<List<JobResult<DeviceImage>>>> tasks = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      FutureTask<List<JobResult<DeviceImage>>> task =
          new FutureTask<>(() -> DeviceBuild.run(jobs, options));
      tasks.add(task);
      new Thread(task).start();
    }
    for (FutureTask<List<JobResult<DeviceImage>>> task : tasks) {
      for (int i = 0; i < jobs.size(); i++) {
        assertThat(((JobResult.Done<DeviceImage>) task.get().get(i)).value().bytes())
            .isEqualTo(((JobResult.Done<DeviceImage>) tasks.get(0).get().get(i)).value().bytes());
      }
    }
    // An inspection and an image each.
    assertThat(TestCaches.steps(cache)).hasSize(6);
    try (DeviceBuild build = DeviceBuild.openIdle(options)) {
      build.compile(jobs);
      assertThat(build.statistics()).isEqualTo(new BuildStatistics(0, 0, 3));
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoHindrance() throws IOException {
    Files.writeString(cache.resolve("steps"), "in the way");
    Path in = Files.writeString(folder.resolve("in.ll"), TestModules.text("vector_add"));
    List<String> commands = List.of("aot --target=x86_64 " + in + " -o @o");
    for (int i = 0; i < 2; i++) {
      Run run = run(commands);
      assertThat(run.statistics()).isEqualTo(new BuildStatistics(1, 1, 0));
      assertThat(run.errors()).isEmpty();
    }
  }

  @Test
  void aBuildThatIsNotNeededEndsAtOnce() throws IOException {
    BuildJob job = TestModules.job("vector_add", ImageTarget.SPIR64);
    DeviceBuild.run(List.of(job), options);
    // A compiler that never starts.
    Path java = Files.writeString(folder.resolve("java"), "#!/bin/sh\nexec sleep 100\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    long start = System.nanoTime();
    try (DeviceBuild build = DeviceBuild.open(options.withJavaExecutable(java))) {
      assertThat(build.compile(List.of(job)).get(0)).isInstanceOf(JobResult.Done.class);
    }
    assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
    assertThat(ProcessHandle.current().children()).isEmpty();
  }

  @Test
  void machineCodeIsMadeOnce() throws IOException {
    Path in = Files.writeString(folder.resolve("in.ll"), TestModules.text("vector_add"));
    Path log = folder.resolve("log");
    Path ptxas = folder.resolve("ptxas");
    Files.writeString(
        ptxas,
        "#!/bin/sh\necho run >> "
            + log
            + "\necho \"registers $*\" >&2\necho \"cubin $*\" > module.cubin\n");
    Files.setPosixFilePermissions(ptxas, PosixFilePermissions.fromString("rwxr-xr-x"));
    String aot = "aot --target=nvidia_gpu_sm_90 --ptxas=" + ptxas + " " + in + " -o @o";
    Run first = run(List.of(aot));
    assertThat(first.errors()).contains("registers");
    Run second = run(List.of(aot));
    assertThat(second.statistics()).isEqualTo(new BuildStatistics(0, 0, 2));
    assertThat(second.errors()).isEqualTo(first.errors());
    assertThat(second.files()).isEqualTo(first.files());
    assertThat(log).hasContent("run\n");
    // Other words, another architecture, another assembler.
    run(List.of(aot + " --backend-args nvidia_gpu_sm_90 -O1"));
    run(List.of(aot.replace("sm_90", "sm_80")));
    assertThat(log).hasContent("run\n".repeat(3));
    Files.setLastModifiedTime(ptxas, FileTime.fromMillis(0));
    run(List.of(aot));
    assertThat(log).hasContent("run\n".repeat(4));
    run(List.of(aot));
    assertThat(log).hasContent("run\n".repeat(4));
    // A failure is not kept.
    Files.writeString(ptxas, "#!/bin/sh\necho run >> " + log + "\nexit 3\n");
    for (int i = 5; i < 7; i++) {
      try (DeviceBuilds builds = new DeviceBuilds(options)) {
        String[] words = aot.replace("@", folder + "/").split(" ");
        assertThat(SycamoreMain.run(new PrintWriter(new StringWriter()), builds, words))
            .isEqualTo(1);
      }
      assertThat(log).hasContent("run\n".repeat(i));
    }
  }
}
