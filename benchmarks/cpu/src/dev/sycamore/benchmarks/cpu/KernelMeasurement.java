package dev.sycamore.benchmarks.cpu;

import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.peers.AvailablePeers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs a kernel on all peers: compares their results with ours, and ours with the JVM's, then times
 * all.
 */
final class KernelMeasurement {
  private final AvailablePeers available;
  private final DeviceQueue host;
  private final RoundTimer timer;

  /**
   * @param host a queue of the device {@code host}, which runs the kernel on the JVM
   */
  KernelMeasurement(AvailablePeers available, DeviceQueue host, RoundTimer timer) {
    this.available = available;
    this.host = host;
    this.timer = timer;
  }

  /** Lets the JVM compile what all launches go through. */
  void warmUp(CpuBenchmark small) {
    List<Peer> peers = available.of(small);
    timer.warmUpLaunches(peers.stream().<Runnable>map(peer -> peer::run).toList());
    peers.forEach(Peer::close);
  }

  KernelRow of(CpuBenchmark benchmark) throws InterruptedException {
    List<Peer> peers = available.of(benchmark);
    List<PeerKind> tolerated = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    Map<Object, Object> expected = new IdentityHashMap<>();
    peers.get(0).run();
    for (Object output : benchmark.outputs()) {
      expected.put(output, peers.get(0).result(output));
    }
    compare(
        "host", hostDifference(benchmark, expected), benchmark.tolerance(PeerKind.OURS), errors);
    for (Peer peer : peers) {
      // The JVM's peers share the arrays.
      benchmark.outputs().forEach(KernelMeasurement::clear);
      peer.run();
      ArrayDifference difference = ArrayDifference.NONE;
      for (Object output : benchmark.outputs()) {
        difference =
            difference.and(ArrayDifference.between(expected.get(output), peer.result(output)));
      }
      PeerKind kind = peer.kind();
      compare(kind.title(), difference, benchmark.tolerance(kind), errors);
      if (difference.elements() > 0) {
        tolerated.add(kind);
      }
    }
    List<Runnable> codes = peers.stream().<Runnable>map(peer -> peer::run).toList();
    List<RoundTimes> measured = timer.measure(codes);
    Map<PeerKind, RoundTimes> times = new EnumMap<>(PeerKind.class);
    for (int k = 0; k < peers.size(); k++) {
      times.put(peers.get(k).kind(), measured.get(k));
      peers.get(k).close();
    }
    return new KernelRow(benchmark.name(), benchmark.title(), times, tolerated, errors);
  }

  private ArrayDifference hostDifference(CpuBenchmark benchmark, Map<Object, Object> expected) {
    ArrayDifference difference = ArrayDifference.NONE;
    try (DeviceRun run = benchmark.on(host)) {
      run.run();
      for (Object output : benchmark.outputs()) {
        difference =
            difference.and(ArrayDifference.between(expected.get(output), run.result(output)));
      }
    }
    return difference;
  }

  private static void compare(
      String peer, ArrayDifference difference, double tolerance, List<String> errors) {
    if (difference.elements() > 0 && !(difference.largest() <= tolerance)) {
      errors.add(
          "%s: %d elements differ from ours, by at most %.3g; %.3g is allowed"
              .formatted(peer, difference.elements(), difference.largest(), tolerance));
    }
  }

  private static void clear(Object array) {
    if (array instanceof float[] floats) {
      Arrays.fill(floats, 0);
    } else if (array instanceof double[] doubles) {
      Arrays.fill(doubles, 0);
    } else {
      Arrays.fill((int[]) array, 0);
    }
  }
}
