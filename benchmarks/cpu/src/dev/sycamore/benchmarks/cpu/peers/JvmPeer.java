package dev.sycamore.benchmarks.cpu.peers;

import dev.sycamore.benchmarks.cpu.Peer;
import dev.sycamore.benchmarks.cpu.PeerKind;

/** Java code that works on the arrays of the benchmark. */
record JvmPeer(PeerKind kind, Runnable code) implements Peer {

  @Override
  public void run() {
    code.run();
  }

  @Override
  public Object result(Object output) {
    return output;
  }
}
