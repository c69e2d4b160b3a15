package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.wire.ReplyWriter;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.binding.properties.Dialect;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A worker whose replies end, are damaged, are mixed with other text, or stop coming at each byte:
 * the job fails or is done again, no image is wrong, and nothing wrong is kept for later builds.
 */
@Tag("one-jdk")
@Tag("module")
class WorkerFaultsTest {

  private static final String WARNING = "[0.003s][warning][perf,memops] Cannot use file\n";

  private static final BuildJob JOB =
      new BuildJob(
          "a.ll", bytes("define"), ImageTarget.X86_64, List.of(), BuildOutput.LLVM_BITCODE);

  private static final PostLinkJob SPLIT =
      new PostLinkJob("a.ll", bytes("define"), PostLinkOptions.of(Dialect.DESIGN, Map.of()));

  @TempDir private Path folder;
  private DeviceBuildOptions options;

  @BeforeEach
  void prepareCache() throws IOException {
    Path jar = folder.resolve("llvm.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(Platform.current().mark()));
    }
    options =
        DeviceBuildOptions.fromSystemProperties()
            .withWorkerClassPath(List.of(jar))
            .withCacheDirectory(folder.resolve("cache"))
            .withJobTimeout(Duration.ofMillis(60))
            .withIncremental(true);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The bytes of a worker's life, and where its replies begin. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Life(byte[] bytes, TreeSet<Integer> starts) {

    static Life of(List<WorkerReply> replies) throws IOException {
      return of(1, replies);
    }

    static Life of(int job, List<WorkerReply> replies) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ReplyWriter writer = new ReplyWriter(out);
      TreeSet<Integer> starts = new TreeSet<>();
      writer.write(0, new WorkerReply.Ready());
      for (WorkerReply reply : replies) {
        starts.add(out.size());
        writer.write(job, reply);
      }
      return new Life(out.toByteArray(), starts);
    }
  }

  private static final WorkerReply IMAGE = new WorkerReply.Image(bytes("the image"));

  private static Life image() throws IOException {
    return Life.of(
        List.of(
            new WorkerReply.Entered(BuildStage.READ),
            new WorkerReply.Warned("careful"),
            new WorkerReply.Entered(BuildStage.VERIFY),
            IMAGE));
  }

  private static final List<String> IMAGES = List.of("first [k] p", "second [l, m] ");

  private static Life images() throws IOException {
    return Life.of(
        List.of(
            new WorkerReply.Entered(BuildStage.SPLIT),
            new WorkerReply.Part(bytes("first"), List.of("k"), bytes("p")),
            new WorkerReply.Warned("careful"),
            new WorkerReply.Part(bytes("second"), List.of("l", "m"), bytes("")),
            new WorkerReply.Finished()));
  }

  /** What happens to the replies at a byte. */
  private enum Fault {
    DIES,
    HANGS,
    GARBLES,
    INSERTS,
    REPEATS;

    byte[] applied(byte[] whole, int at) {
      byte[] inserted = bytes(WARNING);
      return switch (this) {
        case DIES, HANGS -> Arrays.copyOf(whole, at);
        case GARBLES -> {
          byte[] flipped = whole.clone();
          flipped[at] ^= (byte) (1 << at % 8);
          yield flipped;
        }
        case INSERTS -> concat(Arrays.copyOf(whole, at), inserted, whole, at);
        case REPEATS -> concat(Arrays.copyOf(whole, at + 1), new byte[0], whole, at);
      };
    }

    private static byte[] concat(byte[] start, byte[] middle, byte[] whole, int rest) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes(start);
      out.writeBytes(middle);
      out.write(whole, rest, whole.length - rest);
      return out.toByteArray();
    }
  }

  /** A worker whose processes are these, one after the other; each hangs once it has sent all. */
  private WorkerPool worker(byte[] first, boolean hangs, byte[]... others) {
    Deque<byte[]> lives = new ArrayDeque<>(List.of(others));
    lives.push(first);
    boolean[] firstHangs = {hangs};
    return new WorkerPool(
        options,
        deep -> {
          boolean now = firstHangs[0];
          firstHangs[0] = true;
          return FakeWorker.start(folder, lives.pop(), now);
        },
        1);
  }

  @Test
  void noFaultAtAnyByteGivesAWrongImage() throws Exception {
    Life life = image();
    int failed = 0;
    for (Fault fault : Fault.values()) {
      // What comes before is the start of the worker.
      for (int at : positions(fault, life)) {
        byte[] faulty = fault.applied(life.bytes(), at);
        byte[] whole = life.bytes();
        try (WorkerPool worker = worker(faulty, fault != Fault.DIES, whole, whole)) {
          JobResult<DeviceImage> result = worker.run(JOB);
          String what = fault + " at " + at;
          if (fault == Fault.DIES && at == life.starts().first()) {
            assertThat(result).as(what).isInstanceOf(JobResult.Done.class);
          }
          if (result instanceof JobResult.Failed) {
            failed++;
            assertThat(steps()).as(what).isEmpty();
            result = worker.run(JOB);
          }
          assertThat(((JobResult.Done<DeviceImage>) result).value().bytes())
              .as(what)
              .isEqualTo(bytes("the image"));
        }
        assertKept();
      }
    }
    System.out.println("worker faults in replies to a job: " + failed + " failed jobs");
    assertThat(failed).isGreaterThan(life.bytes().length);
  }

  @Test
  void noFaultAtAnyByteGivesAWrongSetOfImages() throws Exception {
    Life life = images();
    int failed = 0;
    for (Fault fault : Fault.values()) {
      for (int at : positions(fault, life)) {
        byte[] faulty = fault.applied(life.bytes(), at);
        byte[] whole = life.bytes();
        String what = fault + " at " + at;
        try (WorkerPool worker = worker(faulty, fault != Fault.DIES, whole, whole)) {
          List<String> images = new ArrayList<>();
          JobResult<SplitSummary> result = worker.run(SPLIT, collector(images));
          assertThat(images).as(what).isEqualTo(IMAGES.subList(0, images.size()));
          if (result instanceof JobResult.Failed) {
            failed++;
            assertThat(steps()).as(what).isEmpty();
            images.clear();
            result = worker.run(SPLIT, collector(images));
          }
          assertThat(result)
              .as(what)
              .isEqualTo(new JobResult.Done<>(new SplitSummary(2, List.of("careful"))));
          assertThat(images).as(what).isEqualTo(IMAGES);
        }
        assertThat(steps()).as(what).hasSize(1);
        clear();
      }
    }
    System.out.println("worker faults in replies with images: " + failed + " failed jobs");
    assertThat(failed).isGreaterThan(life.bytes().length);
  }

  private static Set<Integer> positions(Fault fault, Life life) {
    TreeSet<Integer> positions = new TreeSet<>();
    for (int at = life.starts().first(); at < life.bytes().length; at++) {
      boolean border =
          life.starts().contains(at)
              || life.starts().contains(at - 1)
              || life.starts().contains(at + 1);
      // A worker that hangs takes its time.
      if (fault != Fault.HANGS || border) {
        positions.add(at);
      }
    }
    return positions;
  }

  private static ImageSink collector(List<String> images) {
    return image ->
        images.add(text(image.code()) + " " + image.symbols() + " " + text(image.properties()));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** What was kept is right, and needs no worker. */
  private void assertKept() throws IOException {
    assertThat(steps()).hasSize(1);
    try (WorkerPool worker = worker(new byte[0], false)) {
      assertThat(((JobResult.Done<DeviceImage>) worker.run(JOB)).value().bytes())
          .isEqualTo(bytes("the image"));
      assertThat(worker.statistics().workers()).isZero();
    }
    clear();
  }

  private List<Path> steps() throws IOException {
    return Files.isDirectory(folder.resolve("cache/steps"))
        ? TestCaches.steps(folder.resolve("cache")).toList()
        : List.of();
  }

  private void clear() throws IOException {
    for (Path step : steps()) {
      Files.delete(step);
    }
  }

  @Test
  void theErrorShowsWhatCameInsteadOfAReply() throws Exception {
    byte[] replies = Fault.INSERTS.applied(image().bytes(), image().starts().first());
    try (WorkerPool worker = worker(replies, true)) {
      assertThat(((JobResult.Failed<DeviceImage>) worker.run(JOB)).failure().line())
          .startsWith(
              "the device compiler sent data that is not a reply: \"[0.003s][warning][perf,memops] Cannot"
                  + " use file\\nSYCW\\x00");
    }
  }

  @Test
  void aReplyToAnotherJobIsNone() throws Exception {
    try (WorkerPool worker = worker(Life.of(2, List.of(IMAGE)).bytes(), true)) {
      assertThat(((JobResult.Failed<DeviceImage>) worker.run(JOB)).failure().line())
          .isEqualTo("the device compiler sent a reply to job 2 instead of 1");
    }
    assertThat(steps()).isEmpty();
  }

  @Test
  void anEmptyImageIsNone() throws Exception {
    byte[] replies = Life.of(List.of(new WorkerReply.Image(new byte[0]))).bytes();
    try (WorkerPool worker = worker(replies, true)) {
      assertThat(((JobResult.Failed<DeviceImage>) worker.run(JOB)).failure().line())
          .isEqualTo("the device compiler sent an empty image");
    }
    assertThat(steps()).isEmpty();
  }

  @Test
  void aJobIsLostTwiceAtMost() {
    byte[] ready;
    try {
      ready = Life.of(List.of()).bytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    try (WorkerPool worker = worker(ready, false, Arrays.copyOf(ready, ready.length))) {
      // The second one hangs, which is its own failure and not done again.
      assertThat(((JobResult.Failed<DeviceImage>) worker.run(JOB)).failure().line())
          .contains("did not finish within");
      assertThat(worker.statistics().workers()).isEqualTo(2);
    }
  }

  /** Whoever takes the images fails, in whatever way: the next job has nothing to do with it. */
  @Test
  void aFaultOfASinkIsItsCallersOnly() throws Exception {
    byte[] whole = images().bytes();
    List<Throwable> faults =
        List.of(
            new IOException("disk"),
            new IllegalStateException("sink"),
            new OutOfMemoryError("memory"),
            new StackOverflowError("stack"));
    for (Throwable fault : faults) {
      for (int failing = 1; failing <= 2; failing++) {
        try (WorkerPool worker = worker(whole, true, whole)) {
          int which = failing;
          int[] seen = new int[1];
          ImageSink sink =
              image -> {
                if (++seen[0] == which) {
                  throwAny(fault);
                }
              };
          assertThatThrownBy(() -> worker.run(SPLIT, sink)).isSameAs(fault);
          assertThat(steps()).isEmpty();
          List<String> images = new ArrayList<>();
          assertThat(worker.run(SPLIT, collector(images)))
              .isEqualTo(new JobResult.Done<>(new SplitSummary(2, List.of("careful"))));
          assertThat(images).isEqualTo(IMAGES);
        }
        assertThat(steps()).hasSize(1);
        clear();
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void throwAny(Throwable fault) throws T {
    throw (T) fault;
  }
}
