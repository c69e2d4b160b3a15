package dev.sycamore.benchmarks.cpu;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** What the table is measured against: how many times as fast as its peers ours is to be. */
final class SpeedGoals {
  private final List<KernelRow> rows;

  SpeedGoals(List<KernelRow> rows) {
    this.rows = rows;
  }

  void print(PrintStream out) {
    out.println();
    printMean(out, PeerKind.POCL, 3);
    printMean(out, PeerKind.CLANG, 2);
    printMean(out, PeerKind.STREAMS, 0);
    printLeast(out, PeerKind.POCL, 0.95);
    printLeast(out, PeerKind.CLANG, 0.95);
    printLeast(out, PeerKind.LANES, 0.8);
  }

  /** A goal of 0 is none. */
  private void printMean(PrintStream out, PeerKind peer, double goal) {
    List<Double> ratios = new ArrayList<>();
    rows.forEach(row -> row.ratio(peer).ifPresent(ratios::add));
    if (!ratios.isEmpty()) {
      double mean = Math.exp(ratios.stream().mapToDouble(Math::log).average().orElseThrow());
      String verdict =
          goal == 0 ? "" : " (goal %.1f: %s)".formatted(goal, mean >= goal ? "reached" : "missed");
      out.printf(
          "- geometric mean of %d, %s / ours: %.2f%s%n",
          ratios.size(), peer.title(), mean, verdict);
    }
  }

  private void printLeast(PrintStream out, PeerKind peer, double goal) {
    List<String> below = new ArrayList<>();
    boolean any = false;
    for (KernelRow row : rows) {
      OptionalDouble ratio = row.ratio(peer);
      any |= ratio.isPresent();
      if (ratio.isPresent() && ratio.getAsDouble() < goal) {
        below.add("%s %.2f".formatted(row.name(), ratio.getAsDouble()));
      }
    }
    if (any) {
      out.printf(
          "- below %.2f of %s: %s%n",
          goal, peer.title(), below.isEmpty() ? "none" : String.join("; ", below));
    }
  }
}
