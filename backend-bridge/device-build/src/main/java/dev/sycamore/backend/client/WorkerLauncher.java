package dev.sycamore.backend.client;

/** Starts workers. */
@FunctionalInterface
interface WorkerLauncher {

  /**
   * Starts a worker and returns at once; it may still fail to load LLVM.
   *
   * @param deep whether to compare the unpacked libraries with the jar first, byte for byte
   */
  WorkerProcess launch(boolean deep) throws WorkerException;

  /**
   * Compares what workers load with what it was made from; whether any differed, and no longer do.
   */
  default boolean repair() {
    return false;
  }

  /** Begins, after the last job, what lets the workers of later builds start sooner. */
  default void prepareLaterBuilds() {}
}
