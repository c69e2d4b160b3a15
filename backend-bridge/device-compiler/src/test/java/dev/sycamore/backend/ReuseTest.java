package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One worker, many jobs: none leaves a trace in another. */
@Tag("one-jdk")
@Tag("full")
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
                ImageTarget.parse(target),
                List.of(),
                output);
        List<JobResult<DeviceImage>> results = DeviceBuild.run(List.of(job, job));
        assertThat(((JobResult.Done<DeviceImage>) results.get(1)).value().bytes())
            .as(target + " " + output)
            .isEqualTo(((JobResult.Done<DeviceImage>) results.get(0)).value().bytes());
      }
    }
  }

  @Test
  void theSameJobGivesTheSameBytesAmongAllOthers() {
    List<BuildJob> jobs = new ArrayList<>();
    for (String name : TestModules.ALL) {
      for (ImageTarget target :
          List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.X86_64)) {
        jobs.add(TestModules.job(name, target));
      }
    }
    Map<BuildJob, byte[]> first = new HashMap<>();
    Random random = new Random(41);
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      for (int round = 0; round < 3; round++) {
        Collections.shuffle(jobs, random);
        for (JobResult<DeviceImage> result : build.compile(jobs)) {
          assertThat(result).isInstanceOf(JobResult.Done.class);
          DeviceImage image = ((JobResult.Done<DeviceImage>) result).value();
          byte[] before = first.putIfAbsent(image.job(), image.bytes());
          if (before != null) {
            assertThat(image.bytes()).as(image.toString()).isEqualTo(before);
          }
        }
      }
    }
  }
}
