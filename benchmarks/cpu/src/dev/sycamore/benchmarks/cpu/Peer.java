package dev.sycamore.benchmarks.cpu;

/** A kernel as one peer runs it, with its data where the peer wants them. */
public interface Peer extends AutoCloseable {

  PeerKind kind();

  /** Computes all results from the inputs, and returns when they are there. */
  void run();

  /**
   * The results of the last run.
   *
   * @param output one of {@link CpuBenchmark#outputs()}
   * @return an array of the same kind and length
   */
  Object result(Object output);

  @Override
  default void close() {}
}
