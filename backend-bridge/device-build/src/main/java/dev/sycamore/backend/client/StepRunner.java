package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.backend.wire.WireFormat;
import dev.sycamore.backend.wire.WorkerReply;
import dev.sycamore.backend.wire.WorkerRequest;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs jobs, and with `incremental` reuses the results of those that ran before. */
final class StepRunner {

  private static final String CACHE = "steps";

  /** For what has one result, in its last reply. */
  static final ImageSink NO_IMAGES =
      image -> {
        throw new IOException("the device compiler sends what was not asked for");
      };

  private final DeviceBuildOptions options;
  private final Optional<StepCache> cache;
  private final AtomicInteger reused = new AtomicInteger();
  private Optional<byte[]> compiler;

  StepRunner(DeviceBuildOptions options) {
    this.options = options;
    this.cache = options.incremental() ? cache(options) : Optional.empty();
  }

  private static Optional<StepCache> cache(DeviceBuildOptions options) {
    try {
      return Optional.of(new StepCache(CacheRoot.of(options).resolve(CACHE), options.stepsLimit()));
    } catch (IOException e) {
      // Whoever starts the compiler, from the same folder, will say what is wrong with it.
      return Optional.empty();
    }
  }

  /** Does a job. */
  @FunctionalInterface
  interface Work {
    JobResult<WorkerOutput> perform(WorkerRequest request, Replies replies) throws SinkException;
  }

  /** Whether statistics count a request: they leave out what only looks for another's result. */
  static boolean isCounted(WorkerRequest request) {
    return !(request instanceof WorkerRequest.Inspect);
  }

  /** How many results were there already. */
  int reused() {
    return reused.get();
  }

  /**
   * The result of a request: the one that was kept, or what the work gives, which is then kept if
   * it is good.
   *
   * @throws SinkException if the sink fails
   */
  JobResult<WorkerOutput> perform(WorkerRequest request, ImageSink sink, Work work)
      throws SinkException {
    Optional<byte[]> identity = compiler();
    if (identity.isEmpty()) {
      return work.perform(request, new Replies(sink));
    }
    if (!StepKey.hasNoPlaces(request)) {
      return perform(StepKey.of(identity.get(), request), request, sink, work);
    }
    BuildJob job = ((WorkerRequest.Build) request).job();
    WorkerRequest inspection = new WorkerRequest.Inspect(new InspectionJob(job.name(), job.ir()));
    JobResult<WorkerOutput> inspected =
        perform(StepKey.of(identity.get(), inspection), inspection, NO_IMAGES, work);
    Optional<ModuleFacts> facts = facts(inspected);
    if (facts.isEmpty()) {
      // The job itself says why, and nothing of it is kept.
      return work.perform(request, new Replies(sink));
    }
    return perform(StepKey.of(identity.get(), job, facts.get()), request, sink, work);
  }

  /** What an inspection found; nothing if it failed, or answered with anything else. */
  private static Optional<ModuleFacts> facts(JobResult<WorkerOutput> inspected) {
    if (!(inspected instanceof JobResult.Done<WorkerOutput> done)) {
      return Optional.empty();
    }
    try {
      return Optional.of(WireFormat.result(done.value().bytes(), ModuleFacts.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private JobResult<WorkerOutput> perform(
      StepKey key, WorkerRequest request, ImageSink sink, Work work) throws SinkException {
    Optional<JobResult<WorkerOutput>> known = cache.get().replay(key, sink);
    if (known.isPresent()) {
      if (isCounted(request)) {
        reused.incrementAndGet();
      }
      return known.get();
    }
    try (StepRecording recording = cache.get().recording(key)) {
      JobResult<WorkerOutput> outcome = work.perform(request, new Replies(sink, recording::add));
      if (outcome instanceof JobResult.Done) {
        recording.commit();
      }
      return outcome;
    }
  }

  /** What a vendor's tool makes, in the same way. */
  ToolOutput run(ToolJob job) throws ToolException {
    Optional<StepKey> key =
        cache.isEmpty()
            ? Optional.empty()
            : job.tool().identity().map(id -> StepKey.of(out -> write(out, id, job)));
    if (key.isEmpty()) {
      return job.run(options.jobTimeout());
    }
    Optional<WorkerOutput> known = known(key.get());
    if (known.isPresent()) {
      reused.incrementAndGet();
      return new ToolOutput(known.get().bytes(), String.join("", known.get().warnings()));
    }
    try (StepRecording recording = cache.get().recording(key.get())) {
      ToolOutput made = job.run(options.jobTimeout());
      recording.add(new WorkerReply.Warned(made.printed()));
      recording.add(new WorkerReply.Image(made.bytes()));
      recording.commit();
      return made;
    }
  }

  private Optional<WorkerOutput> known(StepKey key) {
    try {
      return cache
          .get()
          .replay(key, NO_IMAGES)
          .map(result -> ((JobResult.Done<WorkerOutput>) result).value());
    } catch (SinkException e) {
      return Optional.empty();
    }
  }

  private static void write(DataOutputStream out, String tool, ToolJob job) throws IOException {
    List<String> words = new ArrayList<>(List.of("tool", tool, job.input(), job.output()));
    words.addAll(job.arguments());
    out.writeInt(words.size());
    for (String word : words) {
      byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }
    out.write(job.bytes());
  }

  /** The compiler's identity; nothing if it has none, or nothing is kept. */
  private synchronized Optional<byte[]> compiler() {
    if (compiler == null) {
      try {
        compiler =
            cache.isPresent()
                ? Optional.of(CompilerIdentity.of(WorkerClassPath.find(options)))
                : Optional.empty();
      } catch (IOException | WorkerException e) {
        // Whoever starts the compiler will say what is wrong with it.
        compiler = Optional.empty();
      }
    }
    return compiler;
  }

  /** Keeps the folder small. */
  void close() {
    cache.ifPresent(StepCache::trim);
  }
}
