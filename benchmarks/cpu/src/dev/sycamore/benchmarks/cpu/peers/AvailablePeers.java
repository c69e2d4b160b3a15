package dev.sycamore.benchmarks.cpu.peers;

import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.Peer;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The peers that this machine has. Each is opened once, and runs all kernels. */
public final class AvailablePeers implements AutoCloseable {
  private final DeviceQueue queue;
  private final Path natives;
  private final Optional<PoclDevice> pocl = PoclDevice.open();
  private final Optional<VectorCode> vector = VectorCode.load();

  /**
   * @param queue a queue of the device {@code native-cpu}
   * @param natives the folder of the kernels in C, which may be empty
   */
  public AvailablePeers(DeviceQueue queue, Path natives) {
    this.queue = queue;
    this.natives = natives;
  }

  /** What is missing, and why, a sentence each; and what PoCL compiles for. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(
        pocl.map(device -> "PoCL: " + device.name())
            .orElse("no PoCL: no OpenCL driver of that name"));
    if (vector.isEmpty()) {
      notes.add("no Vector API: this JDK has no module jdk.incubator.vector");
    }
    if (!Files.isDirectory(natives)) {
      notes.add("no C: there is no clang");
    }
    return notes;
  }

  /** All peers that have this kernel, ours first. */
  public List<Peer> of(CpuBenchmark benchmark) {
    List<Peer> peers = new ArrayList<>();
    peers.add(new SycamorePeer(benchmark.on(queue)));
    pocl.ifPresent(device -> peers.add(new PoclPeer(device, benchmark)));
    addNative(peers, PeerKind.CLANG, benchmark, benchmark.name() + ".so");
    peers.add(new JvmPeer(PeerKind.STREAMS, benchmark::streams));
    vector.ifPresent(
        code ->
            benchmark
                .vectorForm()
                .ifPresent(form -> peers.add(new JvmPeer(PeerKind.VECTOR, code.of(form)))));
    addNative(peers, PeerKind.LANES, benchmark, benchmark.name() + ".lanes.so");
    return peers;
  }

  private void addNative(List<Peer> peers, PeerKind kind, CpuBenchmark benchmark, String library) {
    Path path = natives.resolve(library);
    if (Files.exists(path)) {
      peers.add(new NativePeer(kind, benchmark, path));
    }
  }

  @Override
  public void close() {
    pocl.ifPresent(PoclDevice::close);
  }
}
