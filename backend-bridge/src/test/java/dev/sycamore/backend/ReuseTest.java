package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** One worker, many jobs: none leaves a trace in another. */
class ReuseTest {

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
