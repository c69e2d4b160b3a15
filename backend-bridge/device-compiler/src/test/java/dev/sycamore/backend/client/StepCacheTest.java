package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.wire.WorkerReply;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results in files. */
@Tag("module")
class StepCacheTest {

  private static final StepKey KEY = StepKey.of(out -> out.writeUTF("a"));
  private static final StepKey OTHER = StepKey.of(out -> out.writeUTF("b"));

  @TempDir private Path folder;

  private StepCache cache() {
    return new StepCache(folder.resolve("steps"), 1000);
  }

  private Path file(StepKey key) {
    return folder.resolve("steps").resolve(key.digest());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void keep(StepKey key, int... sizes) {
    try (StepRecording recording = cache().recording(key)) {
      recording.add(new WorkerReply.Warned("first of " + sizes.length));
      for (int size : sizes) {
        byte[] code = new byte[size];
        Arrays.fill(code, (byte) size);
        recording.add(new WorkerReply.Part(code, List.of("k" + size), bytes("p" + size)));
      }
      recording.add(new WorkerReply.Warned("last"));
      recording.add(new WorkerReply.Image(bytes("end")));
      recording.commit();
    }
  }

  /** What a replay gives, as one text; nothing if it gives nothing. */
  private Optional<String> replay(StepKey key) throws SinkException {
    StringBuilder images = new StringBuilder();
    Optional<JobResult<WorkerOutput>> outcome =
        cache().replay(key, image -> images.append(text(image)));
    if (outcome.isEmpty()) {
      assertThat(images).isEmpty();
      return Optional.empty();
    }
    WorkerOutput done = ((JobResult.Done<WorkerOutput>) outcome.get()).value();
    return Optional.of(
        images + new String(done.bytes(), StandardCharsets.UTF_8) + " " + done.warnings());
  }

  private static String text(PostLinkImage image) {
    return image.code().length
        + " "
        + image.symbols()
        + " "
        + new String(image.properties(), StandardCharsets.UTF_8)
        + ";";
  }

  @Test
  void givesBackWhatWasKept() throws Exception {
    assertThat(replay(KEY)).isEmpty();
    keep(KEY, 3, 100);
    assertThat(replay(KEY)).contains("3 [k3] p3;100 [k100] p100;end [first of 2, last]");
    assertThat(replay(OTHER)).isEmpty();
    keep(KEY);
    assertThat(replay(KEY)).contains("end [first of 0, last]");
    assertThat(files()).containsExactly(KEY.digest());
  }

  @Test
  void aLongBuildDoesNotFillTheDisk() throws Exception {
    StepCache cache = cache();
    for (int i = 0; i < 50; i++) {
      int number = i;
      StepKey key = StepKey.of(out -> out.writeInt(number));
      try (StepRecording recording = cache.recording(key)) {
        recording.add(new WorkerReply.Image(new byte[100]));
        recording.commit();
      }
      long size = 0;
      try (Stream<Path> files = Files.list(folder.resolve("steps"))) {
        for (Path file : files.toList()) {
          size += Files.size(file);
        }
      }
      assertThat(size).as("after %d results", i + 1).isLessThanOrEqualTo(1000 + 1000 / 4 + 200);
    }
  }

  @Test
  void whatDidNotSucceedIsNotKept() throws Exception {
    try (StepRecording recording = cache().recording(KEY)) {
      recording.add(new WorkerReply.Image(new byte[100]));
      assertThat(files()).hasSize(1);
    }
    assertThat(files()).isEmpty();
    assertThat(replay(KEY)).isEmpty();
  }

  @Test
  void noDamagedFileGivesAnything() throws Exception {
    keep(KEY, 5);
    byte[] whole = Files.readAllBytes(file(KEY));
    String expected = replay(KEY).orElseThrow();
    for (int length = 0; length < whole.length; length++) {
      assertDamaged(Arrays.copyOf(whole, length));
    }
    for (int bit = 0; bit < whole.length * 8; bit++) {
      byte[] flipped = whole.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertDamaged(flipped);
    }
    assertDamaged(Arrays.copyOf(whole, whole.length + 1));
    Random random = new Random(20261122);
    for (int i = 0; i < 2000; i++) {
      byte[] garbage = new byte[random.nextInt(300)];
      random.nextBytes(garbage);
      assertDamaged(garbage);
      byte[] patched = whole.clone();
      int at = random.nextInt(whole.length);
      byte[] patch = new byte[1 + random.nextInt(whole.length - at)];
      random.nextBytes(patch);
      System.arraycopy(patch, 0, patched, at, patch.length);
      if (!Arrays.equals(patched, whole)) {
        assertDamaged(patched);
      }
    }
    keep(KEY, 5);
    assertThat(replay(KEY)).contains(expected);
  }

  private void assertDamaged(byte[] content) throws Exception {
    Files.write(file(KEY), content);
    assertThat(replay(KEY)).isEmpty();
  }

  /** As an earlier version kept one where a fault mixed up the replies to two jobs. */
  @Test
  void anEmptyImageIsNotTaken() throws Exception {
    try (StepRecording recording = cache().recording(KEY)) {
      recording.add(new WorkerReply.Image(new byte[0]));
      recording.commit();
    }
    assertThat(file(KEY)).exists();
    assertThat(replay(KEY)).isEmpty();
  }

  @Test
  void whatIsThereUnderAWrongNameIsNotTaken() throws Exception {
    keep(KEY, 5);
    Files.copy(file(KEY), file(OTHER));
    assertThat(replay(OTHER)).isEmpty();
    Files.delete(file(OTHER));
    Files.createDirectory(file(OTHER));
    assertThat(replay(OTHER)).isEmpty();
    keep(OTHER);
    assertThat(replay(OTHER)).isEmpty();
    Files.delete(file(OTHER));
    assertThat(new ProcessBuilder("mkfifo", file(OTHER).toString()).start().waitFor()).isZero();
    assertThat(replay(OTHER)).isEmpty();
    keep(OTHER);
    assertThat(replay(OTHER)).isPresent();
    assertThat(files()).hasSize(2);
  }

  @Test
  void aFolderThatCannotBeUsedKeepsNothing() throws Exception {
    Files.writeString(folder.resolve("steps"), "a file");
    keep(KEY, 5);
    assertThat(replay(KEY)).isEmpty();
    cache().trim();
    assertThat(folder.resolve("steps")).hasContent("a file");
  }

  @Test
  void aSinkThatFailsEndsTheReplay() {
    keep(KEY, 1, 2, 3);
    List<Integer> seen = new ArrayList<>();
    assertThatThrownBy(
            () ->
                cache()
                    .replay(
                        KEY,
                        image -> {
                          seen.add(image.code().length);
                          if (seen.size() == 2) {
                            throw new IOException("full");
                          }
                        }))
        .isInstanceOf(SinkException.class)
        .hasRootCauseMessage("full");
    assertThat(seen).containsExactly(1, 2);
  }

  /** Neither way holds more than the image at hand. */
  @Test
  void imagesAreStreamed() throws Exception {
    int size = 1 << 20;
    StepCache large = new StepCache(folder.resolve("steps"), 100L * size);
    try (StepRecording recording = large.recording(KEY)) {
      for (int i = 0; i < 8; i++) {
        recording.add(new WorkerReply.Part(new byte[size], List.of(), new byte[0]));
        assertThat(Files.size(folder.resolve("steps").resolve(files().get(0))))
            .isGreaterThan((i + 1L) * size);
      }
      recording.add(new WorkerReply.Finished());
      recording.commit();
    }
    List<WeakReference<PostLinkImage>> given = new ArrayList<>();
    Optional<JobResult<WorkerOutput>> outcome =
        cache()
            .replay(
                KEY,
                image -> {
                  given.add(new WeakReference<>(image));
                  if (given.size() > 2) {
                    assertCollected(given.get(given.size() - 3));
                  }
                });
    assertThat(outcome).isPresent();
    assertThat(given).hasSize(8);
  }

  private static void assertCollected(WeakReference<PostLinkImage> image) {
    for (int tries = 0; tries < 20 && image.get() != null; tries++) {
      System.gc();
    }
    assertThat(image.get()).isNull();
  }

  @Test
  void whatIsUnusedForLongestGoesFirst() throws Exception {
    List<StepKey> keys =
        IntStream.range(0, 10).mapToObj(i -> StepKey.of(out -> out.writeInt(i))).toList();
    for (int i = 0; i < keys.size(); i++) {
      keep(keys.get(i), 16);
      Files.setLastModifiedTime(
          file(keys.get(i)), FileTime.from(Instant.now().minusSeconds(5000 - 100L * i)));
    }
    long each = Files.size(file(keys.get(0)));
    Path foreign = Files.writeString(folder.resolve("steps/foreign"), "x".repeat(2000));
    Path abandoned = Files.writeString(folder.resolve("steps/writing-1"), "x");
    Path young = Files.writeString(folder.resolve("steps/writing-2"), "x");
    Files.setLastModifiedTime(abandoned, FileTime.from(Instant.now().minusSeconds(4000)));
    // What is used counts as new.
    assertThat(replay(keys.get(0))).isPresent();
    new StepCache(folder.resolve("steps"), 8 * each).trim();
    assertThat(keys.stream().filter(key -> Files.exists(file(key))).map(keys::indexOf))
        .containsExactly(0, 5, 6, 7, 8, 9);
    assertThat(foreign).exists();
    assertThat(young).exists();
    assertThat(abandoned).doesNotExist();
    // Not twice a day.
    new StepCache(folder.resolve("steps"), each).trim();
    assertThat(file(keys.get(5))).exists();
    Files.setLastModifiedTime(
        folder.resolve("steps").resolve(KeptFiles.TRIMMED),
        FileTime.from(Instant.now().minusSeconds(25 * 3600)));
    new StepCache(folder.resolve("steps"), 6 * each).trim();
    assertThat(file(keys.get(5))).exists();
    // It was looked through just now.
    new StepCache(folder.resolve("steps"), 4 * each).trim();
    assertThat(file(keys.get(5))).exists();
    Files.setLastModifiedTime(
        folder.resolve("steps").resolve(KeptFiles.TRIMMED),
        FileTime.from(Instant.now().minusSeconds(25 * 3600)));
    new StepCache(folder.resolve("steps"), 4 * each).trim();
    assertThat(keys.stream().filter(key -> Files.exists(file(key))).map(keys::indexOf))
        .containsExactly(0, 8, 9);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("steps"))) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
