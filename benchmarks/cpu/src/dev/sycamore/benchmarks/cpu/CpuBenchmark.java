package dev.sycamore.benchmarks.cpu;

import dev.sycamore.DeviceQueue;
import java.util.List;
import java.util.Optional;

/**
 * A kernel in all its forms. The arrays of a benchmark name its data for all peers: peers other
 * than {@link #streams()} have copies in memory of their own. Beside the class are {@code NAME.cl}
 * and {@code NAME.c}, where {@code NAME} is that of the class without {@code Benchmark}, and for
 * some {@code NAME.lanes.c}.
 */
public interface CpuBenchmark {

  /** What it computes and how much, for the table. */
  String title();

  /** The arrays that hold results. {@link #streams()} writes them. */
  List<Object> outputs();

  /**
   * The parameters of the function {@code run} in C: arrays, {@code Integer}, {@code Float}, {@code
   * Double}.
   */
  List<Object> parameters();

  /** What is enqueued on an OpenCL queue, in order. */
  List<OpenClStep> steps();

  /** The kernel in Sycamore, prepared for a queue. */
  DeviceRun on(DeviceQueue queue);

  /** The same with parallel streams, on the arrays. */
  void streams();

  /**
   * The same in the Vector API, on the arrays, for the kernels that have it: loaded by name, since
   * only some JDKs have it.
   */
  default Optional<VectorForm> vectorForm() {
    return Optional.empty();
  }

  /**
   * How far results of a peer may differ from ours: {@code |a - b| <= tolerance * max(1, |a|)}.
   * Zero means the same bits.
   */
  default double tolerance(PeerKind peer) {
    return 0;
  }

  /** The name on the command line, and of the sources in other languages. */
  default String name() {
    return getClass().getSimpleName().replace("Benchmark", "");
  }
}
