package dev.sycamore.runtime.queue;

import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.threads.CallbackThread;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Stages that are completed when commands have ended. */
public final class TaskStages {
  private TaskStages() {}

  /** A stage that is completed with a value when a command has ended, or with its failure. */
  public static <T> CompletionStage<T> completion(Task task, T value) {
    CompletableFuture<T> stage = new CompletableFuture<>();
    task.observe(
        ended -> {
          if (ended.isDone()) {
            CallbackThread.run(
                () -> {
                  Throwable failure = ended.shownFailure();
                  if (failure == null) {
                    stage.complete(value);
                  } else {
                    stage.completeExceptionally(failure);
                  }
                });
          }
        });
    return stage.minimalCompletionStage();
  }
}
