package dev.sycamore.tests.features;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.images.ImageValidators;
import dev.sycamore.tests.programs.CompiledPrograms;
import dev.sycamore.tests.programs.Results;
import dev.sycamore.testsupport.sample.CommitSeed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pairs of features, in one kernel and in two kernels of a file: all compile, and give the JVM's
 * bits. A run of all: {@code -Dpairs=136}; others: {@code -Dpairs.seed=2}.
 */
@Tag("one-jdk")
@Tag("module")
class FeaturePairsTest {

  private record Pair(DeviceFeature first, DeviceFeature second) {
    String className() {
      return "Pair_" + first.name() + "_" + second.name();
    }

    Source source() {
      String text = DeviceFeature.program(className(), first, second);
      return new Source(className() + ".java", text);
    }
  }

  /** The pair that once failed, and others by chance. */
  private static List<Pair> pairs() {
    List<Pair> all = new ArrayList<>();
    List<DeviceFeature> features = DeviceFeature.ALL;
    for (int i = 0; i < features.size(); i++) {
      for (int k = i + 1; k < features.size(); k++) {
        all.add(new Pair(features.get(i), features.get(k)));
      }
    }
    Collections.shuffle(
        all.subList(1, all.size()), new Random(Long.getLong("pairs.seed", CommitSeed.value())));
    return all.subList(0, Math.min(all.size(), Integer.getInteger("pairs", 24)));
  }

  @Test
  void featuresDoNotDisturbEachOther(@TempDir Path folder) throws Exception {
    List<Source> sources = pairs().stream().map(Pair::source).toList();
    try (CompiledPrograms programs =
        CompiledPrograms.of(folder, sources, "-Asycamore.targets=x86_64,spir64,ptx64")) {
      assertThat(programs.compiled().success()).as(programs.compiled().transcript()).isTrue();
      assertThat(programs.compiled().ours()).isEmpty();
      for (Pair pair : pairs()) {
        List<String> expected = programs.run(pair.className(), TestDevices.HOST);
        List<String> actual = programs.run(pair.className(), "native-cpu");
        assertThat(Results.differences(expected, actual)).as(pair.className()).isEmpty();
      }
      assertThat(programs.files(".spv")).isNotEmpty().allSatisfy(ImageValidators::checkSpirV);
    }
  }
}
