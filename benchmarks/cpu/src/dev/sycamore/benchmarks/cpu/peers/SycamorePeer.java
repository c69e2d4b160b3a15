package dev.sycamore.benchmarks.cpu.peers;

import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.Peer;
import dev.sycamore.benchmarks.cpu.PeerKind;

/** The kernel in Sycamore. */
final class SycamorePeer implements Peer {
  private final DeviceRun run;

  SycamorePeer(DeviceRun run) {
    this.run = run;
  }

  @Override
  public PeerKind kind() {
    return PeerKind.OURS;
  }

  @Override
  public void run() {
    run.run();
  }

  @Override
  public Object result(Object output) {
    return run.result(output);
  }

  @Override
  public void close() {
    run.close();
  }
}
