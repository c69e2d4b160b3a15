package dev.sycamore.benchmarks.cpu;

/** Who runs a kernel: a column of the table. */
public enum PeerKind {
  OURS("ours"),
  POCL("PoCL"),
  CLANG("clang"),
  STREAMS("streams"),
  VECTOR("Vector API"),
  LANES("hand lanes");

  private final String title;

  PeerKind(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
