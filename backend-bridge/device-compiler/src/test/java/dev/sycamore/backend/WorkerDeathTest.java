package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers that die, hang, or never start. */
@Tag("one-jdk")
@Tag("full")
class WorkerDeathTest {

  private static final String TEMPORARY_FILES = "java.io.tmpdir";
  private static final DeviceBuildOptions OPTIONS = DeviceBuildOptions.fromSystemProperties();
  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.X86_64);

  @TempDir private Path folder;

  /** It has not answered: what killed it need not have to do with the job. */
  @Test
  void aJobWhoseWorkerIsKilledBeforeItAnswersIsDoneByAnother() throws Exception {
    try (DeviceBuild build = DeviceBuild.open(OPTIONS)) {
      assertThat(build.compile(List.of(JOB)).get(0)).isInstanceOf(JobResult.Done.class);
      ProcessHandle worker = worker();
      stop(worker);
      FutureTask<List<JobResult<DeviceImage>>> results =
          start(() -> build.compile(List.of(JOB, JOB)));
      Thread.sleep(200);
      assertThat(results.isDone()).isFalse();
      signal("KILL", worker);
      assertThat(results.get()).allMatch(result -> result instanceof JobResult.Done);
      assertThat(build.statistics().workers()).isEqualTo(2);
    }
  }

  @Test
  void aWorkerKilledBetweenJobsIsReplaced() throws Exception {
    try (DeviceBuild build = DeviceBuild.open(OPTIONS)) {
      build.compile(List.of(JOB));
      ProcessHandle worker = worker();
      worker.destroyForcibly();
      worker.onExit().get();
      assertThat(build.compile(List.of(JOB)).get(0)).isInstanceOf(JobResult.Done.class);
    }
  }

  @Test
  void aHangingWorkerIsStopped() throws Exception {
    try (DeviceBuild build = DeviceBuild.open(OPTIONS.withJobTimeout(Duration.ofSeconds(2)))) {
      build.compile(List.of(JOB));
      stop(worker());
      List<JobResult<DeviceImage>> results = build.compile(List.of(JOB, JOB));
      assertThat(((JobResult.Failed<DeviceImage>) results.get(0)).failure().line())
          .isEqualTo("the device compiler did not finish within 2 s and was stopped");
      assertThat(results.get(1)).isInstanceOf(JobResult.Done.class);
    }
  }

  @Test
  void aWorkerThatNeverStartsFailsEveryJob() throws Exception {
    Path hanging = script("exec sleep 100");
    long start = System.nanoTime();
    List<JobResult<DeviceImage>> results =
        DeviceBuild.run(
            List.of(JOB, JOB),
            OPTIONS.withJavaExecutable(hanging).withStartTimeout(Duration.ofSeconds(1)));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    assertThat(results).hasSize(2);
    for (JobResult<DeviceImage> result : results) {
      assertThat(((JobResult.Failed<DeviceImage>) result).failure().stage())
          .isEqualTo(BuildStage.START);
      assertThat(((JobResult.Failed<DeviceImage>) result).failure().line())
          .contains("did not finish within 1 s");
    }
  }

  @Test
  void aJavaThatIsMissingOrSaysSomethingElseIsAFailure() throws Exception {
    for (Path java : List.of(folder.resolve("none"), script("echo hello"), script("exit 3"))) {
      JobResult<DeviceImage> result =
          DeviceBuild.run(List.of(JOB), OPTIONS.withJavaExecutable(java)).get(0);
      assertThat(((JobResult.Failed<DeviceImage>) result).failure().stage())
          .isEqualTo(BuildStage.START);
      assertThat(((JobResult.Failed<DeviceImage>) result).failure().line())
          .contains("device compiler");
    }
  }

  /** In temporary files of its own: folders of other builds on the machine come and go. */
  @Test
  void nothingIsLeftBehind() throws Exception {
    String temporary = System.setProperty(TEMPORARY_FILES, folder.toString());
    try {
      Set<Path> before = crashFiles();
      DeviceBuild.run(List.of(JOB));
      try (DeviceBuild build = DeviceBuild.open(OPTIONS)) {
        build.compile(List.of(JOB));
        assertThat(folder).isDirectoryContaining("glob:**/sycamore-worker*");
        ProcessHandle worker = worker();
        stop(worker);
        FutureTask<List<JobResult<DeviceImage>>> results = start(() -> build.compile(List.of(JOB)));
        Thread.sleep(200);
        signal("SEGV", worker);
        signal("CONT", worker);
        // It may begin to answer then, and is not replaced; it dies all the same, once its report
        // is written.
        results.get();
        assertThat(worker.onExit()).succeedsWithin(Duration.ofSeconds(60));
      }
      assertThat(folder).isEmptyDirectory();
      assertThat(crashFiles()).isEqualTo(before);
      assertThat(ProcessHandle.current().children()).isEmpty();
    } finally {
      System.setProperty(TEMPORARY_FILES, temporary);
    }
  }

  /** Crash reports and core files where a worker might leave them. */
  private static Set<Path> crashFiles() throws IOException {
    try (Stream<Path> here = Files.list(Path.of(""))) {
      return here.filter(file -> file.getFileName().toString().matches("hs_err.*|core.*"))
          .collect(Collectors.toSet());
    }
  }

  private Path script(String command) throws IOException {
    Path file = Files.createTempFile(folder, "java", ".sh");
    Files.writeString(file, "#!/bin/sh\n" + command + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file;
  }

  private static ProcessHandle worker() {
    List<ProcessHandle> children = ProcessHandle.current().children().toList();
    assertThat(children).hasSize(1);
    return children.get(0);
  }

  /** Stops all its threads: the signal alone lets those that run answer a request for a while. */
  private static void stop(ProcessHandle process) throws Exception {
    signal("STOP", process);
    for (int tries = 0; !isStopped(process); tries++) {
      assertThat(tries).as("threads still run").isLessThan(1000);
      Thread.sleep(10);
    }
  }

  private static boolean isStopped(ProcessHandle process) throws IOException {
    try (Stream<Path> threads = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
      for (Path thread : threads.toList()) {
        if (!Files.readString(thread.resolve("status")).contains("State:\tT")) {
          return false;
        }
      }
      return true;
    } catch (NoSuchFileException e) {
      return false; // A thread ended meanwhile.
    }
  }

  private static void signal(String name, ProcessHandle process) throws Exception {
    Process kill = new ProcessBuilder("sh", "-c", "kill -" + name + " " + process.pid()).start();
    assertThat(kill.waitFor()).isZero();
  }

  private static FutureTask<List<JobResult<DeviceImage>>> start(
      Callable<List<JobResult<DeviceImage>>> action) {
    FutureTask<List<JobResult<DeviceImage>>> task = new FutureTask<>(action);
    new Thread(task).start();
    return task;
  }
}
