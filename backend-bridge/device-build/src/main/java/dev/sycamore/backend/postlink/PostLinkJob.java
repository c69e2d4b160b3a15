package dev.sycamore.backend.postlink;

import java.util.Objects;

/**
 * One module to split.
 *
 * @param name names the input in messages
 * @param module LLVM IR as text, or bitcode; not copied, so nobody may change it
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record PostLinkJob(String name, byte[] module, PostLinkOptions options) {

  public PostLinkJob {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(module, "module");
    Objects.requireNonNull(options, "options");
  }
}
