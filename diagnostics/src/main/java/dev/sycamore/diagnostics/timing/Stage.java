package dev.sycamore.diagnostics.timing;

/** What a compilation spends time on, in the order of its stages. */
public enum Stage {
  READ("read sources"),
  KEPT("earlier results"),
  PARSE("parse"),
  ATTRIBUTE("attribute"),
  OUTLINE("outline"),
  NORMALIZE("normalise"),
  LLVM_IR("LLVM IR"),
  OPENCL_C("OpenCL C"),
  BINDING("binding"),
  HEADER("integration header"),
  LAUNCHERS("launchers"),
  START("start of the device build"),
  INSPECT("inspect"),
  LINK("link"),
  SPLIT("split"),
  IMAGES("images"),
  TOOLS("tools"),
  WRITE("write"),
  STOP("end of the device build");

  private final String text;

  Stage(String text) {
    this.text = text;
  }

  /** As a report names it. */
  public String text() {
    return text;
  }
}
