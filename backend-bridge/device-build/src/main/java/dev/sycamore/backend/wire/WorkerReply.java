package dev.sycamore.backend.wire;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.Failure;
import java.util.List;

/** What a worker says to the build that started it. */
public sealed interface WorkerReply {

  /** LLVM is loaded; jobs may come. */
  record Ready() implements WorkerReply {}

  /** The job has come to a stage. */
  record Entered(BuildStage stage) implements WorkerReply {}

  /** The job is done. The array belongs to the receiver, and is not empty. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared; lives for one message.
  record Image(byte[] bytes) implements WorkerReply {}

  /** One of several images of a job that is not done yet. The arrays belong to the receiver. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared; lives for one message.
  record Part(byte[] code, List<String> symbols, byte[] properties) implements WorkerReply {}

  /** The job is done: all its images were sent as parts. */
  record Finished() implements WorkerReply {}

  /** The job, or the worker's start, failed. */
  record Failed(Failure failure) implements WorkerReply {}

  /**
   * The module has a fault that does not keep it from being processed, or there is something to say
   * of its code; a few lines.
   */
  record Warned(String text) implements WorkerReply {}
}
