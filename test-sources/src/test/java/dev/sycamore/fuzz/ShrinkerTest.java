package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.generate.Feature;
import dev.sycamore.fuzz.generate.ProgramGenerator;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.BatchRunner;
import dev.sycamore.fuzz.shrink.FuzzFailure;
import dev.sycamore.fuzz.shrink.Shrinker;
import dev.sycamore.fuzz.shrink.Trial;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("one-jdk")
@Tag("module")
class ShrinkerTest {
  /** A compiler that gets one operator wrong. */
  private record Broken(BatchRunner javac, String operator) implements Trial {
    @Override
    public List<KernelProgram> accepted(List<KernelProgram> programs) {
      return javac.accepted(programs);
    }

    @Override
    public List<FuzzFailure> run(List<KernelProgram> programs, List<String> devices) {
      return programs.stream()
          .filter(program -> program.text("P").contains(operator))
          .map(program -> new FuzzFailure(program, FuzzFailure.Kind.DIFFERENT, "native-cpu", "x"))
          .toList();
    }
  }

  @Test
  void aProgramIsReducedToWhatFails(@TempDir Path folder) {
    ProgramGenerator generator = new ProgramGenerator(Feature.all());
    List<KernelProgram> programs =
        LongStream.range(0, 200)
            .mapToObj(k -> generator.generate(ProgramGenerator.programSeed(9, k)))
            .toList();
    try (BatchRunner runner =
        new BatchRunner(folder, List.of(FuzzSettings.targets("x86_64")), Duration.ofMinutes(1))) {
      Broken broken = new Broken(runner, " >>>= ");
      FuzzFailure failure = broken.run(programs, List.of()).get(0);
      FuzzFailure shrunk = new Shrinker(broken, Duration.ofMinutes(2)).shrink(failure);

      String text = shrunk.program().text("P");
      assertThat(text).contains(" >>>= ");
      // The frame of an nd-range kernel takes eleven, that of a helper four, that of a method of a
      // record that holds another one eight.
      assertThat(text.lines().count()).as(text).isLessThanOrEqualTo(18);
      assertThat(runner.accepted(List.of(shrunk.program()))).hasSize(1);
    }
  }
}
