package dev.sycamore.codegen;

import dev.sycamore.codegen.error.CodegenException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Runs recursive work on a stack that is deep enough for any source that a host compiler took. Only
 * the part that is used costs memory.
 */
final class DeepStack {

  private static final long BYTES = 1L << 29;

  private DeepStack() {}

  /**
   * The result of {@code work}.
   *
   * @param shallow whether this thread's stack is known to be deep enough: then no other is
   *     started, which takes longer than the work on a small kernel
   * @throws CodegenException what the work throws, or if even this stack is too small
   */
  static <T> T call(boolean shallow, Supplier<T> work) {
    if (shallow) {
      return work.get();
    }
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "sycamore-codegen", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw unwrap(e.getCause());
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new CodegenException("interrupted", null);
    }
  }

  private static RuntimeException unwrap(Throwable cause) {
    if (cause instanceof StackOverflowError) {
      return new CodegenException("an expression or statement is nested too deeply", null);
    } else if (cause instanceof Error error) {
      throw error;
    }
    return (RuntimeException) cause;
  }
}
