package dev.sycamore.benchmarks.cpu.peers;

import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.Peer;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.nio.file.Path;

/** The kernel in C. */
final class NativePeer implements Peer {
  private final PeerKind kind;
  private final NativeFunction function;

  NativePeer(PeerKind kind, CpuBenchmark benchmark, Path library) {
    this.kind = kind;
    this.function = NativeFunction.of(library, "run", benchmark.parameters());
  }

  @Override
  public PeerKind kind() {
    return kind;
  }

  @Override
  public void run() {
    function.call();
  }

  @Override
  public Object result(Object output) {
    return function.result(output);
  }

  @Override
  public void close() {
    function.close();
  }
}
