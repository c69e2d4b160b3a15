package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.testsupport.faults.FaultyFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that are kept on a file system that fails at each call. */
class FaultyStepsTest {

  private static final StepKey KEY = StepKey.of(out -> out.writeUTF("a"));

  @TempDir private Path temporary;

  @Test
  void aResultIsKeptWholeOrNotAtAll() throws Exception {
    Path folder = new FaultyFiles(temporary.getFileSystem().provider()).getPath(temporary.toUri());
    int failed = 0;
    for (FaultyFiles.Mode mode : FaultyFiles.Mode.values()) {
      boolean hit = true;
      for (int call = 1; hit; call++) {
        Path steps = folder.resolve(mode + "-" + call);
        FaultyFiles.arm(steps, mode, call);
        keep(new StepCache(steps, 1 << 24));
        hit = FaultyFiles.disarm();
        failed += hit ? 1 : 0;
        Optional<List<String>> kept = replay(new StepCache(steps, 1 << 24));
        String what = mode + " " + call;
        kept.ifPresent(images -> assertThat(images).as(what).containsExactly("one", "two", "[w]"));
        assertThat(hit || kept.isPresent()).as(what).isTrue();
        if (Files.exists(steps)) {
          try (Stream<Path> files = Files.list(steps)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                .as(what)
                .containsExactlyElementsOf(kept.isPresent() ? List.of(KEY.digest()) : List.of());
          }
        }
        // What failed does no harm to the next one.
        keep(new StepCache(steps, 1 << 24));
        assertThat(replay(new StepCache(steps, 1 << 24))).as(what).isPresent();
      }
    }
    System.out.println("failed calls while results were kept: " + failed);
    assertThat(failed).isGreaterThan(8);
  }

  private static void keep(StepCache cache) {
    try (StepRecording recording = cache.recording(KEY)) {
      recording.add(new WorkerReply.Warned("w"));
      for (String code : List.of("one", "two")) {
        byte[] bytes = code.getBytes(StandardCharsets.UTF_8);
        recording.add(new WorkerReply.Part(bytes, List.of(), new byte[100_000]));
      }
      recording.add(new WorkerReply.Finished());
      recording.commit();
    }
  }

  private static Optional<List<String>> replay(StepCache cache) throws SinkException {
    List<String> images = new ArrayList<>();
    Optional<JobResult<WorkerOutput>> outcome =
        cache.replay(KEY, image -> images.add(new String(image.code(), StandardCharsets.UTF_8)));
    if (outcome.isEmpty()) {
      assertThat(images).isEmpty();
      return Optional.empty();
    }
    images.add(((JobResult.Done<WorkerOutput>) outcome.get()).value().warnings().toString());
    return Optional.of(images);
  }
}
