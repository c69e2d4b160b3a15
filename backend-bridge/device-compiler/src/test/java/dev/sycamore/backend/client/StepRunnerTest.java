package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.wire.WorkerRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests that need a look at the module before it is known what they are called. */
class StepRunnerTest {

  @TempDir private Path folder;

  @Test
  void aJobWhoseModuleCannotBeInspectedRunsAndIsNotKept() throws Exception {
    StepRunner steps = new StepRunner(TestCaches.incremental(folder));
    WorkerRequest job = new WorkerRequest.Build(TestModules.job("vector_add", ImageTarget.X86_64));
    int[] built = new int[1];
    StepRunner.Work wrongFacts =
        (request, replies) -> {
          boolean inspects = request instanceof WorkerRequest.Inspect;
          built[0] += inspects ? 0 : 1;
          return new JobResult.Done<>(
              new WorkerOutput(new byte[] {(byte) (inspects ? 99 : 1)}, List.of()));
        };

    for (int run = 1; run <= 2; run++) {
      JobResult<WorkerOutput> result = steps.perform(job, StepRunner.NO_IMAGES, wrongFacts);

      assertThat(((JobResult.Done<WorkerOutput>) result).value().bytes()).containsExactly(1);
      assertThat(built[0]).isEqualTo(run);
    }
    assertThat(steps.reused()).isZero();
  }
}
