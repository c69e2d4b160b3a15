package dev.sycamore.backend.link;

import java.util.Objects;

/** A module that is linked with others. */
public final class LinkInput {

  private final String name;
  private final byte[] module;

  /**
   * @param name names the input in messages
   * @param module LLVM IR as text, or bitcode
   */
  public LinkInput(String name, byte[] module) {
    this.name = Objects.requireNonNull(name, "name");
    this.module = module.clone();
  }

  public String name() {
    return name;
  }

  /** A copy of the module. */
  public byte[] module() {
    return module.clone();
  }
}
