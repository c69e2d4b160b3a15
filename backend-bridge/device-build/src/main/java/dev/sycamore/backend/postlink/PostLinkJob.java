package dev.sycamore.backend.postlink;

import java.util.Objects;

/** One module to take apart. */
public final class PostLinkJob {

  private final String name;
  private final byte[] module;
  private final PostLinkOptions options;

  /**
   * @param name names the input in messages
   * @param module LLVM IR as text, or bitcode
   */
  public PostLinkJob(String name, byte[] module, PostLinkOptions options) {
    this.name = Objects.requireNonNull(name, "name");
    this.module = module.clone();
    this.options = Objects.requireNonNull(options, "options");
  }

  public String name() {
    return name;
  }

  /** A copy of the module. */
  public byte[] module() {
    return module.clone();
  }

  public PostLinkOptions options() {
    return options;
  }
}
