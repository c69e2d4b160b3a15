package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.target.DeviceTarget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** One worker, many jobs: none leaves a trace in another. */
class ReuseTest {

  /** The first job of a worker has no other outcome than the next ones. */
  @Test
  void theFirstTimeIsLikeTheSecond() {
    for (String target : List.of("spir64", "ptx64", "x86_64", "amd_gpu_gfx90a")) {
      for (BuildOutput output : BuildOutput.values()) {
        BuildJob job =
            TestModules.job(
                "a.ll",
                TestModules.text("vector_add"),
                DeviceTarget.parse(target),
                List.of(),
                output);
        List<BuildResult> results = DeviceBuild.run(List.of(job, job));
        assertThat(((DeviceImage) results.get(1)).bytes())
            .as(target + " " + output)
            .isEqualTo(((DeviceImage) results.get(0)).bytes());
      }
    }
  }

  @Test
  void theSameJobGivesTheSameBytesAmongAllOthers() {
    List<BuildJob> jobs = new ArrayList<>();
    for (String name : TestModules.ALL) {
      for (DeviceTarget target :
          List.of(DeviceTarget.SPIR64, DeviceTarget.PTX64, DeviceTarget.X86_64)) {
        jobs.add(TestModules.job(name, target));
      }
    }
    Map<BuildJob, byte[]> first = new HashMap<>();
    Random random = new Random(41);
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      for (int round = 0; round < 3; round++) {
        Collections.shuffle(jobs, random);
        for (BuildResult result : build.compile(jobs)) {
          assertThat(result).isInstanceOf(DeviceImage.class);
          byte[] bytes = ((DeviceImage) result).bytes();
          byte[] before = first.putIfAbsent(result.job(), bytes);
          if (before != null) {
            assertThat(bytes).as(result.toString()).isEqualTo(before);
          }
        }
      }
    }
  }
}
