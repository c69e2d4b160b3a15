package dev.sycamore.backend.link;

import java.util.Objects;

/** A module that is linked with others. */
public final class LinkInput {

  private final String name;
  private final byte[] module;
  private final boolean imported;

  /**
   * A module of the build's own, or one that the user names.
   *
   * @param name names the input in messages
   * @param module LLVM IR as text, or bitcode
   */
  public LinkInput(String name, byte[] module) {
    this(name, module, false);
  }

  /**
   * @param imported whether it comes with a jar or a folder of classes; see {@link ImportedModule}
   */
  public LinkInput(String name, byte[] module, boolean imported) {
    this.name = Objects.requireNonNull(name, "name");
    this.module = module.clone();
    this.imported = imported;
  }

  public String name() {
    return name;
  }

  /** A copy of the module. */
  public byte[] module() {
    return module.clone();
  }

  /** Whether the device compiler refuses what only code of the build's own may have. */
  public boolean imported() {
    return imported;
  }
}
