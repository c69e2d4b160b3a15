package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers that are started as on Windows, without a shell. */
@Tag("module")
class ReplySocketTest {

  private static final DeviceBuildOptions OPTIONS =
      DeviceBuildOptions.fromSystemProperties().withIncremental(false);
  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.SPIR64);

  private static JobResult<DeviceImage> run(DeviceBuildOptions options) throws Exception {
    JvmLauncher launcher = new JvmLauncher(options, false);
    try (WorkerPool pool = new WorkerPool(options, launcher, 1)) {
      return pool.run(JOB);
    }
  }

  @Test
  void imagesAreTheSame() throws Exception {
    byte[] expected = image(DeviceBuild.run(List.of(JOB), OPTIONS).get(0));
    assertThat(image(run(OPTIONS))).isEqualTo(expected);
  }

  private static byte[] image(JobResult<DeviceImage> result) {
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<DeviceImage>) result).value().bytes();
  }

  /** It ends before it connects. */
  @Test
  void aWorkerThatDoesNotConnectIsAFailure(@TempDir Path folder) throws Exception {
    Path java =
        Files.writeString(folder.resolve("java"), "#!/bin/sh\necho 'LLVM ERROR: no'\nexit 3\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    JobResult<DeviceImage> result = run(OPTIONS.withJavaExecutable(java));
    assertThat(((JobResult.Failed<DeviceImage>) result).failure().line())
        .isEqualTo("the device compiler ended (with status 3): LLVM ERROR: no");
  }

  @Test
  void theSocketNeedsAShortPath(@TempDir Path folder) {
    Path socket = folder.resolve("x".repeat(200));
    assertThatThrownBy(() -> ReplySocket.listen(socket))
        .hasMessageContainingAll("too long", socket.toString(), "java.io.tmpdir");
    assertThat(List.of(socket)).noneMatch(Files::exists);
  }
}
