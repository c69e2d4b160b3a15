package dev.sycamore.benchmarks.cpu;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * A row of the table.
 *
 * @param name of the kernel, as on the command line
 * @param title of the row
 * @param times of the peers that have this kernel
 * @param tolerated peers whose results are not ours bit for bit, but within the stated tolerance
 * @param errors what is wrong with results; empty if all is right
 */
public record KernelRow(
    String name,
    String title,
    Map<PeerKind, RoundTimes> times,
    List<PeerKind> tolerated,
    List<String> errors) {

  /** How many times as fast as a peer ours is, by the best rounds. */
  public OptionalDouble ratio(PeerKind peer) {
    RoundTimes others = times.get(peer);
    return others == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(others.best() / times.get(PeerKind.OURS).best());
  }
}
