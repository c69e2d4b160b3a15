package dev.sycamore.backend.aspects;

import java.util.Objects;

/** One module to propagate aspects in. */
public final class PropagationJob {

  private final String name;
  private final byte[] module;
  private final PropagationOptions options;
  private final boolean text;

  /**
   * @param name names the input in messages
   * @param module LLVM IR as text, or bitcode
   * @param text whether the result is text
   */
  public PropagationJob(String name, byte[] module, PropagationOptions options, boolean text) {
    this.name = Objects.requireNonNull(name, "name");
    this.module = module.clone();
    this.options = Objects.requireNonNull(options, "options");
    this.text = text;
  }

  public String name() {
    return name;
  }

  /** A copy of the module. */
  public byte[] module() {
    return module.clone();
  }

  public PropagationOptions options() {
    return options;
  }

  public boolean text() {
    return text;
  }
}
