package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is around a worker does not reach its replies or its code. */
@Tag("module")
class WorkerEnvironmentTest {

  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.X86_64);

  @TempDir private Path folder;

  /** As JDK 17 does when two containers share the folder for temporary files. */
  @Test
  void textOnStandardOutputIsNoReply() throws Exception {
    Path java =
        script(
            """
            #!/bin/sh
            echo '[0.003s][warning][perf,memops] Cannot use file /tmp/hsperfdata_root/1'
            (sleep 0.5; echo later; echo 'and later') &
            exec %s/bin/java "$@"
            """
                .formatted(System.getProperty("java.home")));
    List<JobResult<DeviceImage>> results =
        DeviceBuild.run(
            List.of(JOB, JOB), DeviceBuildOptions.fromSystemProperties().withJavaExecutable(java));
    assertThat(results).allMatch(result -> result instanceof JobResult.Done);
  }

  /** The dynamic linker would take LLVM's libraries from there, before those of lld itself. */
  @Test
  void librariesOfTheUserDoNotReplaceThoseOfTheTools() throws Exception {
    Path libraries = Files.createDirectory(folder.resolve("lib"));
    Files.writeString(libraries.resolve("libLLVM.so.20.1"), "no library at all\n".repeat(100));
    Path module = Files.writeString(folder.resolve("a.ll"), TestModules.text("vector_add"));
    Path image = folder.resolve("a.so");
    ProcessBuilder builder =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.sycamore.backend.cli.SycamoreMain",
                "aot",
                "--target=x86_64",
                module.toString(),
                "-o",
                image.toString())
            .redirectErrorStream(true);
    builder.environment().put("LD_LIBRARY_PATH", libraries.toString());
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(image).isNotEmptyFile();
  }

  @Test
  void foldersOfKilledBuildsAreDeleted() throws Exception {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Path old = Files.createTempDirectory(temporary, "sycamore-worker");
    Files.writeString(old.resolve("stderr"), "");
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(7200)));
    Path young = Files.createTempDirectory(temporary, "sycamore-worker");
    try {
      assertThat(DeviceBuild.run(List.of(JOB)).get(0)).isInstanceOf(JobResult.Done.class);
      assertThat(old).doesNotExist();
      assertThat(young).exists();
    } finally {
      Files.deleteIfExists(young);
    }
  }

  private Path script(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("java"), text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
