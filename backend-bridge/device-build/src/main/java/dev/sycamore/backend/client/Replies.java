package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.wire.WorkerReply;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The replies to one request, whether a worker gives them or a file that has kept them. */
final class Replies {

  private final ImageSink sink;
  private final Consumer<WorkerReply> recording;
  private final List<String> warnings = new ArrayList<>();
  private BuildStage stage = BuildStage.READ;
  private boolean delivered;

  /** The replies to a request whose result is not kept. */
  Replies(ImageSink sink) {
    this(sink, reply -> {});
  }

  /**
   * @param sink gets images as they come
   * @param recording gets what makes up the result
   */
  Replies(ImageSink sink, Consumer<WorkerReply> recording) {
    this.sink = sink;
    this.recording = recording;
  }

  /** The stage that was entered last. */
  BuildStage stage() {
    return stage;
  }

  /** Whether the sink has got an image. */
  boolean hasDelivered() {
    return delivered;
  }

  /**
   * Takes one reply.
   *
   * @return what came of the request; nothing while more is to come
   * @throws IOException if this is no reply to a request
   * @throws SinkException if the sink fails
   */
  Optional<JobResult<WorkerOutput>> accept(WorkerReply reply) throws IOException, SinkException {
    if (reply instanceof WorkerReply.Entered entered) {
      stage = entered.stage();
    } else if (reply instanceof WorkerReply.Failed failed) {
      return Optional.of(new JobResult.Failed<>(failed.failure()));
    } else if (reply instanceof WorkerReply.Ready) {
      throw new IOException("the device compiler started twice");
    } else {
      recording.accept(reply);
      return result(reply);
    }
    return Optional.empty();
  }

  private Optional<JobResult<WorkerOutput>> result(WorkerReply reply) throws SinkException {
    if (reply instanceof WorkerReply.Warned warned) {
      warnings.add(warned.text());
    } else if (reply instanceof WorkerReply.Part part) {
      delivered = true;
      try {
        sink.accept(new PostLinkImage(part.code(), part.symbols(), part.properties()));
      } catch (IOException e) {
        throw new SinkException(e);
      }
    } else if (reply instanceof WorkerReply.Image image) {
      return Optional.of(new JobResult.Done<>(new WorkerOutput(image.bytes(), warnings)));
    } else if (reply instanceof WorkerReply.Finished) {
      return Optional.of(new JobResult.Done<>(new WorkerOutput(new byte[0], warnings)));
    }
    return Optional.empty();
  }
}
