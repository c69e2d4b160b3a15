package dev.sycamore.benchmarks.cpu;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.kernels.AllBenchmarks;
import dev.sycamore.benchmarks.cpu.peers.AvailablePeers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs a kernel once on native-cpu and once in C, and prints where code is in this process's
 * memory: an emulator that counts instructions knows addresses only.
 */
public final class CodePlaces {
  private static final Path MAPPINGS = Path.of("/proc/self/maps");

  private CodePlaces() {}

  /**
   * Runs it.
   *
   * @param args the kernel's name, and the folder of the kernels in C
   */
  public static void main(String[] args) throws IOException {
    CpuBenchmark benchmark = AllBenchmarks.all().get(args[0]).get();
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        AvailablePeers peers = new AvailablePeers(queue, Path.of(args[1]))) {
      for (Peer peer : peers.of(benchmark)) {
        if (peer.kind() == PeerKind.OURS || peer.kind() == PeerKind.CLANG) {
          peer.run();
        }
      }
      Files.readAllLines(MAPPINGS).stream()
          .filter(line -> line.contains(" r-xp "))
          .forEach(System.out::println);
    }
  }
}
