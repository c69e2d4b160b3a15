package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildStage;
import java.util.List;

/** What a worker made of a request. */
sealed interface WorkerOutcome {

  /** The array belongs to the receiver. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared; lives for one message.
  record Done(byte[] bytes, List<String> warnings) implements WorkerOutcome {}

  /** It failed, or the worker ended. */
  record Failed(BuildStage stage, String message, String detail) implements WorkerOutcome {

    /** One line that names the input: LLVM's own where it has the place of a fault. */
    String line(String input) {
      boolean placed = stage == BuildStage.READ && message.startsWith(input + ":");
      return placed ? message : input + ": error: cannot " + stage.action() + ": " + message;
    }
  }
}
