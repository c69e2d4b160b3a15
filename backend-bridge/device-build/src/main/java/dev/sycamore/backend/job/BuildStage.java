package dev.sycamore.backend.job;

/** The stages that a job goes through, in order. */
public enum BuildStage {
  /** The compiler process starts and loads LLVM. */
  START("start the device compiler"),
  /** LLVM reads the IR text. */
  READ("read the IR"),
  /** LLVM checks the module. */
  VERIFY("verify the IR"),
  /** Modules of several compilations become one. */
  LINK_MODULES("link the modules"),
  /** Aspects of functions go to their callers. */
  ASPECTS("propagate aspects"),
  /** The module is taken apart into images. */
  SPLIT("split the module"),
  /** Specialization constants become what the target has for them. */
  SPECIALIZE("lower the specialization constants"),
  /** The module gets the target's conventions: entry points, work-item functions. */
  LOWER("lower the module"),
  /** LLVM's optimiser. */
  OPTIMIZE("optimise"),
  /** The target's code generator. */
  EMIT("emit code"),
  /** The linker of native images. */
  LINK("link the image"),
  /** A vendor's tool, which makes machine code. */
  TOOL("make machine code");

  private final String action;

  BuildStage(String action) {
    this.action = action;
  }

  /** What the stage does, for messages: a verb phrase without an article. */
  public String action() {
    return action;
  }
}
