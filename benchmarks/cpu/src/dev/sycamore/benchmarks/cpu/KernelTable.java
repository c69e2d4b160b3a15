package dev.sycamore.benchmarks.cpu;

import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.kernels.AllBenchmarks;
import dev.sycamore.benchmarks.cpu.peers.AvailablePeers;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of kernels: milliseconds of each peer, and how many times as fast as each of them ours
 * is.
 */
public final class KernelTable {
  private static final List<PeerKind> COMPARED =
      List.of(PeerKind.POCL, PeerKind.CLANG, PeerKind.STREAMS, PeerKind.LANES);

  private final PrintStream out;
  private final List<KernelRow> rows = new ArrayList<>();

  public KernelTable(PrintStream out) {
    this.out = out;
  }

  /**
   * Measures and prints.
   *
   * @param names the kernels, or empty for all
   * @return whether all results are right
   */
  public boolean print(AvailablePeers peers, DeviceQueue host, List<String> names, RoundTimer timer)
      throws InterruptedException {
    out.println(
        "%s, in milliseconds, the best of %d rounds (the median)"
            .formatted(timer.unit(), timer.rounds()));
    out.println();
    printHead();
    KernelMeasurement measurement = new KernelMeasurement(peers, host, timer);
    measurement.warmUp(AllBenchmarks.small());
    for (String name : AllBenchmarks.all().keySet()) {
      if (names.isEmpty() || names.contains(name)) {
        KernelRow row = measurement.of(AllBenchmarks.all().get(name).get());
        rows.add(row);
        out.println(text(row));
      }
    }
    out.println();
    out.println(
        "(~: the results are within the stated tolerance; all others are ours bit for bit.)");
    printErrors();
    new SpeedGoals(rows).print(out);
    return rows.stream().allMatch(row -> row.errors().isEmpty());
  }

  private void printHead() {
    StringBuilder head = new StringBuilder("| kernel |");
    StringBuilder line = new StringBuilder("|---|");
    for (PeerKind kind : PeerKind.values()) {
      head.append(' ').append(kind.title()).append(" |");
      line.append("---|");
    }
    for (PeerKind kind : COMPARED) {
      head.append(' ').append(kind.title()).append(" / ours |");
      line.append("---|");
    }
    out.println(head);
    out.println(line);
  }

  private static String text(KernelRow row) {
    StringBuilder text = new StringBuilder("| ").append(row.title()).append(" |");
    for (PeerKind kind : PeerKind.values()) {
      RoundTimes times = row.times().get(kind);
      String mark = row.tolerated().contains(kind) ? " ~" : "";
      text.append(
          times == null ? " |" : " %.2f (%.2f)%s |".formatted(times.best(), times.median(), mark));
    }
    for (PeerKind kind : COMPARED) {
      text.append(
          row.ratio(kind).isEmpty() ? " |" : " %.2f |".formatted(row.ratio(kind).getAsDouble()));
    }
    return text.toString();
  }

  private void printErrors() {
    for (KernelRow row : rows) {
      for (String error : row.errors()) {
        out.println("WRONG: " + row.name() + ": " + error);
      }
    }
  }
}
