package dev.sycamore.backend.link;

import java.util.Objects;

/**
 * A module that is linked with others.
 *
 * @param name names the input in messages
 * @param module LLVM IR as text, or bitcode; not copied, so nobody may change it
 * @param imported whether it comes with a jar or a folder of classes, see {@link ImportedModule}:
 *     the device compiler then refuses what only code of the build's own may have
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record LinkInput(String name, byte[] module, boolean imported) {

  public LinkInput {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(module, "module");
  }

  /** A module of the build's own, or one that the user names. */
  public LinkInput(String name, byte[] module) {
    this(name, module, false);
  }
}
